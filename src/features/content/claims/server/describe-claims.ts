import { type ClaimRow, claimOf, findClaimRows } from "#db/claims-views.ts";
import { findSettings } from "#db/settings-views.ts";
import { isDueForCheck, whyHidden } from "#domain/company/claims.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { KeptClaim } from "../contract.ts";

export async function describeClaims({ db, now }: Pick<Context, "db" | "now">) {
  const rows = await findClaimRows(db);
  const { checkAfterMonths } = (await findSettings(db)).claims;
  const today = localDateOf(now);
  return {
    claims: rows.map((row) => describe(row, (claim) => isDueForCheck(claim, today, checkAfterMonths))),
    check_after_months: checkAfterMonths,
  };
}

function describe(row: ClaimRow, isDue: (claim: ReturnType<typeof claimOf>) => boolean): KeptClaim {
  const { id, version, kind, about, title, text, source, statedOn, author, place, service, stars, face, consent } = row;
  const facts = { kind, about, title, text, source, author, place, service, face, consent };
  const claim = claimOf(row);
  return {
    id,
    version,
    ...facts,
    stated_on: statedOn ?? "",
    stars: stars ?? 5,
    hidden: whyHidden(claim),
    is_due: isDue(claim),
  };
}
