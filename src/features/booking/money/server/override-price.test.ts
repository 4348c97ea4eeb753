import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { atDesk, created } from "#testing/builders/booking/at-desk.ts";
import { overridePrice } from "./override-price.ts";

test("the price of a booking, is not set on what someone else has changed: the fresh row comes back", () =>
  atDesk(async (ctx) => {
    const row = await created(ctx);
    const input = { id: row.id, version: 1, total_cents: 100, reason: "x" };
    expect(await overridePrice(ctx, input)).toMatchObject({
      reason: "changed_meanwhile",
      details: { booking: { version: 2, reference: row.reference } },
    });
    expect(await overridePrice(ctx, { ...input, version: 2 })).toMatchObject({ ok: true, value: { version: 3 } });
    const actions = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "booking.price_overridden"));
    expect(actions).toMatchObject([{ reason: "x", subjectId: row.id }]);
  }));
