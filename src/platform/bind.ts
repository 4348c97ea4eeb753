import type { Result } from "#domain/result.ts";
import type { Context } from "./context.ts";
import { type Call, isContract, kebabCase, type OutputOf, type ParsedOf, type RefusalOf } from "./contract.ts";

/** What a call is answered by. `npm run check` holds every use case to it: lint/bound-calls.mjs. */
export type UseCase<C extends Call> = (ctx: Context, input: ParsedOf<C>) => Promise<Result<OutputOf<C>, RefusalOf<C>>>;

export type BoundCall = {
  readonly call: Call;
  readonly run: (ctx: Context, input: unknown) => Promise<Result<unknown, string>>;
};

/** Path → what the file exports, as import.meta.glob gives it. */
type Files = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Declared = { readonly key: string; readonly call: Call; readonly path: string };

/** The calls that these contracts declare. */
export const callsIn = (contracts: Files): readonly Declared[] =>
  Object.entries(contracts).flatMap(([path, exported]) =>
    Object.values(exported)
      .filter(isContract)
      .flatMap((contract) => Object.entries(contract).map(([key, call]) => ({ key, call, path }))),
  );

/** Ties each call to the function of its name, in server/<its-name>.ts beside the contract. */
export function bindByName(contracts: Files, useCases: Files): readonly BoundCall[] {
  const declaredIn = new Map<string, string>();
  return callsIn(contracts).map(({ key, call, path }) => {
    const earlier = declaredIn.get(key);
    if (earlier) throw new Error(`The call ${key} is declared twice: in ${earlier} and in ${path}.`);
    declaredIn.set(key, path);
    return { call, run: findUseCase(key, path, useCases) };
  });
}

function findUseCase(key: string, contract: string, useCases: Files): BoundCall["run"] {
  const folder = contract.replace(/[^/]*$/, "server/");
  const file = `${folder}${kebabCase(key)}.ts`;
  const found = useCases[file];
  if (!found) throw new Error(`The call ${key} of ${contract} needs ${file}; there is no such file in ${folder}.`);
  const run = found[key];
  if (typeof run !== "function")
    throw new Error(`The call ${key} of ${contract} needs a function ${key} in ${file}, which exports none.`);
  return run as BoundCall["run"];
}
