"""The counts as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from bot.ops.meter import BOUNDS, Meter, Times

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Counts(Collector):
    """The counts of one meter."""

    def __init__(self, meter: Meter) -> None:
        self._meter = meter

    def collect(self) -> Iterable[Metric]:
        """All of them, as they are now."""
        outcomes = CounterMetricFamily(
            "director_interactions", "Interactions by how they ended", labels=["outcome"]
        )
        for outcome, count in tuple(self._meter.outcomes.items()):
            outcomes.add_metric([outcome], count)
        statuses = CounterMetricFamily(
            "director_http_responses", "HTTP responses by status", labels=["status"]
        )
        for status, count in tuple(self._meter.statuses.items()):
            statuses.add_metric([str(status)], count)
        screens = CounterMetricFamily(
            "director_screens", "Screens by where they came from", labels=["source"]
        )
        for source, count in tuple(self._meter.screens.items()):
            screens.add_metric([source], count)
        yield outcomes
        yield statuses
        yield screens
        yield GaugeMetricFamily(
            "director_interactions_in_hand", "Interactions being answered", self._meter.in_hand
        )
        yield _histogram(self._meter.times)


def _histogram(times: Times) -> HistogramMetricFamily:
    bounds = (*(str(bound) for bound in BOUNDS), "+Inf")
    sums = tuple(accumulate(times.counts))
    return HistogramMetricFamily(
        "director_answer_seconds",
        "Seconds from an interaction to its answer",
        buckets=list(zip(bounds, sums, strict=True)),
        sum_value=times.total,
    )


def registry(meter: Meter) -> CollectorRegistry:
    """The counts of a meter, and what the process itself uses."""
    made = CollectorRegistry()
    made.register(Counts(meter))
    ProcessCollector(registry=made)
    return made


def exposition(registered: CollectorRegistry) -> bytes:
    """The page that Prometheus fetches."""
    return generate_latest(registered)
