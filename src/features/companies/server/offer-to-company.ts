import { rateOn } from "#domain/corporate/rate-card.ts";
import { breachesOf, type TravelPolicy } from "#domain/corporate/travel-policy.ts";
import { accept } from "#domain/result.ts";
import type { JourneyRequest } from "#features/booking/journey-contract.ts";
import type { Context } from "#platform/context.ts";
import type { CompanyRow } from "./company-store.ts";

/** A journey at the company’s rate, and its policy’s verdict. */
export async function offerToCompany(ctx: Context, account: CompanyRow, request: JourneyRequest) {
  const offered = await ctx.selling.offerOnAccount(ctx, request, {
    organisationId: account.organisationId,
    rateFor: (service) => rateOn(account, service),
  });
  if (!offered.ok) return offered;
  const { priced, pickups } = offered.value;
  const planned = { service: priced.journey.service, pickups, totalCents: priced.price.total };
  return accept({ offered: offered.value, breaches: breachesOf(policyOf(account), planned) });
}

export const policyOf = (account: CompanyRow): TravelPolicy => ({
  services: account.services,
  hours:
    account.hoursFrom && account.hoursUntil
      ? { from: account.hoursFrom.slice(0, 5), until: account.hoursUntil.slice(0, 5) }
      : null,
  limitCents: account.bookingLimitCents,
});
