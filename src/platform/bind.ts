import type { Result } from "#domain/result.ts";
import type { Context } from "./context.ts";
import type { Call, OutputOf, ParsedOf, RefusalOf } from "./contract.ts";

/** One use case for each call of a contract: a missing one, a wrong answer or an undeclared refusal does not compile. */
export type Handlers<C extends Readonly<Record<string, Call>>> = {
  readonly [K in keyof C]: (ctx: Context, input: ParsedOf<C[K]>) => Promise<Result<OutputOf<C[K]>, RefusalOf<C[K]>>>;
};

export type BoundCall = {
  readonly call: Call;
  readonly run: (ctx: Context, input: unknown) => Promise<Result<unknown, string>>;
};

/** Ties a contract to its use cases. */
export function bind<C extends Readonly<Record<string, Call>>>(
  contract: C,
  handlers: Handlers<C>,
): readonly BoundCall[] {
  return Object.entries(contract).map(([key, call]) => ({ call, run: handlers[key] as BoundCall["run"] }));
}
