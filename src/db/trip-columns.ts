import { plainFactColumns } from "./fact-selects.ts";
import { bookings } from "./schema/booking.ts";
import { trips } from "./schema/trips.ts";
import { bagsOfTrip, guidesOfTrip, seatSizesOfTrip, seatsOfTrip, vehiclesOfDrive } from "./trip-parts.ts";

/** The columns in every view of a trip. None of them is an amount. */
export const tripColumns = {
  id: trips.id,
  leg: trips.leg,
  part: trips.part,
  vehicles: vehiclesOfDrive,
  continues: trips.continues,
  state: trips.state,
  pickupAt: trips.pickupAt,
  end: trips.plannedEnd,
  pickupLocation: trips.pickupLocation,
  destination: trips.destination,
  passengers: trips.passengers,
  bags: bagsOfTrip,
  childSeats: seatsOfTrip,
  childSeatSizes: seatSizesOfTrip,
  stops: trips.stops,
  flightNumber: trips.flightNumber,
  reference: bookings.reference,
  serviceType: bookings.serviceType,
  offer: bookings.offer,
  serviceName: bookings.serviceName,
  tourName: bookings.tourName,
  tourHours: bookings.tourHours,
  firstName: bookings.firstName,
  lastName: bookings.lastName,
  phone: bookings.phone,
  extras: bookings.extras,
  guides: guidesOfTrip,
  ...plainFactColumns,
};
