"""How Alembic runs our migrations: on the connection, and in the transaction, it is given."""

from alembic import context

from igroteka.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
