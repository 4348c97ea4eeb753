import type { SourceFile } from "./file-rules.mjs";

export const callsByName: (files: readonly SourceFile[]) => string[];
export const emailsByName: (files: readonly SourceFile[]) => string[];
export const pagesByAddress: (files: readonly SourceFile[]) => string[];
export const foldersInNames: (paths: readonly string[]) => string[];
