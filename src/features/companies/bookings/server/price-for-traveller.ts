import { standingOf } from "#domain/corporate/account-standing.ts";
import { accept, refuse } from "#domain/result.ts";
import type { JourneyRequest } from "#features/booking/journey-contract.ts";
import type { Context } from "#platform/context.ts";
import { findAccountFacts, findCompany } from "../../server/company-views.ts";
import { offerToCompany } from "../../server/offer-to-company.ts";
import { openCompany } from "../../server/open-company.ts";
import { findAlike } from "./find-alike.ts";

/** The company’s price of a trip. Saves nothing. */
export async function priceForTraveller(ctx: Context, request: JourneyRequest) {
  const opened = await openCompany(ctx, null);
  if (!opened.ok) return opened;
  const { id } = opened.value;
  const [matches, facts] = [await findCompany(ctx.db, id), await findAccountFacts(ctx.db, id, ctx.now)];
  if (!matches || !facts) return refuse("not_found");
  const offer = await offerToCompany(ctx, matches.account, request);
  if (!offer.ok) return offer;
  const { offered, breaches } = offer.value;
  return accept({
    offer: offered.offer,
    breaches: [...breaches],
    standing: standingOf(facts, offered.priced.price.total ?? 0),
    alike: await findAlike(ctx, id, request),
  });
}
