import { isReachable } from "#domain/booking/hold-limits.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { type AccountStanding, standingOf } from "#domain/corporate/account-standing.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { isLocalNumber, paymentWays } from "#domain/payment/payment-ways.ts";
import type { Context } from "#platform/context.ts";
import type { Standing } from "../../server/describe-payment.ts";
import type { Gateway } from "../../server/gateways/open-gateway.ts";
import type { OpenedBooking } from "../../server/open-payment.ts";
import { findSplit } from "../../server/split-views.ts";
import { findAccountFacts, hasTravelledBefore } from "./views.ts";

type Question = {
  readonly booking: OpenedBooking;
  readonly settings: CompanySettings;
  readonly standing: Standing;
  readonly gateway: Gateway | undefined;
};

/** The payment methods available for this booking; none if there is nothing to pay. */
export async function openWays(ctx: Context, { booking, settings, standing, gateway }: Question) {
  if (standing.phase !== "payable") return [];
  const ways = paymentWays(settings, {
    amountCents: standing.now,
    pickupAt: booking.pickupAt,
    now: ctx.now,
    hasGateway: gateway !== undefined,
    account: await accountOf(ctx, booking, standing.now),
    isCardOnly: booking.state === "awaiting_payment" && booking.isCardOnly,
    isReachable: isReachable(booking),
    isOver: owesFeeOnly(booking) || booking.state === "completed" || booking.state === "closed",
    isKnown: isLocalNumber(booking.phone) || (await hasTravelledBefore(ctx.db, booking)),
  });
  // While others pay their shares, a promise to pay later would ask for the same money twice.
  const isSplit = (await findSplit(ctx.db, booking.id))?.split.endedAt === null;
  return isSplit ? ways.filter(({ method }) => method === "online") : ways;
}

/** A hotel’s guest on the payment page can’t pay on the hotel’s account. */
async function accountOf(ctx: Context, { organisationId }: OpenedBooking, moreCents: number): Promise<AccountStanding> {
  const facts = organisationId === null ? undefined : await findAccountFacts(ctx.db, organisationId, ctx.now);
  return facts?.isCompany ? standingOf(facts, moreCents) : "not_granted";
}
