import { SpanKind } from "@opentelemetry/api";
import type pg from "pg";
import type { OpenSpans } from "./open-spans.ts";

type Query = (...input: readonly unknown[]) => unknown;

/** A span for each statement of a request or job, named by operation and table: neither its text nor its values. */
export function traceQueries(pool: pg.Pool, spans: OpenSpans): void {
  pool.on("connect", (client) => {
    const send = client.query.bind(client) as Query;
    const traced: Query = (...input) => {
      const span = spans.startPart(aboutStatement(input[0]));
      if (!span) return send(...input);
      const done = input.at(-1);
      if (typeof done === "function") {
        const onDone = (error: unknown, ...rest: readonly unknown[]) => {
          spans.end(span, error ?? undefined);
          done(error, ...rest);
        };
        return send(...input.slice(0, -1), onDone);
      }
      const answer = send(...input);
      if (answer instanceof Promise)
        answer.then(
          () => spans.end(span),
          (error: unknown) => spans.end(span, error),
        );
      else spans.end(span);
      return answer;
    };
    client.query = traced as typeof client.query;
  });
}

function aboutStatement(statement: unknown) {
  const text = typeof statement === "string" ? statement : Object(statement).text;
  const { verb, table } = typeof text === "string" ? summaryOf(text) : { verb: "query", table: undefined };
  return {
    name: table ? `${verb} ${table}` : verb,
    kind: SpanKind.CLIENT,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": verb,
      ...(table && { "db.collection.name": table }),
    },
  };
}

export type Summary = { readonly verb: string; readonly table: string | undefined };

/** Statements come from our sources, so their number is limited; beyond this they are parsed each time. */
const keptAtMost = 2000;
const kept = new Map<string, Summary>();

export function summaryOf(text: string): Summary {
  const known = kept.get(text);
  if (known) return known;
  const summary = read(text);
  if (kept.size < keptAtMost) kept.set(text, summary);
  return summary;
}

const verbs =
  /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release|set|notify|listen|lock)\b/i;
const tables = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)"?(?:\."?([a-z_][a-z0-9_]*)"?)?/i;

function read(text: string): Summary {
  const verb = verbs.exec(text)?.[1]?.toLowerCase() ?? "query";
  const [, first, second] = tables.exec(text) ?? [];
  return { verb, table: second ? `${first}.${second}` : first };
}
