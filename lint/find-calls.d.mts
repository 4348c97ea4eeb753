import type { DeclaredCall } from "./bound-calls.mjs";

export const root: string;
export const findCalls: () => DeclaredCall[];
