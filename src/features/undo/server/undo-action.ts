import type { Context } from "#platform/context.ts";
import { undoHeld } from "#platform/held/undo-held.ts";

/** Undoes what our team has just done: the record is as it was, and no one hears of it. */
export const undoAction = (ctx: Context, { id }: { id: string }) => undoHeld(ctx, id);
