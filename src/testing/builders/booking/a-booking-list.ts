import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { bookingListContract } from "#features/booking/list/contract.ts";
import { listBookings } from "#features/booking/list/server/list-bookings.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "./a-booking.ts";

const me = newId();

export const asOurTeam = { actor: { kind: "person", userId: me, roles: ["admin"] } } as const;

export type Row = Parameters<typeof aBooking>[0];

export const write = (ctx: Context, rows: readonly Row[]) =>
  ctx.db.insert(bookings).values(rows.map((row) => aBooking(row)));

export const signUp = (ctx: Context) =>
  ctx.db.insert(users).values({ id: me, email: `${me}@example.com`, name: "Nomsa Dlamini", createdAt: ctx.now });

export async function found(ctx: Context, request: object) {
  const input = bookingListContract.listBookings.input.parse(request);
  const { value } = await listBookings(ctx, input);
  return value.bookings.map(({ name }) => name.split(" ").at(-1));
}

export const rows: readonly Row[] = [
  {
    lastName: "Asker",
    state: "requested",
    createdAt: new Date("2026-11-01T08:00:00Z"),
    amendment: "proposed_by_customer",
  },
  {
    lastName: "Payer",
    state: "confirmed",
    totalCents: 90000,
    paidCents: 90000,
    light: "green",
    serviceType: "day_tour",
  },
  { lastName: "Debtor", state: "confirmed", totalCents: 90000, createdAt: new Date("2026-11-02T08:00:00Z") },
  {
    lastName: "Half",
    state: "confirmed",
    totalCents: 90000,
    paidCents: 45000,
    pickupAt: new Date("2026-12-24T08:00:00Z"),
  },
  { lastName: "Giver", state: "confirmed", totalCents: 90000, paidCents: 95000 },
  { lastName: "Leaver", state: "cancelled", totalCents: 90000, paidCents: 90000, feeCents: 45000 },
  { lastName: "Gone", state: "cancelled", totalCents: 90000, paidCents: 90000, refundedCents: 45000, feeCents: 45000 },
  { lastName: "Firm", state: "confirmed", totalCents: 90000, paymentMethod: "account" },
  { lastName: "Trial", state: "requested", isTest: true },
  { lastName: "Draft", state: "draft" },
];
