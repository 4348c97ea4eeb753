import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { auditLog } from "#db/schema/platform.ts";
import type { Role } from "#domain/account/roles.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { waiveFee } from "./waive-fee.ts";

type Changes = Parameters<typeof aBooking>[0];
const late = { state: "cancelled", totalCents: 100_000, feeCents: 50_000 } as const;

/** Its effects, the remaining trips, and the emails that were sent. */
async function waive(changes: Changes, { role = "admin", seen = 1 }: { role?: Role; seen?: number } = {}) {
  let result: { answer: unknown; feeCents?: number; events: string[]; onRecord: number } | undefined;
  await inTransaction(async (ctx, world) => {
    const me = await askingAs(ctx, { email: "office@example.com", roles: [role] });
    const row = aBooking({ ...late, ...changes });
    await ctx.db.insert(bookings).values(row);
    const answer = await waiveFee(me, { id: row.id, version: seen, reason: "A doctor's letter came" });
    const [after] = await ctx.db.select().from(bookings).where(eq(bookings.id, row.id));
    const onRecord = await ctx.db.$count(auditLog);
    result = { answer, feeCents: after?.feeCents, events: world.events.map(({ type }) => type), onRecord };
  });
  return result;
}

test.each([
  ["nothing of it was paid", {}, 0],
  ["a part of it was paid", { paidCents: 20_000 }, 20_000],
  ["the passenger did not come", { state: "no_show" }, 0],
] as const)("a fee is let go as far as it was not paid: %s", async (_when, changes, left) => {
  expect(await waive(changes)).toMatchObject({
    answer: { ok: true, value: { version: 2 } },
    feeCents: left,
    events: ["booking.fee_waived"],
    onRecord: 1,
  });
});

test.each([
  ["it was paid: that is a refund", { paidCents: 50_000 }, {}, "not_possible"],
  ["the trip is still booked", { state: "confirmed" }, {}, "not_possible"],
  ["somebody has changed the booking", {}, { seen: 7 }, "changed_meanwhile"],
  ["it is more than one person decides alone", { totalCents: 1_200_000, feeCents: 600_000 }, {}, "over_limit"],
] as const)("no fee is let go when %s", async (_when, changes, how, reason) => {
  expect(await waive(changes, how)).toMatchObject({ answer: { ok: false, reason }, events: [], onRecord: 0 });
});

test("a super-user lets go of any", async () => {
  const fee = { totalCents: 1_200_000, feeCents: 600_000 };
  expect(await waive(fee, { role: "super_user" })).toMatchObject({ answer: { ok: true }, feeCents: 0 });
});
