import { createElement } from "react";
import { linesForDriver } from "#domain/booking/facts.ts";
import { numberedVehicle } from "#domain/drive/trip-parts.ts";
import type { EventOf } from "#domain/events.ts";
import { areaOf } from "#domain/geography/area-of.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { passengerForDriver } from "#domain/passenger/passenger-for-driver.ts";
import { datesOfTrip } from "#domain/stay/days-of-trip.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { Fact } from "#platform/mail/email-parts.tsx";
import { maySeePassenger } from "../../policy.ts";
import { findCompany } from "../../server/views.ts";
import { type AssignmentForEmail, findAssignmentForEmail } from "./email-views.ts";
import { DriverAssigned, driverAssignedWords, type TripToDrive } from "./emails/driver-assigned.tsx";

/** Emails a driver about a new trip, unless they have lost it again in the meantime. */
export async function sendDriverAssigned(ctx: Context, event: EventOf<"driver.assigned">): Promise<void> {
  const row = await findAssignmentForEmail(ctx.db, event.assignmentId);
  if (!row || (row.state !== "accepted" && row.state !== "active")) return;
  const at = formatMoment(row.pickupAt);
  await ctx.emit({
    type: "notice.wanted",
    driverId: row.driverId,
    to: "/driver/dashboard/trips",
    tag: `trip:${row.tripId}`,
    title: row.continues ? `Relief trip: ${row.reference}` : `New trip: ${at}`,
    text: `${areaOf(row.pickupLocation)} to ${areaOf(row.destination)}, ${row.reference}`,
  });
  const link = `${ctx.siteUrl}/driver/dashboard`;
  await ctx.mail({
    key: `driver-assigned:${row.id}`,
    template: "driver-assigned",
    to: row.driverEmail ?? "",
    subject: row.continues
      ? driverAssignedWords.subject_if_row_continues({ reference: row.reference })
      : driverAssignedWords.subject({ reference: row.reference, at }),
    about: `booking:${row.reference}`,
    content: createElement(DriverAssigned, {
      company: await findCompany(ctx.db),
      name: row.driverFirstName,
      trip: tripToDrive(row, ctx.now),
      link,
    }),
    text: { event: "driver_assigned", ...driverText(row, link) },
  });
}

/** The notification on a driver’s phone: time and route. */
export const driverText = (row: AssignmentForEmail, link: string) => ({
  phone: row.driverPhone,
  neededAt: row.pickupAt,
  tripId: row.tripId,
  facts: {
    reference: row.reference,
    at: formatMoment(row.pickupAt),
    from: row.pickupLocation,
    to: row.destination,
    link,
  },
});

/**
 * The driver gets the passengers’ names from two days before; their numbers are only on the driver’s page,
 * hours before.
 */
export function tripToDrive(row: AssignmentForEmail, now: Date): TripToDrive {
  const sees = maySeePassenger(now, { state: row.tripState, pickupAt: row.pickupAt, end: row.end });
  return {
    reference: row.reference,
    isRelief: row.continues !== null,
    at: formatMoment(row.pickupAt),
    dates: datesOfTrip(row.pickupAt, row.end),
    from: row.pickupLocation,
    to: row.destination,
    stops: row.stops,
    flight: row.flight,
    passengers: row.passengers,
    bags: row.bags,
    childSeats: row.childSeats,
    childSeatSizes: row.childSeatSizes,
    vehicle: numberedVehicle(row, `${row.make} ${row.model}, ${row.plate}`),
    passenger: sees ? `${row.customerFirstName} ${row.customerLastName}`.trim() : null,
    cash: row.cashCents === null ? null : formatMoney(cents(row.cashCents)),
    facts: sees ? [...guestLines(row), ...linesForDriver(row)] : [],
  };
}

/** Names and needs of the passengers; their numbers are only on the driver’s page, hours before. */
function guestLines(row: AssignmentForEmail): Fact[] {
  const guests = (row.listed ?? []).map((one) => {
    const { name, room, needs } = passengerForDriver(one, row, { seesPhone: false });
    return [name, ...(room ? [`room ${room}`] : []), ...needs].join(", ");
  });
  return guests.length > 0 ? [["Guest list", guests.join("; ")]] : [];
}
