import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { looksKeptDays } from "#domain/privacy/look-retention.ts";
import { addHours } from "#domain/time/local-time.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { forgetOldLooks, recordAudit } from "./audit.ts";

test("who looked is forgotten after three years; what was done stays", () =>
  inTransaction(async (ctx) => {
    const longAgo = { ...ctx, now: addHours(ctx.now, -24 * (looksKeptDays + 1)) };
    for (const action of ["booking.viewed", "trail.viewed", "booking.viewed_by_team", "booking.changed"])
      await recordAudit(longAgo, { action });
    await recordAudit(ctx, { action: "booking.viewed" });
    await forgetOldLooks(ctx);
    const left = await ctx.db.select({ action: auditLog.action, at: auditLog.at }).from(auditLog).orderBy(auditLog.at);
    expect(left).toEqual([
      { action: "booking.changed", at: longAgo.now },
      { action: "booking.viewed", at: ctx.now },
    ]);
  }));
