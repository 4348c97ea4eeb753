import { bindByName } from "#platform/bind.ts";

type Exports = Readonly<Record<string, unknown>>;

const contracts = import.meta.glob<Exports>("./features/**/*contract.ts", { eager: true });
const useCases = import.meta.glob<Exports>(
  ["./features/**/server/*.ts", "!./features/**/*.test.ts", "!./features/**/*{store,views}.ts"],
  { eager: true },
);

/** Every call a browser may make: what a contract declares, answered by the use case of its name. */
export const api = bindByName(contracts, useCases);
