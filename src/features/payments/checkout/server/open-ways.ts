import { isReachable } from "#domain/booking/hold-limits.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import { isLocalNumber, paymentWays } from "#domain/payment/payment-ways.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { Standing } from "../../server/describe-payment.ts";
import type { Gateway } from "../../server/gateways/payfast.ts";
import type { OpenedBooking } from "../../server/open-payment.ts";
import { hasAccount, hasTravelledBefore, isAccountSuspended } from "../../server/views.ts";

type Question = {
  readonly booking: OpenedBooking;
  readonly settings: CompanySettings;
  readonly standing: Standing;
  readonly gateway: Gateway | undefined;
};

/** The ways the company has for this booking; none unless there is something to pay. */
export async function openWays(ctx: Context, { booking, settings, standing, gateway }: Question) {
  if (standing.phase !== "payable") return [];
  return paymentWays(settings, {
    amountCents: standing.now,
    pickupAt: booking.pickupAt,
    now: ctx.now,
    hasGateway: gateway !== undefined,
    hasAccount: await hasAccount(ctx.db, booking.organisationId),
    isAccountSuspended: await isAccountSuspended(ctx.db, booking.organisationId, localDateOf(ctx.now)),
    isCardOnly: booking.state === "awaiting_payment" && booking.isCardOnly,
    isReachable: isReachable(booking),
    isOver: owesFeeOnly(booking) || booking.state === "completed" || booking.state === "closed",
    isKnown: isLocalNumber(booking.phone) || (await hasTravelledBefore(ctx.db, booking)),
  });
}
