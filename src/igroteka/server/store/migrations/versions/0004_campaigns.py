"""Campaigns: linked matches, and the tables they are played at."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A row for each campaign, and one for each table of it."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("moved", sa.Double, nullable=False),
    )
    op.create_index("campaigns_of_host", "campaigns", ["host", "moved"])
    op.create_table(
        "campaign_tables",
        sa.Column("table_id", sa.String, primary_key=True),
        sa.Column("campaign_id", sa.String, sa.ForeignKey("campaigns.id"), nullable=False),
    )
