import { expect, test } from "vitest";
import { atDesk, written } from "#testing/builders/booking/at-desk.ts";
import { refundManually } from "./refund-manually.ts";

test("money goes back only from what we hold, and up to the limit", () =>
  atDesk(async (ctx, world) => {
    const paid = await written(ctx, { state: "completed", totalCents: 900_000, paidCents: 900_000 });
    const ask = (amount_cents: number, version = 1) =>
      refundManually(ctx, { id: paid.id, version, amount_cents, code: "OTHER", reason: "The driver was late" });
    expect(await ask(500_001)).toMatchObject({ reason: "over_limit" });
    expect(await ask(400_000)).toMatchObject({ ok: true });
    expect(world.events).toMatchObject([{ type: "refund.due", amountCents: 400_000, isWithinPolicy: false }]);
    expect(await ask(400_000)).toMatchObject({ reason: "changed_meanwhile" });
    const poor = await written(ctx, { state: "completed", totalCents: 1000, paidCents: 1000 });
    const more = { id: poor.id, version: 1, amount_cents: 1001, code: "OTHER" as const, reason: "x" };
    expect(await refundManually(ctx, more)).toMatchObject({ reason: "more_than_paid" });
  }));
