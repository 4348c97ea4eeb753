import type { Result } from "#domain/result.ts";
import type { Context } from "./context.ts";
import type { Call, OutputOf, ParsedOf, RefusalOf } from "./contract.ts";

/** The function that answers a call: another answer or an undeclared refusal does not pass `npm run check`. */
export type UseCase<C extends Call> = (ctx: Context, input: ParsedOf<C>) => Promise<Result<OutputOf<C>, RefusalOf<C>>>;

/** A call with its use case. lint/bound-calls.mjs ties them by name. */
export type BoundCall = {
  readonly call: Call;
  readonly run: (ctx: Context, input: unknown) => Promise<Result<unknown, string>>;
};
