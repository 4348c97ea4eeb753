import { addHours } from "../time/local-time.ts";

/** The rows of each table that went from one person to the other, by their ids. */
export type MovedRows = Readonly<Record<string, readonly string[]>>;

type Row = Readonly<Record<string, unknown>>;

/** Both people as they were, and the one who stayed as merging left them: whatever differs from that was changed later. */
export type RowsBefore = { readonly people: readonly Row[]; readonly after: Row };

/** A merge can be undone for this many days. */
export const undoMergeDays = 30;

export const undoMergeUntil = (mergedAt: Date): Date => addHours(mergedAt, 24 * undoMergeDays);

type Merge = { readonly mergedAt: Date; readonly undoneAt: Date | null };

export const canUndoMerge = ({ mergedAt, undoneAt }: Merge, now: Date): boolean =>
  undoneAt === null && now < undoMergeUntil(mergedAt);
