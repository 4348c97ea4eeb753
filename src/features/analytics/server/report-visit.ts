import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { analyticsContract } from "../contract.ts";
import { isProgram, referrerSite } from "../policy.ts";
import { findSold } from "./catalogue-views.ts";
import { countedPage } from "./find-counted-page.ts";
import { insertVisitEvent } from "./store.ts";
import { visitorOfDay } from "./visitor-of-day.ts";

type Visit = ParsedOf<typeof analyticsContract.reportVisit>;

/** Counts a page view. Programs, staff areas and visitors whose browser asks for privacy are not counted. */
export async function reportVisit(ctx: Context, visit: Visit) {
  const path = countedPage(visit.path, (await findSold(ctx.db)).tours);
  const { address, userAgent, wantsPrivacy } = ctx.caller;
  if (!path || wantsPrivacy || isProgram(userAgent)) return accept({});
  const isForService = visit.may_recognise && ctx.outside.sendVisit !== undefined;

  await insertVisitEvent(ctx.db, {
    id: ctx.newId(),
    kind: "pageview",
    path,
    referrerSite: referrerSite(visit.referrer, ctx.siteUrl) ?? null,
    visitor: visit.may_recognise ? visitorOfDay(ctx) : null,
    address: isForService ? address : null,
    agent: isForService ? userAgent.slice(0, 400) : null,
    createdAt: ctx.now,
  });
  return accept({});
}
