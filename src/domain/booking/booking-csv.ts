import { nameWords, personEmailKey } from "../person/match-person.ts";
import type { ImportColumns, ImportRow } from "../text/import-columns.ts";
import { phoneDigits } from "../text/phone-number.ts";

/** Characters of a text about the trip: as long as a booking keeps it. */
export const longestText = 2000;

/** The columns of a file of forward bookings. */
export const bookingColumns = {
  reference: {
    label: "Reference",
    headings: ["reference", "ref", "booking reference", "booking number", "booking no", "booking id", "old reference"],
  },
  first_name: { label: "First name", headings: ["first name", "given name"] },
  last_name: {
    label: "Last name",
    headings: ["last name", "surname", "family name", "name", "customer", "customer name", "passenger name"],
  },
  email: { label: "Email", headings: ["email", "e mail", "email address"] },
  phone: { label: "Phone", headings: ["phone", "mobile", "cell", "phone number", "cellphone"] },
  service: { label: "Service", headings: ["service", "service type", "type", "product"] },
  pickup_date: { label: "Pickup date", headings: ["pickup date", "date", "travel date", "date of travel"] },
  pickup_time: { label: "Pickup time", headings: ["pickup time", "time"] },
  from: { label: "From", headings: ["from", "pickup", "pickup location", "pickup address", "origin"] },
  to: { label: "To", headings: ["to", "destination", "drop off", "dropoff", "drop off location", "tour"] },
  passengers: { label: "Passengers", headings: ["passengers", "pax", "people", "number of passengers"] },
  bags: { label: "Bags", headings: ["bags", "luggage", "suitcases", "number of bags"] },
  vehicle_class: { label: "Vehicle class", headings: ["vehicle class", "vehicle", "class", "vehicle type"] },
  hours: { label: "Hours", headings: ["hours", "hours of hire", "hire hours"] },
  flight: { label: "Flight number", headings: ["flight number", "flight", "flight no"] },
  return_date: { label: "Return date", headings: ["return date"] },
  return_time: { label: "Return time", headings: ["return time"] },
  return_flight: { label: "Return flight number", headings: ["return flight number", "return flight"] },
  price: { label: "Price", headings: ["price", "agreed price", "price agreed", "total", "total price", "amount"] },
  paid: { label: "Already paid", headings: ["already paid", "paid", "amount paid", "deposit", "deposit paid"] },
  paid_by: { label: "Paid by", headings: ["paid by", "how paid", "method", "payment method"] },
  paid_on: { label: "Paid on", headings: ["paid on", "payment date", "date paid"] },
  requirements: {
    label: "Special requirements",
    headings: ["special requirements", "requirements", "requests", "special requests"],
    longest: longestText,
  },
  notes: { label: "Notes", headings: ["notes", "note", "internal notes", "comments"], longest: longestText },
} as const satisfies ImportColumns<string>;

export type BookingCsvField = keyof typeof bookingColumns;
export const bookingCsvFields = Object.keys(bookingColumns) as readonly BookingCsvField[];
export type BookingCsvRow = ImportRow<BookingCsvField>;

/** The other system’s reference, as two files may write it. */
export const referenceKey = (reference: string): string => reference.trim().toLowerCase();

type Traveller = { readonly email: string; readonly phone: string; readonly lastName: string };

/**
 * Who travels when: the same customer at the same time is the same booking, whatever its reference. The name counts too,
 * because a hotel’s desk books several guests under one address.
 */
export const travelKeys = ({ email, phone, lastName }: Traveller, pickupAt: Date): readonly string[] => {
  const rest = `${nameWords(lastName).at(-1) ?? ""} ${pickupAt.toISOString()}`;
  return [personEmailKey(email), phoneDigits(phone)].flatMap((key) => (key ? [`${key} ${rest}`] : []));
};
