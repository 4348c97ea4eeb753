import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { hashAddress, newSalt } from "#platform/erasure-ledger.ts";
import type { PersonRecords } from "#platform/erasures.ts";
import { endSessions } from "../../server/end-sessions.ts";
import { eraseInvites, eraseUser } from "../../server/profile-store.ts";
import { findRolesOf } from "../../server/profile-views.ts";
import { countOpenRefunds, countUnpaid, countUpcoming } from "./erasure-views.ts";
import { findCallsOf, findMergedAddresses } from "./merged-views.ts";
import { findRecordsOf, type Whose } from "./person-views.ts";
import { insertErasure } from "./store.ts";

/** Everything that must end before this person can be erased; a refusal names the first. */
export async function findObstacles(ctx: Context, whose: Whose) {
  const obstacles = {
    has_role: whose.userId ? (await findRolesOf(ctx.db, whose.userId)).length : 0,
    upcoming_booking: 0,
    unpaid_booking: 0,
    open_refund: 0,
  };
  for (const one of await underEachAddress(ctx, whose)) {
    obstacles.upcoming_booking += await countUpcoming(ctx.db, one, ctx.now);
    obstacles.unpaid_booking += await countUnpaid(ctx.db, one);
    obstacles.open_refund += await countOpenRefunds(ctx.db, one);
  }
  return (Object.keys(obstacles) as (keyof typeof obstacles)[]).filter((name) => obstacles[name] > 0);
}

/** Why this person can’t be erased yet; undefined if they can. */
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
  const addresses = await underEachAddress(ctx, whose);
  const count = await eraseRecords(ctx, whose);
  for (const { email, userId } of addresses) {
    const salt = newSalt();
    const addressHash = email === null ? null : hashAddress(salt, email);
    await insertErasure(ctx.db, { id: ctx.newId(), erasedAt: ctx.now.toISOString(), salt, addressHash, userId });
  }
  await ctx.emit({ type: "person.erased" });
  return count;
}

/** The erasure without a mark in the ledger: after a restore it is repeated. */
export async function eraseRecords(ctx: Context, whose: Whose): Promise<number> {
  // Everything is found before any of the data it is found by is erased.
  const calls = whose.email === null ? [] : await findCallsOf(ctx.db, whose.email);
  const known = [];
  for (const one of await underEachAddress(ctx, whose))
    known.push({ ...one, records: await findRecordsOf(ctx.db, one) });
  let count = 0;
  if (whose.userId) await endSessions(ctx, { userId: whose.userId, reason: "account_erased" });
  for (const [place, person] of known.entries()) {
    const records = place === 0 ? withCalls(person.records, calls) : person.records;
    for (const erase of Object.values(ctx.erasures)) await erase(ctx, { ...person, records });
    await eraseInvites(ctx.db, records.invites);
    const { references: _names, ...ids } = records;
    count += Object.values(ids).flat().length;
  }
  if (whose.userId) await eraseUser(ctx.db, { userId: whose.userId, at: ctx.now });
  return count;
}

const withCalls = (records: PersonRecords, calls: Awaited<ReturnType<typeof findCallsOf>>): PersonRecords => ({
  ...records,
  bookings: [...new Set([...records.bookings, ...calls.map(({ id }) => id)])],
  references: [...new Set([...records.references, ...calls.map(({ reference }) => reference)])],
});

/** Records that our team has merged are one person: under each of their addresses. */
async function underEachAddress(ctx: Context, whose: Whose): Promise<readonly Whose[]> {
  if (whose.email === null) return [whose];
  const [first, ...others] = await findMergedAddresses(ctx.db, whose.email);
  return [{ ...whose, email: first ?? whose.email }, ...others.map((email) => ({ userId: null, email }))];
}
