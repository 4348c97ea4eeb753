/** Generated from the contracts and call files by name: lint/bound-calls.mjs. */
declare module "virtual:bound-calls" {
  export const boundCalls: readonly import("./bind.ts").BoundCall[];
}
