import { isStaff } from "#domain/account/roles.ts";
import {
  type Change,
  changeBetween,
  checkChange,
  concernsOutbound,
  isSmallChange,
  mayChange,
  mayChangeOutbound,
} from "#domain/booking/booking-change.ts";
import { fittedSizes } from "#domain/booking/child-seats.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { seasonProblem, startProblem } from "#domain/booking/tour-season.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import type { SoldExtra } from "#domain/extra/extra.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { localDateOf, localTimeOf, momentOf } from "#domain/time/local-time.ts";
import { defaultPickupTime } from "#domain/trip/trip.ts";
import type { Context } from "#platform/context.ts";
import type { BookingChange } from "../../change-contract.ts";
import { chooseBookingExtras } from "../../server/choose-booking-extras.ts";
import { journeyOf } from "../../server/map-journey.ts";
import type { BookingRow } from "../../server/move-store.ts";

type ChangeRefusal =
  | NonNullable<ReturnType<typeof checkChange>>
  | "not_possible"
  | "out_of_season"
  | "nothing_changed"
  | "change_waiting"
  | "under_way";

/** The records on sale, with the booking’s own extras. */
type Offered = { readonly tours: readonly Tour[]; readonly extras?: readonly SoldExtra[] | undefined };

/** The real differences, or the reason they cannot be requested. */
export function readChange(
  ctx: Context,
  booking: BookingRow,
  bookingChange: BookingChange,
  { tours, extras }: Offered,
): Result<Change, ChangeRefusal> {
  if (!mayChange(booking.state)) return refuse("not_possible");
  const change = changeBetween(booking, { ...requestedChange(booking, bookingChange), ...(extras && { extras }) });
  if (Object.keys(change).length === 0) return refuse("nothing_changed");
  if (booking.amendment === "proposed_by_customer" && !isSmallChange(change)) return refuse("change_waiting");
  if (!mayChangeOutbound(booking, ctx.now) && concernsOutbound(change)) return refuse("under_way");
  const refusal = checkChange(booking, change, ctx.now);
  if (refusal) return refuse(refusal);
  const season = isStaff(ctx.actor) ? null : newSeasonProblem(booking, change, tours);
  return season ? refuse("out_of_season", { season }) : accept(change);
}

/** The extras a change leaves the booking with; undefined if it isn’t about them. */
export async function readExtras(
  ctx: Context,
  booking: BookingRow,
  { extras, pickup_date, pickup_time, passengers = booking.passengers }: BookingChange,
): Promise<Result<readonly SoldExtra[] | undefined, "extra_unavailable">> {
  if (!extras) return accept(undefined);
  const pickupAt = momentOf(pickup_date ?? localDateOf(booking.pickupAt), pickup_time ?? localTimeOf(booking.pickupAt));
  const { service, offer, destination } = journeyOf(booking);
  return chooseBookingExtras(ctx, booking, {
    wanted: extras,
    wish: { service, offer, destination, pickupAt, passengers },
  });
}

/** Only a changed date can be out of season, and a changed time no start time: what our team agreed to stays agreed. */
function newSeasonProblem(booking: BookingRow, { pickupAt }: Change, tours: readonly Tour[]): string | null {
  if (!pickupAt) return null;
  const { serviceType, offer, destination } = booking;
  const choice = { service: serviceType, offer, destination };
  // A tour that is no longer offered still runs for those who have booked it.
  const sold = tours.map((tour) => ({ ...tour, state: "on_sale" as const }));
  const [day, time] = [localDateOf(pickupAt), localTimeOf(pickupAt)];
  const season = day === localDateOf(booking.pickupAt) ? null : seasonProblem(choice, day, sold);
  return season ?? (time === localTimeOf(booking.pickupAt) ? null : startProblem(choice, time, sold));
}

function requestedChange(booking: BookingRow, bookingChange: BookingChange): Change {
  const { pickup_date, pickup_time, return_date, return_time } = bookingChange;
  const returnDate = return_date ?? (booking.returnAt && localDateOf(booking.returnAt));
  const returnTime = return_time ?? (booking.returnAt ? localTimeOf(booking.returnAt) : defaultPickupTime);
  const requested: { [K in keyof Change]: Change[K] | undefined } = {
    pickupAt: momentOf(pickup_date ?? localDateOf(booking.pickupAt), pickup_time ?? localTimeOf(booking.pickupAt)),
    returnAt: returnDate ? momentOf(returnDate, returnTime) : booking.returnAt,
    pickupLocation: bookingChange.pickup_location,
    destination: bookingChange.destination,
    passengers: bookingChange.passengers,
    bags: bookingChange.bags,
    childSeats: bookingChange.child_seats,
    childSeatSizes: fittedSizes(
      bookingChange.child_seat_sizes ?? booking.childSeatSizes,
      bookingChange.child_seats ?? booking.childSeats,
    ),
    extraStops: bookingChange.extra_stops,
    ...bookingFacts.sentOnWire(bookingChange),
    vehicleClass: bookingChange.vehicle_class,
    phone: bookingChange.phone,
    firstName: bookingChange.first_name,
    lastName: bookingChange.last_name,
  };
  return Object.fromEntries(Object.entries(requested).filter(([, value]) => value !== undefined));
}
