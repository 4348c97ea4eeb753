import { accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import type { Context } from "#platform/context.ts";
import type { KnownCustomer } from "../customer-contract.ts";
import { findLatestBy, findTripsOfCustomers } from "./customer-views.ts";

const customersAtMost = 6;
const tripsAtMost = 3;

/** Finds returning customers by what a caller says, latest first. */
export async function findCustomers(ctx: Context, { search }: { search: string }) {
  const emails = await findLatestBy(ctx.db, search, customersAtMost);
  const rows = emails.length === 0 ? [] : await findTripsOfCustomers(ctx.db, emails, tripsAtMost);
  const customers = emails.flatMap((email): KnownCustomer[] => {
    const trips = rows.filter((row) => row.email.toLowerCase() === email);
    const [latest] = trips;
    if (!latest) return [];
    const { firstName, lastName, phone } = latest;
    return [
      { first_name: firstName, last_name: lastName, email: shownEmail(latest.email), phone, trips: trips.map(tripOf) },
    ];
  });
  return accept({ customers });
}

type TripMatch = Awaited<ReturnType<typeof findTripsOfCustomers>>[number];

const tripOf = (row: TripMatch): KnownCustomer["trips"][number] => ({
  reference: row.reference,
  status: row.status,
  service_type: row.serviceType,
  offer: row.offer,
  service_name: row.serviceName,
  tour_name: row.tourName,
  pickup_location: row.pickupLocation,
  destination: row.destination,
  pickup_at: row.pickupAt.toISOString(),
  passengers: row.passengers,
});
