import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { analyticsContract } from "../contract.ts";
import { isProgram } from "../policy.ts";
import { findSold } from "./catalogue-views.ts";
import { countedPage } from "./find-counted-page.ts";
import { insertBookingStep } from "./store.ts";
import { visitorOfDay } from "./visitor-of-day.ts";

type Step = ParsedOf<typeof analyticsContract.reportStep>;

/**
 * Counts a booking step once per visitor and day. Without consent nothing is stored, and nothing leaves our database.
 */
export async function reportStep(ctx: Context, { path, step, service, is_by_partner, may_recognise }: Step) {
  const page = countedPage(path, (await findSold(ctx.db)).tours);
  const { userAgent, wantsPrivacy } = ctx.caller;
  if (!page || !may_recognise || wantsPrivacy || isProgram(userAgent)) return accept({});
  const visitor = visitorOfDay(ctx);
  const source = is_by_partner ? "partner_link" : "website";
  await insertBookingStep(ctx.db, { id: ctx.newId(), path: page, step, service, source, visitor, createdAt: ctx.now });
  return accept({});
}
