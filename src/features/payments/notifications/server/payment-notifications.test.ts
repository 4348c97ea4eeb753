import { expect, test } from "vitest";
import { paymentNotifications as notifications } from "#db/schema/payments.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { paymentNotifications } from "./payment-notifications.ts";

const list = { search: "", size: 2 } as const;
const kept = { provider: "payfast", source: "127.0.0.1", headers: {}, verdict: "refused" } as const;

const insert = (ctx: Context, count: number) =>
  ctx.db.insert(notifications).values(
    Array.from({ length: count }, (_, at) => ({
      ...kept,
      id: newId(),
      raw: `pf_payment_id=${at}`,
      receivedAt: addHours(testNow, -at),
    })),
  );

test("the latest come first, page by page, without loss or repetition", () =>
  inTransaction(async (ctx) => {
    await insert(ctx, 5);
    const seen: string[] = [];
    let after: string | null | undefined;
    do {
      const { value } = await paymentNotifications(ctx, { ...list, after });
      seen.push(...value.notices.map(({ received_at }) => received_at));
      after = value.next;
    } while (after);
    expect(seen).toEqual(Array.from({ length: 5 }, (_, at) => addHours(testNow, -at).toISOString()));
  }));

test("filtering by a result without messages finds none", () =>
  inTransaction(async (ctx) => {
    await insert(ctx, 1);
    expect((await paymentNotifications(ctx, { ...list, verdicts: ["accepted"] })).value.notices).toEqual([]);
    expect((await paymentNotifications(ctx, { ...list, verdicts: ["refused"] })).value.notices).toHaveLength(1);
  }));
