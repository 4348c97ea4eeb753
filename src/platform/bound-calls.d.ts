/** Made of the contracts and the files of their calls, by name: lint/bound-calls.mjs. */
declare module "virtual:bound-calls" {
  export const boundCalls: readonly import("./bind.ts").BoundCall[];
}
