import { createHash } from "node:crypto";
import { nameOfActor } from "#domain/account/roles.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import type { CancellationPolicy } from "#domain/booking/cancellation.ts";
import { type DepositTerms, depositOf, depositTermsFor } from "#domain/booking/deposit.ts";
import type { BookingFacts } from "#domain/booking/facts.ts";
import { policyFor, vatOf } from "#domain/booking/sold-price.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import type { PricedJourney } from "#domain/pricing/journey-price.ts";
import type { PriceLine } from "#domain/pricing/price-request.ts";
import { legPrices, type PlannedLeg, planTrips } from "#domain/trip/trip-plan.ts";
import type { Context } from "#platform/context.ts";
import { known, type Trust } from "./limit-holds.ts";
import { pricedColumns } from "./map-journey.ts";
import { findTermsInForce } from "./selling-views.ts";
import { insertBooking, type NewBooking, type NewItem, type NewRecord } from "./store.ts";
import { findCompany } from "./views.ts";

/** The traveller or booker, with details beyond the journey. */
export type Booker = Pick<NewBooking, "firstName" | "lastName" | "email" | "phone"> & BookingFacts;

/** The booking’s origin. */
export type Origin = Pick<
  NewBooking,
  "source" | "organisationId" | "affiliateId" | "claimedRate" | "partnerId" | "appliedRate" | "bookerId"
>;

export type BookingDraft = {
  readonly booker: Booker;
  readonly origin: Origin;
  readonly priced: PricedJourney;
  readonly settings: CompanySettings;
  readonly state: BookingState;
  readonly confirmation: "green" | "amber";
  readonly isTest: boolean;
  /** Until when vehicles are held; null: reserved immediately. Undefined: none is held. */
  readonly holdUntil?: Date | null;
  /** Absent for someone we know. A booking payable only by card has time to pay but no vehicle. */
  readonly trust?: Trust;
  readonly responseDueAt: Date | null;
  readonly paymentMethod?: PaymentMethod;
  /** The share due before confirmation, and when the rest is due; the company’s terms for the service if absent. */
  readonly deposit?: DepositTerms;
  /** The cost of cancelling, if it was agreed before; the company’s terms for the trip if absent. */
  readonly policy?: CancellationPolicy;
  /** The terms that the customer was shown and accepted; if absent, those in force now, which no one has accepted. */
  readonly terms?: Accepted;
  /** Generated if absent. */
  readonly reference?: string;
  /** If the price was set by hand. */
  readonly override?: { readonly totalCents: number; readonly reason: string; readonly by: string | null };
  readonly reason?: string;
};

type Accepted = { readonly version: string; readonly at: Date | null };

export type Written = {
  readonly id: string;
  readonly reference: string;
  /** Opens the booking without signing in; stored nowhere. */
  readonly accessCode: string;
  readonly hasVehicles: boolean;
};

/** Writes a booking with its trips, price and holds in the caller's transaction. */
export async function writeBooking(ctx: Context, draft: BookingDraft): Promise<Written> {
  const legs = planTrips(draft.priced);
  const holds = holdsOf(draft, legs);
  const terms = draft.terms ?? { version: await findTermsInForce(ctx.db, ctx.now), at: null };
  const record = recordOf(ctx, draft, { legs, holds, terms });
  const { held, ...named } = await insertUnder(ctx, draft.reference, record);
  const id = record.booking.id;
  const missing = holds.legs.filter(({ leg }) => !held.includes(leg));
  if (missing.length === 0) return { id, ...named, hasVehicles: true };
  const hasVehicles = await ctx.trips.holdVehicles(ctx, { ...holds, bookingId: id, legs: missing });
  return { id, ...named, hasVehicles };
}

type VehiclesToHold = Omit<Parameters<Context["trips"]["holdVehicles"]>[1], "bookingId">;

/** The vehicles to hold: none for a test booking, and none if a card payment comes first. */
function holdsOf(draft: BookingDraft, legs: readonly PlannedLeg[]): VehiclesToHold {
  const { isTest, holdUntil, trust = known, priced } = draft;
  const { journey, vehicle, classes } = priced;
  const holdsNone = isTest || holdUntil === undefined || trust.isCardOnly;
  return {
    legs: holdsNone ? [] : legs,
    vehicleClass: vehicle.vehicleClass,
    classes,
    service: journey.service,
    passengers: journey.passengers,
    bags: journey.bags,
    until: holdUntil ?? null,
  };
}

// Six characters are short enough to read out, so two bookings may draw the same; the second draws again.
const draws = 5;

async function insertUnder(
  ctx: Context,
  input: string | undefined,
  record: Omit<NewRecord, "booking"> & { booking: Unreferenced },
) {
  const prefix = input ? undefined : (await findCompany(ctx.db)).reference_prefix;
  for (let draw = 0; draw < draws; draw++) {
    const reference = input ?? ctx.newReference(prefix);
    const accessCode = ctx.accessCodeFor(reference);
    const named = { reference, accessCodeHash: hashOf(accessCode) };
    const held = await insertBooking(
      ctx.db,
      { ...record, booking: { ...record.booking, ...named } },
      ctx.trips.saleSql,
    );
    if (held) return { reference, accessCode, held };
  }
  throw new Error(`No free booking reference in ${draws} draws.`);
}

const hashOf = (accessCode: string) => createHash("sha256").update(accessCode).digest("hex");

type Unreferenced = Omit<NewBooking, "reference" | "accessCodeHash">;

type Planned = { readonly legs: readonly PlannedLeg[]; readonly holds: VehiclesToHold; readonly terms: Accepted };

function recordOf(ctx: Context, draft: BookingDraft, { legs, holds, terms }: Planned) {
  const { price, vehicle } = draft.priced;
  const prices = legPrices(price, legs.length);
  return {
    booking: bookingRow(ctx, draft, terms),
    firstMove: { moveId: ctx.newId(), actor: nameOfActor(ctx.actor), reason: draft.reason ?? null },
    items: itemRows(ctx, price.lines),
    tripValues: ctx.trips.saleSql.valuesOf(ctx, {
      legs: legs.map((leg, at) => ({ ...leg, priceCents: prices[at] ?? null })),
      state: draft.state === "confirmed" && !draft.isTest ? "unassigned" : "planned",
      vehicleClass: vehicle.vehicleClass,
      holds,
    }),
  } satisfies Omit<NewRecord, "booking"> & { booking: Unreferenced };
}

function bookingRow(ctx: Context, draft: BookingDraft, terms: Accepted): Unreferenced {
  const { priced, settings, override } = draft;
  const total = override?.totalCents ?? priced.price.total;
  const { service, pickupAt } = priced.journey;
  const depositTerms = draft.deposit ?? depositTermsFor(settings.policies, service);
  return {
    id: ctx.newId(),
    ...draft.booker,
    ...draft.origin,
    ...(draft.trust ?? known),
    ...pricedColumns(priced),
    state: draft.state,
    light: draft.confirmation,
    isTest: draft.isTest,
    totalCents: total,
    vatCents: vatOf(ctx, { service, total, lines: priced.price.lines }, settings),
    depositCents: depositOf(total, depositTerms, { pickupAt, now: ctx.now }),
    depositTerms,
    overrideReason: override?.reason ?? null,
    overriddenBy: override?.by ?? null,
    policy: draft.policy ?? policyFor(settings, { service, vehicleClass: priced.vehicle.vehicleClass }),
    termsVersion: terms.version,
    termsAcceptedAt: terms.at,
    paymentMethod: draft.paymentMethod ?? null,
    holdUntil: draft.holdUntil ?? null,
    responseDueAt: draft.responseDueAt,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}

export const itemRows = (ctx: Context, lines: readonly PriceLine[]): NewItem[] =>
  lines.map(({ code, text, amount, vat, quantity, leg }, at) => ({
    id: ctx.newId(),
    position: at + 1,
    leg: leg ?? null,
    code,
    text,
    amountCents: amount,
    vatCode: vat,
    quantity: quantity ?? 1,
  }));
