import type { Refused, Result } from "#domain/result.ts";
import type { Context } from "./context.ts";
import type { Call, OutputOf, ParsedOf, RefusalOf } from "./contract.ts";

/** Runs before a writing call’s transaction: requests to external services while no connection is held. */
type Before<Input, Reason extends string> = (ctx: Context, input: Input) => Promise<Refused<Reason> | undefined>;

/** The function behind a call: a wrong answer or an undeclared refusal does not compile. */
export type UseCase<C extends Call> = {
  (ctx: Context, input: ParsedOf<C>): Promise<Result<OutputOf<C>, RefusalOf<C>>>;
  before?: Before<ParsedOf<C>, RefusalOf<C>>;
};

/** A call with its use case. lint/bound-calls.mjs binds them by name. */
export type BoundCall = {
  readonly call: Call;
  readonly run: {
    (ctx: Context, input: unknown): Promise<Result<unknown, string>>;
    before?: Before<unknown, string>;
  };
};
