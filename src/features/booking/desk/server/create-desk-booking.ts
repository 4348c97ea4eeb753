import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { doubtsAbout } from "#domain/booking/confirmation.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { readJourney } from "#domain/booking/read-journey.ts";
import { answerDue } from "#domain/booking/sale-rules.ts";
import type { SellingFacts } from "#domain/booking/selling-facts.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { withExtras } from "#domain/extra/choose-extras.ts";
import { attributeBooking, touchOf, visitByCode } from "#domain/partner/attribute-booking.ts";
import { isPaidLater } from "#domain/payment/payment-lifecycle.ts";
import type { PricedJourney } from "#domain/pricing/journey-price.ts";
import { priceWithPromo } from "#domain/pricing/price-with-promo.ts";
import { type PromoProblem, promoProblemText } from "#domain/pricing/promo-code.ts";
import { accept, refuse } from "#domain/result.ts";
import { addressOf } from "#domain/text/caller-address.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { checkNewPrice } from "../../server/check-price.ts";
import { confirmSettled } from "../../server/confirm-settled.ts";
import { changeRow, recordAction } from "../../server/lock-current.ts";
import { lockBooking } from "../../server/move-store.ts";
import { findSellingFacts } from "../../server/selling-views.ts";
import { mayMovePrice, setPrice } from "../../server/set-price.ts";
import { takeExtras } from "../../server/take-extras.ts";
import { type BookingDraft, writeBooking } from "../../server/write-booking.ts";
import type { NewDeskBooking } from "../contract.ts";
import { lockAccountFor } from "./account-views.ts";
import { askAboutCash } from "./ask-about-cash.ts";
import { insertNote } from "./store.ts";

/** Books for a caller with the site’s own engine. Where the site would ask our team, this is our team. */
export async function createDeskBooking(ctx: Context, deskBooking: NewDeskBooking) {
  const journey = readJourney(deskBooking, ctx.now);
  if (!journey.ok) return journey;
  const day = localDateOf(journey.value.pickupAt);
  const promo = await ctx.promos.find(ctx, deskBooking);
  if (promo === undefined) return refusePromo("unknown");
  // The partner our team names comes before the one whose promo code it is.
  const partnerCode = deskBooking.partner_code || (promo?.affiliateCode ?? null);
  const facts = await findSellingFacts(ctx.db, { day, affiliateCode: partnerCode });
  if (deskBooking.partner_code && !facts.affiliate) return refuse("unknown_code");
  const wished = withExtras(journey.value, {
    wanted: deskBooking.extras,
    extras: facts.extras,
    now: ctx.now,
    catalogue: facts.tariff.catalogue,
  });
  if (!wished.ok) return wished;
  // Our team’s own price has the code in it already, or nothing to do with it.
  if (promo && deskBooking.price) return refusePromo("own_rate", promo);
  const { priced, problem } = priceWithPromo(wished.value, promo, facts.tariff, ctx.now);
  if (promo && problem) return refusePromo(problem, promo, facts.tariff.catalogue);
  if (deskBooking.price && !mayMovePrice(ctx, priced.price.total, deskBooking.price.total_cents))
    return refuse("over_limit");
  const doubt =
    deskBooking.price && !deskBooking.price.is_confirmed ? checkNewPrice(priced, deskBooking.price.total_cents) : null;
  if (doubt) return refuse(doubt);

  const cents = deskBooking.price?.total_cents ?? priced.price.total ?? 0;
  const cash = { method: deskBooking.payment_method, cents, isConfirmed: deskBooking.is_cash_confirmed };
  const allowed = await askAboutCash(ctx, cash);
  if (!allowed.ok) return allowed;
  const account = await accountOf(ctx, deskBooking, cents);
  if (!account.ok) return account;

  const short = await takeExtras(ctx, priced);
  if (short) return refuse("extra_unavailable", short);
  const draft = draftOf(ctx, { deskBooking, partnerCode }, priced, { ...facts, organisationId: account.value });
  const written = await writeBooking(ctx, draft);
  if (!written.hasVehicles && !deskBooking.without_vehicle) {
    const alternatives = await ctx.selling.findAlternatives(ctx, priced);
    return refuse("no_vehicle_free", { alternatives: alternatives.map((at) => at.toISOString()) });
  }
  const taken = promo ? await takePromo(ctx, { promo, priced, id: written.id, email: draft.booker.email }) : null;
  if (promo && taken) return refusePromo(taken, promo);
  const { state } = await finish(ctx, { deskBooking, partnerCode }, { ...written, state: draft.state });
  return accept({ reference: written.reference, state, light: draft.confirmation });
}

type Promo = NonNullable<Awaited<ReturnType<Context["promos"]["find"]>>>;
type Taking = { readonly promo: Promo; readonly priced: PricedJourney; readonly id: string; readonly email: string };

function takePromo(ctx: Context, { promo, priced, id, email }: Taking) {
  const discount = priced.price.trace.find(({ step }) => step === "promo")?.delta ?? 0;
  return ctx.promos.take(ctx, { bookingId: id, email, bookerId: null, promoId: promo.id, discountCents: -discount });
}

const refusePromo = (problem: PromoProblem, promo?: Promo, sold?: Catalogue) =>
  refuse("promo_refused", { text: promoProblemText(problem, promo, sold) });

/** On account only for a company that has one: then it is the company's booking and invoice. */
const accountOf = async (ctx: Context, { payment_method, email }: NewDeskBooking, cents: number) =>
  payment_method === "account"
    ? lockAccountFor(ctx.db, { organisationId: null, email }, { cents, now: ctx.now })
    : accept(null);

/** Paid later, it is confirmed immediately; with a price, the customer pays by link; without one, it is a request. */
function draftOf(ctx: Context, taken: Taken, priced: PricedJourney, facts: SellingFacts): BookingDraft {
  const { deskBooking } = taken;
  const { settings } = facts;
  const hasPrice = deskBooking.price !== null || priced.price.total !== null;
  const isLater = isPaidLater(deskBooking.payment_method);
  const common = {
    booker: {
      firstName: deskBooking.first_name,
      lastName: deskBooking.last_name,
      email: addressOf(deskBooking),
      phone: deskBooking.phone,
      ...bookingFacts.fromWire(deskBooking),
    },
    origin: {
      source: deskBooking.source,
      organisationId: facts.organisationId,
      ...attributeBooking(ctx, visitOf(taken), facts),
      bookerId: null,
    },
    priced,
    settings,
    isTest: false,
    ...(deskBooking.payment_method && { paymentMethod: deskBooking.payment_method }),
  };
  if (!hasPrice)
    return { ...common, state: "requested", confirmation: "amber", responseDueAt: answerDue(settings, ctx.now) };
  const confirmation = doubtsAbout(priced, ctx.now).length === 0 ? ("green" as const) : ("amber" as const);
  if (isLater) return { ...common, state: "confirmed", confirmation, holdUntil: null, responseDueAt: null };
  const holdUntil = addHours(ctx.now, settings.policies.holdHoursTransfer);
  return { ...common, state: "awaiting_payment", confirmation, holdUntil, responseDueAt: null };
}

/** A caller’s booking, and the code of the partner it counts for. */
type Taken = { readonly deskBooking: NewDeskBooking; readonly partnerCode: string | null };

const visitOf = ({ deskBooking, partnerCode }: Taken) => ({
  ...visitByCode(partnerCode),
  service_type: deskBooking.service_type,
});

type Written = {
  readonly id: string;
  readonly reference: string;
  readonly hasVehicles: boolean;
  readonly state: string;
};

async function finish(ctx: Context, booked: Taken, { id, reference, hasVehicles, state }: Written) {
  const { deskBooking } = booked;
  const me = personAsking(ctx.actor);
  const row = await lockBooking(ctx.db, id);
  if (!row) throw new Error(`${reference} was written and is not there.`);
  const taken = await changeRow(ctx, row, { takenBy: me, takenAt: ctx.now });
  const priced = deskBooking.price
    ? await setPrice(ctx, taken, deskBooking.price.total_cents, deskBooking.price.reason)
    : taken;
  if (deskBooking.internal_note)
    await insertNote(ctx.db, {
      id: ctx.newId(),
      bookingId: id,
      authorId: me,
      author: nameOfActor(ctx.actor),
      kind: "note",
      text: deskBooking.internal_note,
      createdAt: ctx.now,
    });
  await recordAction(ctx, row, {
    action: "created_by_team",
    reason: deskBooking.price?.reason ?? "",
    details: {
      source: deskBooking.source,
      total_cents: deskBooking.price?.total_cents ?? row.totalCents,
      ...(deskBooking.price && { from_cents: row.totalCents, to_cents: deskBooking.price.total_cents }),
      has_vehicles: hasVehicles,
    },
  });
  const touch = touchOf(visitOf(booked));
  await ctx.emit({ type: "booking.created", reference, ...(touch && { touch }) });
  const settled = await confirmSettled(ctx, priced);
  if (state === "confirmed") await ctx.emit({ type: "booking.confirmed", reference });
  if (!hasVehicles) await ctx.emit(findVehicleTask(reference, row.pickupAt));
  return settled;
}

const findVehicleTask = (reference: string, pickupAt: Date) =>
  ({
    type: "task.wanted",
    kind: "find_vehicle",
    subjectKind: "booking",
    subjectId: reference,
    title: `${reference}: find a vehicle`,
    dueAt: addHours(pickupAt, -24).toISOString(),
  }) as const;
