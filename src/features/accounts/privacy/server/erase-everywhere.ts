import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { hashAddress, newSalt } from "#platform/erasure-ledger.ts";
import { endSessions } from "../../server/end-sessions.ts";
import { eraseInvites, eraseUser } from "../../server/profile-store.ts";
import { findRolesOf } from "../../server/profile-views.ts";
import { countOpenRefunds, countUnpaid, countUpcoming } from "./erasure-views.ts";
import { findRecordsOf, type Whose } from "./person-views.ts";
import { insertErasure } from "./store.ts";

/** Everything that must end before this person can be erased; the first is what a refusal says. */
export async function findObstacles(ctx: Context, whose: Whose) {
  const obstacles = {
    has_role: whose.userId ? (await findRolesOf(ctx.db, whose.userId)).length : 0,
    upcoming_booking: await countUpcoming(ctx.db, whose, ctx.now),
    unpaid_booking: await countUnpaid(ctx.db, whose),
    open_refund: await countOpenRefunds(ctx.db, whose),
  };
  return (Object.keys(obstacles) as (keyof typeof obstacles)[]).filter((name) => obstacles[name] > 0);
}

/** Why this person cannot be erased yet, or nothing. */
export async function mayErase(ctx: Context, whose: Whose) {
  const [first] = await findObstacles(ctx, whose);
  return first ? refuse(first) : accept(true);
}

/**
 * Erases a person in one transaction: when the answer comes, nothing of them is left in any feature's tables but what
 * the law makes us keep. The features do their part by `ctx.erasures` and not by an event, which would keep the address it
 * tells. Answers how many records it was.
 */
export async function eraseEverywhere(ctx: Context, whose: Whose): Promise<number> {
  const count = await eraseRecords(ctx, whose);
  const { email, userId } = whose;
  const salt = newSalt();
  const addressHash = email === null ? null : hashAddress(salt, email);
  await insertErasure(ctx.db, { id: ctx.newId(), erasedAt: ctx.now.toISOString(), salt, addressHash, userId });
  await ctx.emit({ type: "person.erased" });
  return count;
}

/** The erasure alone, without a mark for later: after a restore it is done again. */
export async function eraseRecords(ctx: Context, whose: Whose): Promise<number> {
  const records = await findRecordsOf(ctx.db, whose);
  if (whose.userId) await endSessions(ctx, { userId: whose.userId, reason: "account_erased" });
  for (const erase of Object.values(ctx.erasures)) await erase(ctx, { ...whose, records });
  await eraseInvites(ctx.db, records.invites);
  if (whose.userId) await eraseUser(ctx.db, { userId: whose.userId, at: ctx.now });
  const { references: _names, ...ids } = records;
  return Object.values(ids).flat().length;
}
