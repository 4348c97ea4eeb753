import { segmentsOf } from "#domain/person/segments.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import type { ListedCustomer } from "../contract.ts";
import type { CustomerRow } from "./store.ts";

export const nameOfCustomer = ({
  firstName,
  lastName,
  email,
  phone,
}: Pick<CustomerRow, "firstName" | "lastName" | "email" | "phone">) =>
  [firstName, lastName].filter(Boolean).join(" ") || email || phone || "No name";

/** One line of the list. */
export const showCustomer = (row: CustomerRow, now: Date): ListedCustomer => ({
  id: row.id,
  name: nameOfCustomer(row),
  email: isMailable(row.email) ? row.email : "",
  phone: row.phone,
  tags: row.tags,
  segments: [...segmentsOf({ ...row, isOfCompany: row.organisationId !== null, isOfPartner: row.partnerId !== null })],
  bookings: row.bookings,
  spent_cents: row.spentCents,
  owed_cents: row.owedCents,
  last_trip_at: row.lastTripAt?.toISOString() ?? null,
  last_seen_at: row.lastSeenAt.toISOString(),
  is_blocked: row.blockedUntil !== null && row.blockedUntil > now,
});
