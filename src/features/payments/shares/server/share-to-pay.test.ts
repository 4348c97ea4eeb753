import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { aSplitBill } from "#testing/builders/money/a-split-bill.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { setUp } from "#testing/test-config.ts";
import { shareToPay } from "./share-to-pay.ts";

const held = { totalCents: 90_000, pickupAt: addHours(testNow, 90) } as const;

test("a link shows one share, and only the booker’s first name", () =>
  inTransaction(async (ctx, world) => {
    const { reference, split, show } = await aSplitBill(ctx, held);
    await split();
    const message = world.events.length;
    const shown = await show("Sam");
    expect(shown).toMatchObject({
      reference,
      booker_name: "Thandi",
      name: "Sam",
      is_booker: false,
      state: "open",
      amount_cents: 30_000,
      total_cents: 90_000,
      gateway: "stand_in",
      attempt: null,
    });
    expect(JSON.stringify(shown)).not.toMatch(/Mokoena|thandi@|\+27/);
    expect(world.events).toHaveLength(message);
  }));

test("a changed link opens nothing", () =>
  inTransaction(async (ctx) => {
    const { split, tokenOf } = await aSplitBill(ctx, held);
    await split();
    const token = await tokenOf("Sam");
    const wrong = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    expect(await shareToPay(ctx, { token: wrong })).toMatchObject({ reason: "not_found" });
    expect(await shareToPay(setUp(ctx, { hasStandInGateway: false }), { token })).toMatchObject({
      value: { gateway: null },
    });
  }));
