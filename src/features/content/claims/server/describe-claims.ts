import { isDueForCheck, whyHidden } from "#domain/company/claims.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { KeptClaim } from "../contract.ts";
import { type FoundClaim, findClaims, findSettings } from "./views.ts";

export async function describeClaims({ db, now }: Pick<Context, "db" | "now">) {
  const found = await findClaims(db);
  const { checkAfterMonths } = (await findSettings(db)).claims;
  const today = localDateOf(now);
  return {
    claims: found.map((claim) => describe(claim, isDueForCheck(claim, today, checkAfterMonths))),
    check_after_months: checkAfterMonths,
  };
}

function describe(claim: FoundClaim, isDue: boolean): KeptClaim {
  const { id, version, kind, about, title, text, source, statedOn, author, place, service, stars, face, consent } =
    claim;
  return {
    id,
    version,
    kind,
    about,
    title,
    text,
    source,
    author,
    place,
    service,
    face,
    consent,
    stated_on: statedOn ?? "",
    stars: stars ?? 5,
    hidden: whyHidden(claim),
    is_due: isDue,
  };
}
