import type { SourceFile } from "./file-rules.mjs";

/** A call of a contract, and the file that answers it. */
export type DeclaredCall = { path: string; contract: string; key: string; name: string; home: string };

export const declaredCalls: (files: readonly SourceFile[]) => DeclaredCall[];
export const unboundCalls: (files: readonly SourceFile[]) => string[];
export const callTable: (calls: readonly DeclaredCall[]) => string;
export const callTypes: (calls: readonly DeclaredCall[]) => string;
