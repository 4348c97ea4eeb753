import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { Promo } from "../contract.ts";
import { findPromoPartners, findPromos, type PromoRow } from "./views.ts";

export async function listPromoCodes({ db }: Context) {
  const promos = await findPromos(db);
  return accept({ promos: promos.map(describePromo), partners: await findPromoPartners(db) });
}

const describePromo = ({ promo, partner, uses, givenBack, discountCents, soldCents }: PromoRow): Promo => ({
  id: promo.id,
  version: promo.version,
  code: promo.code,
  note: promo.note,
  state: promo.state,
  share: promo.share,
  amount_cents: promo.amount,
  least_cents: promo.leastCents,
  services: [...promo.services],
  tours: [...promo.tours],
  vehicle_classes: [...promo.vehicleClasses],
  book_from: promo.bookFrom,
  book_until: promo.bookUntil,
  travel_from: promo.travelFrom,
  travel_until: promo.travelUntil,
  first_only: promo.firstOnly,
  limit_total: promo.limitTotal,
  limit_each: promo.limitEach,
  partner_id: promo.partnerId,
  combines: promo.combines,
  partner,
  created_by: promo.createdBy,
  created_at: promo.createdAt.toISOString(),
  uses,
  given_back: givenBack,
  discount_cents: discountCents,
  sold_cents: soldCents,
});
