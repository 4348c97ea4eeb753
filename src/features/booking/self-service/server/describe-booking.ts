import { freeCancellationUntil, tellableReason } from "#domain/booking/booking-outlook.ts";
import { type CancellationPolicy, standardPolicy } from "#domain/booking/cancellation.ts";
import { type BookingFacts, bookingFacts } from "#domain/booking/facts.ts";
import { statusToShow } from "#domain/booking/progress/booking-status.ts";
import { vehicleClassSeating, vehicleKindOf } from "#domain/catalogue/vehicle-class.ts";
import { isStranded } from "#domain/drive/relief.ts";
import { type Drive, drivesOf } from "#domain/drive/trip-parts.ts";
import { type AgreedTerms, agreedTermsOf } from "#domain/legal/accepted-terms.ts";
import { standingOfDrive } from "#domain/live/live-window.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { pinOfSeal, pinRecord } from "#domain/road/trip-pin.ts";
import { freeWaitMinutes, waitStepPrice } from "#domain/road/wait-terms.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { isBeforeMeeting } from "#domain/trip/trip-on-road.ts";
import { livePage, liveSeal } from "#features/live/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { moverOf } from "../../server/describe-change.ts";
import { findVehicleClasses } from "../../server/selling-views.ts";
import { findTariffOn } from "../../server/views.ts";
import type { BookingDetail } from "../own-contract.ts";
import { findMovesOf, findTripsOf } from "./detail-views.ts";
import { type Listed, lineOf } from "./page-bookings.ts";
import { showDriver } from "./show-driver.ts";

type DescribedBooking = Omit<Listed, "status"> &
  BookingFacts & {
    readonly id: string;
    readonly optionTitle: string;
    readonly email: string;
    readonly phone: string;
    readonly responseDueAt: Date | null;
    readonly createdAt: Date;
    readonly termsVersion: string | null;
    readonly termsAcceptedAt: Date | null;
    readonly policy: CancellationPolicy | null;
  };

/** A booking as its customer may see it. `owners` are accounts whose actions count as the customer's own. */
export async function describeBooking(
  ctx: Context,
  booking: DescribedBooking,
  owners: readonly (string | null)[],
): Promise<BookingDetail> {
  const moves = await findMovesOf(ctx.db, booking.id);
  const trips = await findTripsOf(ctx.db, booking.id);
  const classes = await findVehicleClasses(ctx.db);
  const tariff = await findTariffOn(ctx.db, localDateOf(booking.pickupAt));
  return {
    ...lineOf({ ...booking, status: statusToShow(booking.state, trips) }, classes),
    option_title: booking.optionTitle,
    contact_email: shownEmail(booking.email),
    contact_phone: booking.phone,
    ...bookingFacts.toWire(booking),
    vehicle_class: trips[0]?.vehicleClass ?? vehicleClassSeating(classes, booking.passengers) ?? null,
    vehicle_kind: vehicleKindOf(classes, trips[0]?.vehicleClass ?? null, booking.passengers),
    booked_at: booking.createdAt.toISOString(),
    terms: termsOnWire(agreedTermsOf(booking)),
    answer_due_at: booking.state === "requested" ? (booking.responseDueAt?.toISOString() ?? null) : null,
    free_cancellation_until:
      freeCancellationUntil(booking, booking.policy ?? standardPolicy, ctx.now)?.toISOString() ?? null,
    trips: drivesOf(trips).map((drive) => driveOf(ctx, drive, { reference: booking.reference, tariff })),
    moves: moves.map(({ toState, actor, reason, at }) => ({
      to_state: toState,
      at: at.toISOString(),
      by: moverOf(actor, owners),
      reason: tellableReason(reason),
    })),
  };
}

const termsOnWire = (terms: AgreedTerms | null) =>
  terms && {
    version: terms.version,
    agreed_at: terms.at.toISOString(),
    accepted_at: terms.isAccepted ? terms.at.toISOString() : null,
  };

type TripMatch = Awaited<ReturnType<typeof findTripsOf>>[number];

type Sold = { readonly reference: string; readonly tariff: Tariff };

/** One drive, in one vehicle or several. */
function driveOf(ctx: Context, { first, parts, state }: Drive<TripMatch>, { reference, tariff }: Sold) {
  const [driver = null, ...others] = parts.flatMap((part) => showDriver(ctx, part) ?? []);
  const relief = parts.find(isStranded);
  return {
    leg: first.leg,
    pin:
      driver && (isBeforeMeeting(state) || relief) ? pinOfSeal(ctx.linkSealFor(pinRecord(reference, first.leg))) : null,
    wait: {
      free_minutes: freeWaitMinutes(first.pickupLocation),
      step_cents: waitStepPrice(tariff, first.vehicleClass),
    },
    state,
    pickup_location: first.pickupLocation,
    destination: first.destination,
    pickup_at: first.pickupAt.toISOString(),
    planned_end: first.plannedEnd.toISOString(),
    vehicle_kind: first.vehicleKind,
    sold_drawing: first.soldDrawing,
    sold_picture: first.soldPicture,
    vehicles: parts.length,
    driver,
    relief: relief ? { state: relief.state, expected_at: relief.pickupAt.toISOString() } : null,
    guides: [...new Set(parts.flatMap((part) => part.guides))],
    other_drivers: others,
    live_page: livePageOf(ctx, first, parts),
    flight: isBeforeMeeting(state) ? flightOf(first) : null,
  };
}

/** A flight without news is not mentioned. */
const flightOf = ({ flightNumber, flightStatus: status, flightExpectedAt, flightTerminal }: TripMatch) =>
  flightNumber && status && status !== "unknown"
    ? {
        number: flightNumber,
        status,
        expected_at: flightExpectedAt?.toISOString() ?? null,
        terminal: flightTerminal ?? "",
      }
    : null;

/** The drive’s live page, while it can be followed. */
const livePageOf = (ctx: Context, { linkId }: TripMatch, parts: readonly TripMatch[]): string | null =>
  linkId && standingOfDrive(parts, ctx.now) === "open" ? livePage + sealedToken(ctx, liveSeal, linkId) : null;
