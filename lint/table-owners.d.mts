import type { SourceFile } from "./file-rules.mjs";

export const tableOwners: (files: readonly SourceFile[]) => Map<string, string>;
export const foreignWrites: (files: readonly SourceFile[]) => string[];
