"""The audit's JSON, which every other format must match."""


def test_the_shipped_audit_counts_its_rows(tincture):
    audit = tincture.results()
    outcomes = [row["outcome"] for row in audit["results"]]
    counts = {outcome: audit["summary"][outcome] for outcome in set(outcomes)}
    assert counts == {outcome: outcomes.count(outcome) for outcome in set(outcomes)}
