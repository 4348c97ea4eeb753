import type { SourceFile } from "./file-rules.mjs";

export const rulesInMigrations: (files: readonly SourceFile[]) => string[];
export const currentSql: (files: readonly SourceFile[]) => string[];
