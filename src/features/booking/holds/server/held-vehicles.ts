import { emailKey, isReachable, phoneKey } from "#domain/booking/hold-limits.ts";
import { accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import { findBeingPaid } from "../../server/money-views.ts";
import type { HeldBooking } from "../contract.ts";
import { findHeldBookings, findHeldQuotes, type HeldRow } from "./views.ts";

/** Held vehicles, for whom, and how many for the same source. */
export async function heldVehicles(ctx: Context) {
  const rows = await findHeldBookings(ctx.db, ctx.now);
  const kept = await findHeldQuotes(ctx.db, ctx.now);
  const ids = rows.map(({ id }) => id);
  const paying = new Set(await findBeingPaid(ctx.db, ids, ctx.now));
  const strangers = rows.filter(({ isStranger }) => isStranger);
  const holds = [...rows.map((row) => describeBooking(row, strangers, paying)), ...kept.map(describeQuote)];
  return accept({
    holds: holds.toSorted((a, b) => (a.held_until ?? "9").localeCompare(b.held_until ?? "9")),
    total: (rows[0]?.total ?? 0) + kept.length,
  });
}

const describeBooking = (row: HeldRow, strangers: readonly HeldRow[], paying: ReadonlySet<string>): HeldBooking => ({
  id: row.id,
  version: row.version,
  reference: row.reference,
  name: `${row.firstName} ${row.lastName}`,
  email: shownEmail(row.email),
  phone: row.phone,
  why: whyOf(row),
  total_cents: row.totalCents,
  pickup_at: row.pickupAt.toISOString(),
  created_at: row.createdAt.toISOString(),
  held_until: row.holdUntil?.toISOString() ?? null,
  vehicles: row.vehicles ?? [],
  is_stranger: row.isStranger,
  is_contact_confirmed: isReachable(row),
  is_being_paid: paying.has(row.id),
  same_source: row.isStranger ? strangers.filter((other) => isSameSource(row, other)).length : 1,
});

function whyOf({ state, paymentMethod }: HeldRow): HeldBooking["why"] {
  if (state !== "awaiting_payment") return "cash";
  return paymentMethod === "online" || paymentMethod === "transfer" ? paymentMethod : "unchosen";
}

const isSameSource = (one: HeldRow, other: HeldRow): boolean =>
  (one.sourceKey !== null && one.sourceKey === other.sourceKey) ||
  emailKey(one.email) === emailKey(other.email) ||
  phoneKey(one.phone) === phoneKey(other.phone);

type HeldQuote = Awaited<ReturnType<typeof findHeldQuotes>>[number];

const describeQuote = (row: HeldQuote): HeldBooking => ({
  id: row.id,
  version: row.version,
  reference: row.number,
  name: row.name,
  email: shownEmail(row.email),
  phone: row.phone,
  why: "quote",
  total_cents: null,
  pickup_at: row.starts.toISOString(),
  created_at: row.createdAt.toISOString(),
  held_until: row.until.toISOString(),
  vehicles: row.vehicles ?? [],
  is_stranger: false,
  is_contact_confirmed: true,
  is_being_paid: false,
  same_source: 1,
});
