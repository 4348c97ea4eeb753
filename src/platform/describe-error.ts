import { thrownText } from "#domain/text/thrown-text.ts";

/** The part of an error kept in the log and in job records: enough to find the fault, and nothing personal. */
export type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: DescribedError;
  /** Of errors that failed together, such as all addresses of a server. */
  readonly errors?: readonly DescribedError[];
} & Readonly<Partial<Record<(typeof databaseFacts)[number], string>>>;

/** PostgreSQL’s `detail`, `where` and `hint` quote values; these fields only name our own tables. */
const databaseFacts = ["code", "schema", "table", "column", "constraint", "routine"] as const;
const deepest = 5;

export function describeError(error: unknown, depth = 0): DescribedError {
  if (!isError(error)) return { type: typeOf(error), message: sentenceOf(error), stack: "" };
  const below = (thrown: unknown) => describeError(thrown, depth + 1);
  const cause = error.cause === undefined || depth >= deepest ? undefined : below(error.cause);
  const errors = depth >= deepest ? [] : partsOf(error).slice(0, deepest).map(below);
  return {
    type: error.constructor.name,
    message: sentenceOf(error),
    ...factsOf(error),
    stack: framesOf(error),
    ...(cause && { cause }),
    ...(errors.length > 0 && { errors }),
  };
}

/** The error and its causes in one sentence. */
export function sentenceOf(error: unknown): string {
  if (!isError(error)) return withoutPersonal(thrownText(error));
  const message = ownSentence(error);
  const below = [...(error.cause === undefined ? [] : [error.cause]), ...partsOf(error).slice(0, deepest)];
  return below.length > 0 ? `${message} (${below.map(sentenceOf).join("; ")})`.trim() : message;
}

/** Also an error of another realm, such as a worker’s, which is no instance of our Error. */
const isError = (thrown: unknown): thrown is Error =>
  thrown instanceof Error || Object.prototype.toString.call(thrown) === "[object Error]";

const typeOf = (thrown: unknown): string =>
  typeof thrown === "object" && thrown !== null ? (thrown.constructor?.name ?? "object") : typeof thrown;

const partsOf = (error: Error): readonly unknown[] =>
  "errors" in error && Array.isArray(error.errors) ? error.errors : [];

type Report = Error & { query?: unknown; params?: unknown; severity?: unknown; issues?: unknown };

function ownSentence(error: Report): string {
  // Drizzle adds the query’s values to its message; in the query itself they are $1, $2 …
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

/** Only the stack’s locations: it starts with the message, which may have many lines. */
const framesOf = ({ stack = "" }: Error) =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");

/** PostgreSQL and JSON.parse quote what they could not read. */
const withoutQuotes = (text: string) => text.replace(/"(?:[^"\\]|\\.)*"?/gs, '"…"');

// Matched from the start of a word only: starting from each letter, a long text without @ would take minutes.
const addresses = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const queries = /([?#])[^\s"'<>)]+/g;
const secrets = /\b(Bearer|Basic)\s+\S+|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const numbers = /(?<![\w.-])\+?\d[\d ()/-]{7,}\d(?![\w-])/g;
const digitsOfPhone = 9;

/** A part of a path that no one chose, such as a link’s token. Words in our addresses are all lower case. */
const pathParts = /(?<=\/)[\w-]{20,}(?![\w-]|\.\w)/g;
const isToken = (part: string) => /[A-Z]/.test(part) || (/\d/.test(part) && !part.includes("-"));

/** A text without addresses, phone numbers, tokens and query strings. */
export const withoutPersonal = (text: string): string =>
  withoutAddresses(text)
    .replace(queries, "$1…")
    .replace(pathParts, (part) => (isToken(part) ? "…" : part))
    .replace(secrets, "[secret]")
    .replace(numbers, (row) => (row.replace(/\D/g, "").length >= digitsOfPhone ? "[number]" : row));

export const withoutAddresses = (text: string): string => text.replace(addresses, "[email]");
