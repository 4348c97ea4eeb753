import { lostReasonGroup } from "#domain/enquiry/lost-reason.ts";
import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { LostLine, reportsContract } from "../contract.ts";
import { findAnswerTimes, findConversion, findLost } from "./views.ts";

/** Reads how enquiries convert, what was lost and why, and how soon they are answered. */
export async function readSalesReport(ctx: Context, { days }: ParsedOf<typeof reportsContract.readSalesReport>) {
  const since = addHours(ctx.now, -24 * days);
  return accept({
    lost: await lostLines(ctx, days),
    by_source: [...(await findConversion(ctx.db, "source", since))],
    by_owner: [...(await findConversion(ctx.db, "owner", since))],
    answers: [...(await findAnswerTimes(ctx.db, since))],
  });
}

/** Reasons in one group are one line. */
export async function lostLines(ctx: Context, days: number): Promise<LostLine[]> {
  const found = await findLost(ctx.db, addHours(ctx.now, -24 * days));
  const lines = new Map<string, LostLine>();
  for (const { reason: said, count, value_cents, ...line } of found) {
    const reason = lostReasonGroup(said);
    const key = [reason, line.service_type, line.source, line.month].join("~");
    const sum = lines.get(key) ?? { ...line, reason, count: 0, value_cents: 0 };
    lines.set(key, { ...sum, count: sum.count + count, value_cents: sum.value_cents + value_cents });
  }
  return [...lines.values()];
}
