import type { Role } from "#domain/account/roles.ts";

/** A zod schema, typed as loosely as possible: the full type costs the compiler three times as much. */
type Schema = { readonly "~standard": unknown };
type TypesOf<S> = S extends { "~standard": { readonly types?: infer T | undefined } } ? NonNullable<T> : never;

/** The callers allowed. The server refuses everyone else; the browser uses it to hide what would be refused. */
export type Access = "anyone" | "signed_in" | readonly Role[];

/**
 * `reads` runs without a transaction; `changes` in one; `creates` in one, and honours an Idempotency-Key. `gathers` has none
 * of its own: what it stores is written together with what others send, by one statement, and is safe to send again.
 */
export type Effect = "reads" | "changes" | "creates" | "gathers";

/** At most `times` calls from one address within `seconds`, counted across all instances. */
export type Limit = { readonly times: number; readonly seconds: number };

export type CallDefinition = {
  readonly summary: string;
  readonly access: Access;
  readonly effect: Effect;
  readonly limit?: Limit;
  /** Requires a second factor entered within the last ten minutes, from anyone who has or must have one. */
  readonly needsFreshFactor?: boolean;
  /** A public read that pages use: also served at GET /content/<name>, and dropped when the site's content changes. */
  readonly forPages?: boolean;
  /** Most bytes of input, if more than usual: for files. */
  readonly largest?: number;
  /** A heavy read that a standby may answer, if there is one. It writes nothing, not even that someone looked. */
  readonly onReplica?: boolean;
  readonly input: Schema;
  readonly output: Schema;
  /**
   * Every reason for refusal, with the sentence shown to the caller. `not_found` is answered with 404: for anyone else,
   * a record does not exist.
   */
  readonly refusals: Readonly<Record<string, string>>;
};

export type Call = CallDefinition & { readonly name: string };

/** Declares one call. */
export const call = <
  I extends Schema,
  O extends Schema,
  const R extends Readonly<Record<string, string>> = Readonly<Record<never, string>>,
>(definition: {
  summary: string;
  access: Access;
  effect: Effect;
  limit?: Limit;
  needsFreshFactor?: boolean;
  forPages?: boolean;
  onReplica?: boolean;
  largest?: number;
  input: I;
  output: O;
  refusals?: R;
}): Named<I, O, R> => ({ ...definition, refusals: definition.refusals ?? noRefusals<R>() });

type Named<I, O, R> = Omit<CallDefinition, "input" | "output" | "refusals"> & {
  readonly input: I;
  readonly output: O;
  readonly refusals: R;
};
const noRefusals = <R>() => ({}) as R;

/** A feature’s calls. The key `createBooking` becomes the address /functions/v1/create-booking. */
export function contract<const C extends Record<string, CallDefinition>>(calls: C): WithNames<C> {
  return Object.fromEntries(
    Object.entries(calls).map(([key, definition]) => [key, { ...definition, name: kebabCase(key) }]),
  ) as WithNames<C>;
}

type WithNames<C> = { readonly [K in keyof C]: C[K] & { readonly name: KebabCase<K & string> } };

/** `createBooking` as the type `"create-booking"`. */
type KebabCase<S extends string> = S extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : "";

export const kebabCase = (key: string) => key.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

export type InputOf<C extends { input: unknown }> = TypesOf<C["input"]> extends { input: infer T } ? T : never;
/** A use case’s input: parsed, with defaults filled in. */
export type ParsedOf<C extends { input: unknown }> = TypesOf<C["input"]> extends { output: infer T } ? T : never;
export type OutputOf<C extends { output: unknown }> = TypesOf<C["output"]> extends { output: infer T } ? T : never;
export type RefusalOf<C extends { refusals: unknown }> = keyof C["refusals"] & string;
