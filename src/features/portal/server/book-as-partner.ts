import type { PartnerTouch } from "#domain/events.ts";
import { guestPaysBy } from "#domain/partner/partner-price.ts";
import { promoProblemText } from "#domain/pricing/promo-code.ts";
import { accept, refuse } from "#domain/result.ts";
import type { BookingRequest } from "#features/booking/journey-contract.ts";
import type { Context } from "#platform/context.ts";
import type { GuestTrip } from "../guest-contract.ts";
import { hasOpenAccount, ratesOf } from "./ask-as-partner.ts";
import { insertGuestBooking } from "./store.ts";
import type { PortalPartner } from "./views.ts";

type SaleTerms = Parameters<Context["selling"]["sellJourney"]>[2];

type Booker = {
  readonly partner: PortalPartner;
  readonly bookerId: string;
  /** How the booking was made, if not in the dashboard. */
  readonly touch?: PartnerTouch;
};

/** Books for a partner’s guest with the site’s own engine, at the partner’s rate and in its name. */
export async function bookAs(ctx: Context, trip: GuestTrip, booker: Booker) {
  const { partner } = booker;
  const hasAccount = await hasOpenAccount(ctx, partner, trip.expected_total_cents ?? 0);
  if (trip.payer === "account" && !hasAccount) return refuse("no_account");

  const promo = await ctx.promos.find(ctx, trip, "by a partner");
  if (promo === undefined) return refuse("promo_refused", { text: promoProblemText("unknown") });

  const isOnAccount = trip.payer !== "guest" && hasAccount;
  const isContactGuest = trip.payer === "guest" && trip.email !== "";
  const request = requestOf(trip, isContactGuest ? trip.email : partner.email, isContactGuest);
  const sold = await ctx.selling.sellJourney(ctx, request, termsOf(ctx, { ...booker, trip, isOnAccount, promo }));
  if (!sold.ok) return sold;
  // Checked again with this booking, whatever price was expected.
  if (isOnAccount && !(await hasOpenAccount(ctx, partner, 0))) return refuse("no_account");
  const { id, booking_reference, state, total_cents, hold_until, answer_due_at } = sold.value;
  await insertGuestBooking(ctx.db, {
    bookingId: id,
    payer: trip.payer,
    room: trip.room,
    guestEmail: trip.email,
    isContactGuest,
    markupRate: partner.markupRate,
    createdAt: ctx.now,
  });
  return accept({
    booking_reference,
    state,
    total_cents,
    hold_until,
    answer_due_at,
    payment_link: state === "awaiting_payment" ? ctx.bookings.payLink(ctx, booking_reference) : null,
  });
}

type Sale = Booker & {
  readonly trip: GuestTrip;
  readonly isOnAccount: boolean;
  readonly promo: NonNullable<SaleTerms["promo"]> | null;
};

function termsOf(ctx: Context, { partner, bookerId, touch, trip, isOnAccount, promo }: Sale): SaleTerms {
  const { price, earned } = ratesOf(partner, trip.service_type, trip.payer);
  return {
    partner: price,
    buyer: partner.id,
    promo,
    touch,
    originOf: () => ({
      source: partner.kind === "hotel" ? "hotel" : "agent",
      organisationId: partner.id,
      affiliateId: null,
      claimedRate: 0,
      partnerId: partner.id,
      appliedRate: earned,
      bookerId,
    }),
    holdUntil: isOnAccount
      ? null
      : ({ settings: { policies } }, pickupAt) =>
          guestPaysBy(
            { pickupAt, holdHours: policies.holdHoursTransfer, leastMinutes: policies.holdMinutesOnline },
            ctx.now,
          ),
  };
}

/** The booking request; the contact is the guest, or the partner that pays for them. */
const requestOf = (trip: GuestTrip, email: string, isContactGuest: boolean): BookingRequest => ({
  ...trip,
  email,
  // Partners book similar trips for many guests, so duplicates are not questioned.
  same_trip: isContactGuest ? trip.same_trip : "book",
  affiliate_id: null,
  commission_rate: 0,
  touch: null,
  is_test: false,
  wants_guide: false,
  terms_version: null,
  without_hold: null,
  own_bookings: [],
});
