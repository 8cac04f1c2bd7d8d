"""The report: a ruling in the one order in which every door reads it, the answer first.

The title, one sentence that decides, what is done and said, who may use what, what comes after
play, the Law and a line below. Everything else that can be said of a ruling stands behind *More*.
"""

from bot.wording.report.models import Instruction, Report
from bot.wording.report.reading import report, report_lines

__all__ = ["Instruction", "Report", "report", "report_lines"]
