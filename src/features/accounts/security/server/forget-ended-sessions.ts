import type { Context } from "#platform/context.ts";
import { deleteEndedSessions } from "../../server/session-store.ts";
import { deleteOldTokens } from "../../server/token-store.ts";
import { deleteOldChallenges } from "./factor-store.ts";

const day = 24 * 3600 * 1000;

/** Old session records. The audit log keeps who signed in when. */
export async function forgetEndedSessions(ctx: Context): Promise<void> {
  await deleteEndedSessions(ctx.db, new Date(ctx.now.getTime() - 30 * day));
  await deleteOldTokens(ctx.db, new Date(ctx.now.getTime() - 7 * day));
  await deleteOldChallenges(ctx.db, new Date(ctx.now.getTime() - day));
}
