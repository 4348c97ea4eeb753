import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { readSold, writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { atDesk } from "#testing/builders/booking/at-desk.ts";
import { cancelAtDesk } from "./cancel-at-desk.ts";

const reason = { code: "NO_VEHICLE", note: "The coach broke down", legs: [] } as const;

test("a booking is cancelled without a fee for our own fault, refunded, and on record", () =>
  atDesk(async (ctx, world) => {
    const { id, total, opening } = await writeSold(ctx);
    const { version } = (await readSold(ctx, id)).booking;
    const cancelled = await cancelAtDesk(ctx, { id, version, ...reason, legs: [] });
    expect(cancelled).toMatchObject({ ok: true, value: { state: "cancelled", fee_cents: 0, refund_cents: total } });
    const { booking, kept } = await readSold(ctx, id);
    expect(booking).toMatchObject({ state: "cancelled", cancelledReason: "NO_VEHICLE", feeCents: 0 });
    expect(kept).toEqual([]);
    expect(world.events).toContainEqual(expect.objectContaining({ type: "booking.cancelled", ...ref(opening) }));
    const log = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "booking.cancelled_by_team"));
    expect(log).toMatchObject([{ reason: "The coach broke down", subjectId: id }]);
  }));

const ref = ({ reference }: { readonly reference: string }) => ({ reference });

test("what someone else has changed, or what is over, is not cancelled", () =>
  atDesk(async (ctx) => {
    const { id } = await writeSold(ctx);
    const { version } = (await readSold(ctx, id)).booking;
    const input = { id, version, ...reason, legs: [] };
    expect(await cancelAtDesk(ctx, { ...input, version: version + 1 })).toMatchObject({ reason: "changed_meanwhile" });
    const first = await cancelAtDesk(ctx, input);
    if (!first.ok) throw new Error(first.reason);
    expect(await cancelAtDesk(ctx, { ...input, version: first.value.version })).toMatchObject({
      reason: "not_possible",
    });
  }));
