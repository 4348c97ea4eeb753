/** What the log, and a job's record, keep of an error: enough to find the fault, and nothing of anyone who met it. */
export type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: DescribedError;
} & Readonly<Partial<Record<(typeof databaseFacts)[number], string>>>;

/** Of what PostgreSQL tells, its `detail`, `where` and `hint` quote the values; these name our own tables. */
const databaseFacts = ["code", "schema", "table", "column", "constraint", "routine"] as const;
const deepest = 5;

export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: sentenceOf(error), stack: "" };
  const cause = error.cause === undefined || depth >= deepest ? undefined : describeError(error.cause, depth + 1);
  return {
    type: error.constructor.name,
    message: sentenceOf(error),
    ...factsOf(error),
    stack: framesOf(error),
    ...(cause && { cause }),
  };
}

/** The error in one sentence, for where there is room for no more; its causes are part of it. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutPersonal(String(error));
  const message = ownSentence(error);
  return error.cause instanceof Error ? `${message} (${sentenceOf(error.cause)})` : message;
}

type Told = Error & { query?: unknown; params?: unknown; severity?: unknown; issues?: unknown };

function ownSentence(error: Told): string {
  // Drizzle adds the values of the query to its message; in the query itself they are $1, $2 …
  if (typeof error.query === "string" && "params" in error) return `Failed query: ${error.query.slice(0, 1000)}`;
  if (Array.isArray(error.issues)) return `Not valid: ${error.issues.map(issueOf).join(", ")}`;
  if (error.severity !== undefined || error instanceof SyntaxError)
    return withoutPersonal(withoutQuotes(error.message));
  return withoutPersonal(error.message);
}

const issueOf = (issue: unknown) => {
  const { path, code } = Object(issue);
  return `${Array.isArray(path) ? path.join(".") : ""} ${code}`.trim();
};

function factsOf(error: Error): Partial<Record<(typeof databaseFacts)[number], string>> {
  const known: Readonly<Record<string, unknown>> = { ...error };
  return Object.fromEntries(
    databaseFacts.flatMap((fact) => (typeof known[fact] === "string" ? [[fact, known[fact]]] : [])),
  );
}

/** The places alone: a stack starts with the message, which may have many lines. */
const framesOf = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** PostgreSQL and JSON.parse quote what they could not read. */
const withoutQuotes = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"?/gs, '"…"');

const addresses = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const queries = /([?#])[^\s"'<>)]+/g;
const secrets = /\b(Bearer|Basic)\s+\S+|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const numbers = /(?<![\w.-])\+?\d[\d ()/-]{7,}\d(?![\w-])/g;
const digitsOfPhone = 9;

/** A text without addresses, phone numbers, tokens, and what stands behind a question mark in a link. */
export const withoutPersonal = (text: string): string =>
  withoutAddresses(text)
    .replace(queries, "$1…")
    .replace(secrets, "[secret]")
    .replace(numbers, (found) => (found.replace(/\D/g, "").length >= digitsOfPhone ? "[number]" : found));

export const withoutAddresses = (text: string): string => text.replace(addresses, "[email]");
