import { boundCalls } from "virtual:bound-calls";
import type { BoundCall } from "#platform/bind.ts";

/** Every call a browser may make: each key of each contract, answered by the function in the file of its name. */
export const api: readonly BoundCall[] = boundCalls;
