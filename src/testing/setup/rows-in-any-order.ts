import pg from "pg";

/**
 * PostgreSQL promises no order without ORDER BY, yet mostly returns rows in the same one. In tests such a
 * read returns its rows reversed, so that code that relies on luck fails at once.
 */
type Result = { rows: unknown[]; command: string };
type Query = (...args: unknown[]) => unknown;

const patched = Symbol.for("rows in any order");
const client = pg.Client.prototype as unknown as { query: Query; [patched]?: true };

const textOf = (query: unknown) => (typeof query === "string" ? query : ((query as { text?: string })?.text ?? ""));
const leavesOrderOpen = (query: unknown) => !/\border\s+by\b/i.test(textOf(query));

function backwards<R>(result: R): R {
  const { command, rows } = (result ?? {}) as Partial<Result>;
  if (command === "SELECT") rows?.reverse();
  return result;
}

// The pool uses callbacks, a transaction uses promises.
const turnCallback = (last: unknown) =>
  typeof last === "function" ? (error: unknown, result: unknown) => last(error, backwards(result)) : last;

if (!client[patched]) {
  const { query } = client;
  client[patched] = true;
  client.query = function (...args) {
    if (!leavesOrderOpen(args[0])) return query.apply(this, args);
    const answer = query.apply(this, [...args.slice(0, -1), turnCallback(args.at(-1))]);
    return answer instanceof Promise ? answer.then(backwards) : answer;
  };
}
