import { alikeRides } from "#domain/corporate/alike-rides.ts";
import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { openCompany } from "../../server/open-company.ts";
import { findAhead, findTravelling } from "./care-views.ts";

/** How many days ahead rides are compared. */
const daysAhead = 14;

/** Travellers now on the road who agreed to be shown, and rides that could be shared. */
export async function whoTravels(ctx: Context, { organisation_id }: { organisation_id: string | null }) {
  const company = await openCompany(ctx, organisation_id);
  if (!company.ok) return company;
  const { id } = company.value;
  const now = await findTravelling(ctx.db, id);
  const ahead = await findAhead(ctx.db, id, { from: ctx.now, until: addHours(ctx.now, daysAhead * 24) });
  return accept({
    travelling: now
      .filter(({ hasAgreed }) => hasAgreed)
      .map((trip) => ({
        trip_id: trip.tripId,
        reference: trip.reference,
        traveller: nameOf(trip),
        phone: trip.phone,
        state: trip.state,
        pickup_location: trip.from,
        destination: trip.to,
        pickup_at: trip.pickupAt.toISOString(),
        planned_end: trip.endsAt.toISOString(),
      })),
    unnamed: now.filter(({ hasAgreed }) => !hasAgreed).length,
    to_share: alikeRides(ahead).flatMap((group) => {
      const [first] = group;
      return first ? [{ pickup_location: first.from, destination: first.to, riders: group.map(riderOf) }] : [];
    }),
  });
}

type Named = { readonly firstName: string; readonly lastName: string };
const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`.trim();

export const riderOf = (trip: Named & { reference: string; pickupAt: Date; passengers: number }) => ({
  reference: trip.reference,
  traveller: nameOf(trip),
  pickup_at: trip.pickupAt.toISOString(),
  passengers: trip.passengers,
});
