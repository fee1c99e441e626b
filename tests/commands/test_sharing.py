"""The sharing process makes one report of what its parts report."""

from __future__ import annotations

from msgspec import Struct

from companion.commands.sharing import Reports
from companion.sharing.messages import Press, SharingStatus


def test_the_parts_reports_become_one_and_presses_pass() -> None:
    said: list[Struct] = []
    reports, why = Reports(said.append), ("core.server-problem", {"why": "away"})
    reports.say("phone_table", SharingStatus(address="http://10.0.0.2:8090/table/abc", phones=2))
    reports.say("mqtt", SharingStatus(problems={"mqtt": why}))
    reports.say("mqtt", Press(do="next"))
    reports.say("phone_table", SharingStatus())
    assert said == [
        SharingStatus(address="http://10.0.0.2:8090/table/abc", phones=2),
        SharingStatus(address="http://10.0.0.2:8090/table/abc", phones=2, problems={"mqtt": why}),
        Press(do="next"),
        SharingStatus(problems={"mqtt": why}),
    ]
