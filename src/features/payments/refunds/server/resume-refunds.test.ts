import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "#domain/account/roles.ts";
import { createContext } from "#platform/create-context.ts";
import { inTransaction } from "#platform/transaction.ts";
import { aCancelledBooking } from "#testing/builders/money/a-refund.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { resumeRefunds } from "./resume-refunds.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;

beforeAll(async () => {
  site = await openTradingSite();
});

afterAll(() => site.close());

test("the schedule sends a stuck refund again", async () => {
  const { bookingId, received, owe, refunds, books } = await aCancelledBooking(site);
  const { number } = await received("online", 100_000);
  await owe(30_000);
  await site.settle();
  await site.pool.query(
    "update refunds set state = 'processing', updated_at = now() - interval '1 hour', asked_at = null where booking_id = $1",
    [bookingId],
  );
  await site.pool.query("update sandbox_transactions set refunded_cents = 0 where number = $1", [number]);
  await site.pool.query("update payments set state = 'succeeded', refunded_cents = 0 where booking_id = $1", [
    bookingId,
  ]);
  await inTransaction(site.pool, async (db) => {
    const { ctx, finish } = createContext(site.world, { db, actor: system, correlationId: "test" });
    await resumeRefunds(ctx);
    await finish();
  });
  await site.settle();
  expect(await refunds()).toMatchObject([{ state: "succeeded" }]);
  expect(await books(number)).toBe(30_000);
});
