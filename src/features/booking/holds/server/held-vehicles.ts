import { emailKey, isReachable, phoneKey } from "#domain/booking/hold-limits.ts";
import { accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { findBeingPaid } from "../../server/money-views.ts";
import { type HeldBooking, heldBooking } from "../contract.ts";
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

const describeBooking = (row: HeldRow, strangers: readonly HeldRow[], paying: ReadonlySet<string>): HeldBooking =>
  toWire(heldBooking, row, {
    name: `${row.firstName} ${row.lastName}`,
    email: shownEmail(row.email),
    why: whyOf(row),
    held_until: row.holdUntil?.toISOString() ?? null,
    vehicles: row.vehicles ?? [],
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

const describeQuote = (row: HeldQuote): HeldBooking =>
  toWire(heldBooking, row, {
    reference: row.number,
    email: shownEmail(row.email),
    why: "quote",
    total_cents: null,
    pickup_at: row.starts.toISOString(),
    held_until: row.until.toISOString(),
    vehicles: row.vehicles ?? [],
    is_stranger: false,
    is_contact_confirmed: true,
    is_being_paid: false,
    same_source: 1,
  });
