import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { attemptsNow } from "#testing/builders/booking/a-held-booking.ts";
import { aSplitBill } from "#testing/builders/money/a-split-bill.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";

const held = { totalCents: 100_000, pickupAt: addHours(testNow, 90) } as const;

test("shares add up to the amount due, everyone has a link, and the vehicle is held meanwhile", () =>
  inTransaction(async (ctx, world) => {
    const { reference, split } = await aSplitBill(ctx, held);
    const done = await split({ own_portions: 2 });
    const shares = done.ok ? (done.value.split?.shares ?? []) : [];
    expect(shares).toMatchObject([
      { name: "Thandi", is_booker: true, amount_cents: 50_000, state: "open", portions: 2 },
      { name: "Sam", amount_cents: 25_000, state: "open" },
      { name: "Lerato", amount_cents: 25_000, state: "open" },
    ]);
    expect(new Set(shares.map(({ link }) => link)).size).toBe(3);
    const holdUntil = addHours(testNow, 24).toISOString();
    expect(world.events).toMatchObject([{ type: "bill.split", reference, holdUntil }]);
    expect(done.ok && done.value.split?.pay_until).toBe(addHours(testNow, 18).toISOString());
  }));

test("the booker’s earlier choice is dropped; a second split waits for the first to end", () =>
  inTransaction(async (ctx) => {
    const bill = await aSplitBill(ctx, held);
    await bill.startWhole("online");
    expect(await bill.split()).toMatchObject({ ok: true });
    expect(await attemptsNow(ctx)).toEqual(["online cancelled"]);
    expect(await bill.split()).toMatchObject({ reason: "split_already" });
    await bill.withdraw();
    expect(await bill.split()).toMatchObject({ ok: true });
  }));

test("cash promised to the driver stays promised", () =>
  inTransaction(async (ctx) => {
    const bill = await aSplitBill(ctx, held);
    await bill.startWhole("cash");
    expect(await bill.split()).toMatchObject({ reason: "agreed_otherwise" });
  }));

test.each([
  ["paid", { state: "confirmed", paidCents: 129_900 }, "not_payable"],
  ["cancelled with a fee", { state: "cancelled", feeCents: 60_000 }, "not_payable"],
  ["expired", { state: "expired" }, "not_payable"],
  ["no vehicle is held for it", { isCardOnly: true }, "cant_split"],
  ["the pickup is too near", { pickupAt: addHours(testNow, 5) }, "cant_split"],
  ["shares too small", { totalCents: 2500, pickupAt: addHours(testNow, 90) }, "too_small"],
] as const)("can’t be split: %s", (_what, changes, reason) =>
  inTransaction(async (ctx) => {
    const { split } = await aSplitBill(ctx, changes);
    expect(await split()).toMatchObject({ ok: false, reason });
  }),
);
