import { promisesOf } from "#domain/analytics/promises.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { accept } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { promisesContract, ShownPromise } from "../promises-contract.ts";
import { findIsPublished, findPromised, findRefundDays, type ReportFilter } from "./promise-views.ts";

/** Promises and how often they were kept in a period. */
export async function readPromises(ctx: Context, input: ParsedOf<typeof promisesContract.readPromises>) {
  const { service, source } = input;
  const period = { from: localDate(input.from), until: localDate(input.until) };
  return accept({
    promises: await promisesWithin(ctx, { period, service, source }),
    is_published: await findIsPublished(ctx.db),
  });
}

export async function promisesWithin(ctx: Context, input: ReportFilter): Promise<ShownPromise[]> {
  const counted = await findPromised(ctx.db, input);
  const refunds = await findRefundDays(ctx.db, input);
  return [...promisesOf({ counted, refunds, refundDays: companyRules.guarantee.refundWorkingDays })];
}
