import { personAsking } from "#domain/account/person-asking.ts";
import { standingOf } from "#domain/corporate/account-standing.ts";
import type { GuestPayer } from "#domain/partner/partner-price.ts";
import { partnerPriceFor, rateEarned } from "#domain/partner/partner-price.ts";
import { rateFor } from "#domain/partner/partner-terms.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findAccount, findPortalPartner, type PortalPartner } from "./views.ts";

/** The partner that the actor books for; a suspended one can’t book. */
export async function askAsPartner(ctx: Context): Promise<Result<PortalPartner, "no_partner">> {
  const portalPartner = await findPortalPartner(ctx.db, personAsking(ctx.actor));
  return portalPartner ? accept(portalPartner) : refuse("no_partner");
}

/** The partner’s price and commission for this service. */
export function ratesOf(partner: PortalPartner, service: string, payer: GuestPayer) {
  const agreed = { model: partner.model, rate: rateFor(partner, service) };
  return { price: partnerPriceFor(agreed, payer), earned: rateEarned(agreed, payer) };
}

/**
 * Whether the partner has an account that may be charged: not on hold, without long-overdue invoices, and
 * within its limit including this amount.
 */
export async function hasOpenAccount(ctx: Context, { id }: PortalPartner, cents: number): Promise<boolean> {
  const account = await findAccount(ctx.db, id, ctx.now);
  return account !== undefined && standingOf(account, cents) === "open";
}
