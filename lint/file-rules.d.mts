/** A file as the rules see it: path from the repository's root, and its text (empty for pictures and fonts). */
export type SourceFile = { path: string; text: string };

type PathRule = (paths: readonly string[]) => string[];
type TextRule = (files: readonly SourceFile[]) => string[];

export const junkDrawers: PathRule;
export const strangersInFeatures: PathRule;
export const strangersInSrc: PathRule;
export const migrationNumbers: PathRule;
export const longFiles: TextRule;
export const tooLong: TextRule;
export const unfinishedWork: TextRule;
export const lockedAddresses: TextRule;
export const nakedSubqueries: TextRule;
export const heldConnections: TextRule;
export const hastyWaits: TextRule;
export const findings: TextRule;
