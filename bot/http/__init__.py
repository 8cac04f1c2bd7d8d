"""Interactions over HTTP: Discord posts them, each is answered in the response to its request.

The same commands, buttons and forms as on the gateway answer; nothing is kept between requests,
so any number of processes behind any balancer serve one application.
"""
