import { companyRules } from "#domain/company/company-rules.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { forgetNames, forgetOpeningsBefore } from "./store.ts";
import { findNamedLinksBefore } from "./views.ts";

/** Long after its trip a link loses its name, address and networks; the link itself stays on record. */
export async function forgetOldLinks({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  const moment = addHours(now, -24 * companyRules.liveLinksKnownDays);
  await forgetOpeningsBefore(db, moment);
  await forgetNames(db, await findNamedLinksBefore(db, moment));
}
