import type { SellingFacts } from "../booking/selling-facts.ts";
import type { PartnerTouch } from "../events.ts";
import { type AttributionChannel, isWithinWindow, winnerOf } from "./attribution.ts";
import { earnsCommission, rateFor } from "./partner-terms.ts";

/** A form’s information on who brought the customer. */
type Input = {
  readonly affiliate_id: string | null;
  readonly commission_rate: number;
  readonly service_type: string;
  readonly touch: {
    readonly channel: AttributionChannel;
    readonly first_code: string;
    readonly first_at: string | null;
    readonly last_at: string | null;
  } | null;
};

/**
 * Whose booking it is, and what it earns them. A link’s claim is kept on record, but the partner’s own rate counts.
 * What a partner books itself earns by its agreed model: a net rate pays no commission.
 */
export function attributeBooking({ now }: { readonly now: Date }, input: Input, facts: Facts) {
  const { affiliate, ownPartner, settings } = facts;
  const days = affiliate?.attributionDays ?? settings.partners.attributionDays;
  const lastAt = input.touch?.last_at ? new Date(input.touch.last_at) : now;
  const linked = affiliate && isWithinWindow(lastAt, days, now) ? affiliate : null;
  const own = ownPartner && earnsCommission(ownPartner.kind) ? ownPartner : null;
  const partnerId = winnerOf({ linkPartnerId: linked?.id ?? null, portalPartnerId: own?.id ?? null });
  return {
    affiliateId: input.affiliate_id,
    claimedRate: input.commission_rate,
    partnerId,
    appliedRate: rateOf(partnerId, { own, linked }, input.service_type),
  };
}

type Facts = Pick<SellingFacts, "affiliate" | "ownPartner" | "settings">;
type Claims = { readonly own: SellingFacts["ownPartner"]; readonly linked: SellingFacts["affiliate"] };

function rateOf(partnerId: string | null, { own, linked }: Claims, service: string): number {
  if (partnerId === null) return 0;
  if (own?.id === partnerId)
    return own.model === "referral" ? rateFor({ ...own, commissionRate: own.rate }, service) : 0;
  return linked ? rateFor({ ...linked, commissionRate: linked.rate }, service) : 0;
}

/** A partner’s code counts as a visit through its link, the latest one. */
export const visitByCode = (code: string | null) => ({
  affiliate_id: code,
  commission_rate: 0,
  touch: code === null ? null : ({ channel: "code", first_code: "", first_at: null, last_at: null } as const),
});

/** How the visitor arrived, for the event; absent if no link brought them. */
export const touchOf = ({ affiliate_id, touch }: Input): PartnerTouch | undefined =>
  affiliate_id === null
    ? undefined
    : {
        channel: touch?.channel ?? "link",
        ...(touch?.first_code && { firstCode: touch.first_code }),
        ...(touch?.first_at && { firstTouchAt: touch.first_at }),
        ...(touch?.last_at && { lastTouchAt: touch.last_at }),
      };
