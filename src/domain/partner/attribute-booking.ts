import type { BookingRequest } from "#features/booking/journey-contract.ts";
import type { SellingFacts } from "#features/booking/server/selling-views.ts";
import type { Context } from "#platform/context.ts";
import type { PartnerTouch } from "../events.ts";
import { isWithinWindow, winnerOf } from "./attribution.ts";
import { earnsCommission, rateFor } from "./partner-terms.ts";

type Input = Pick<BookingRequest, "affiliate_id" | "commission_rate" | "service_type" | "touch">;

/**
 * Whose booking it is, and what it earns them. Whatever a link claims is kept for the record; the rate that counts is the
 * partner’s own. What a partner books itself earns by how it works with us: at a net price there is no commission.
 */
export function attributeBooking(ctx: Pick<Context, "now">, input: Input, facts: SellingFacts) {
  const { affiliate, ownPartner, settings } = facts;
  const days = affiliate?.attributionDays ?? settings.partners.attributionDays;
  const lastAt = input.touch?.last_at ? new Date(input.touch.last_at) : ctx.now;
  const linked = affiliate && isWithinWindow(lastAt, days, ctx.now) ? affiliate : null;
  const own = ownPartner && earnsCommission(ownPartner.kind) ? ownPartner : null;
  const partnerId = winnerOf({ linkPartnerId: linked?.id ?? null, portalPartnerId: own?.id ?? null });
  return {
    affiliateId: input.affiliate_id,
    claimedRate: input.commission_rate,
    partnerId,
    appliedRate: rateOf(partnerId, { own, linked }, input.service_type),
  };
}

type Claims = { readonly own: SellingFacts["ownPartner"]; readonly linked: SellingFacts["affiliate"] };

function rateOf(partnerId: string | null, { own, linked }: Claims, service: string): number {
  if (partnerId === null) return 0;
  if (own?.id === partnerId)
    return own.model === "referral" ? rateFor({ ...own, commissionRate: own.rate }, service) : 0;
  return linked ? rateFor({ ...linked, commissionRate: linked.rate }, service) : 0;
}

/** How the visitor came, for the event; nothing where no link brought them. */
export const touchOf = ({ affiliate_id, touch }: Input): PartnerTouch | undefined =>
  affiliate_id === null
    ? undefined
    : {
        channel: touch?.channel ?? "link",
        ...(touch?.first_code && { firstCode: touch.first_code }),
        ...(touch?.first_at && { firstTouchAt: touch.first_at }),
        ...(touch?.last_at && { lastTouchAt: touch.last_at }),
      };
