import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { endSessions } from "../../server/end-sessions.ts";
import { eraseInvites, eraseUser } from "../../server/profile-store.ts";
import { findRolesOf } from "../../server/profile-views.ts";
import { countOpenRefunds, countUnpaid, countUpcoming } from "./erasure-views.ts";
import { findRecordsOf, type Whose } from "./person-views.ts";

/** Why this person cannot be erased yet, or nothing. */
export async function mayErase(ctx: Context, whose: Whose) {
  if (whose.userId && (await findRolesOf(ctx.db, whose.userId)).length > 0) return refuse("has_role");
  if ((await countUpcoming(ctx.db, whose, ctx.now)) > 0) return refuse("upcoming_booking");
  if ((await countUnpaid(ctx.db, whose)) > 0) return refuse("unpaid_booking");
  if ((await countOpenRefunds(ctx.db, whose)) > 0) return refuse("open_refund");
  return accept(true);
}

/**
 * Erases a person in one transaction: when the answer comes, nothing of them is left in any feature's tables but what
 * the law makes us keep. The features do their part by `ctx.erasures` and not by an event, which would keep the address it
 * tells. Answers how many records it was.
 */
export async function eraseEverywhere(ctx: Context, whose: Whose): Promise<number> {
  const records = await findRecordsOf(ctx.db, whose);
  if (whose.userId) await endSessions(ctx, { userId: whose.userId, reason: "account_erased" });
  for (const erase of Object.values(ctx.erasures)) await erase(ctx, { ...whose, records });
  await eraseInvites(ctx.db, records.invites);
  if (whose.userId) await eraseUser(ctx.db, { userId: whose.userId, at: ctx.now });
  const { references: _names, ...ids } = records;
  return Object.values(ids).flat().length;
}
