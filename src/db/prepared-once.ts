/** A statement that is prepared once per connection. */
export function preparedOnce<Connection extends object, Statement>(
  prepare: (db: Connection) => Statement,
): (db: Connection) => Statement {
  const made = new WeakMap<Connection, Statement>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const statement = prepare(db);
    made.set(db, statement);
    return statement;
  };
}
