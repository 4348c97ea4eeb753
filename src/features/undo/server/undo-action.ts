import type { Context } from "#platform/context.ts";
import { undoHeld } from "#platform/held/undo-held.ts";

/** Undoes a recent action of our team: the record is as before, and no one is notified. */
export const undoAction = (ctx: Context, { id }: { id: string }) => undoHeld(ctx, id);
