import { nameOfActor } from "#domain/account/roles.ts";
import { cents } from "#domain/money/money.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { PromoForm, promosContract } from "../contract.ts";
import { insertPromo, lockPromoName, promoEditor } from "./store.ts";
import { findPromoByCode, findPromoPartners } from "./views.ts";

/** Creates a promo code, or changes its conditions for bookings from now on. */
export async function savePromoCode(
  ctx: Context,
  { id, version, promo }: ParsedOf<typeof promosContract.savePromoCode>,
) {
  await lockPromoName(ctx.db, promo.code);
  const namesake = await findPromoByCode(ctx.db, promo.code);
  if (namesake && namesake.id !== id) return refuse("code_taken");
  if (promo.partner_id !== null && !(await findPromoPartners(ctx.db)).some((one) => one.id === promo.partner_id))
    return refuse("unknown_partner");

  const written = id ?? ctx.newId();
  if (id === null) {
    const created = { createdBy: nameOfActor(ctx.actor), createdAt: ctx.now, updatedAt: ctx.now };
    await insertPromo(ctx.db, { id: written, ...columnsOf(promo), ...created });
  } else {
    const before = await promoEditor.lock(ctx, { id, version });
    if (!before.ok) return before;
    await promoEditor.edit(ctx, before.value, columnsOf(promo));
  }

  await recordAudit(ctx, {
    action: id === null ? "promo.created" : "promo.changed",
    subject: { kind: "promo", id: written },
    details: { code: promo.code, state: promo.state },
  });
  return accept({ id: written });
}

const dayOf = (text: string | null) => (text === null ? null : localDate(text));

const columnsOf = (promo: PromoForm) => ({
  code: promo.code,
  note: promo.note,
  state: promo.state,
  share: promo.share,
  amount: promo.amount_cents === null ? null : cents(promo.amount_cents),
  leastCents: promo.least_cents,
  services: promo.services,
  tours: promo.tours,
  vehicleClasses: promo.vehicle_classes,
  bookFrom: dayOf(promo.book_from),
  bookUntil: dayOf(promo.book_until),
  travelFrom: dayOf(promo.travel_from),
  travelUntil: dayOf(promo.travel_until),
  firstOnly: promo.first_only,
  limitTotal: promo.limit_total,
  limitEach: promo.limit_each,
  partnerId: promo.partner_id,
  combines: promo.combines,
});
