import { Badge } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { companyCareContract, type RideToShare, type Travelling } from "../care-contract.ts";

/** The company’s travellers on the road now, by consent, and rides that could be shared. */
export function WhoTravelsCard({ companyId = null }: { companyId?: string | null }) {
  const { data, wait } = readOrWait(
    useCall(companyCareContract.whoTravels, { organisation_id: companyId }, { refetchInterval: 60_000 }),
    "who travels",
    3,
  );
  if (wait) return wait;
  const { travelling, unnamed, to_share } = data;
  return (
    <Card>
      <CardHeader title="On the road now" note="Travellers who agreed to be shown while they travel." />
      {travelling.length === 0 && (
        <p className="text-ink-2">
          {unnamed === 0
            ? "No one is on the road. Travellers appear here from the driver’s departure until the drop-off."
            : unnamedText(unnamed)}
        </p>
      )}
      {travelling.length > 0 && (
        <>
          <ul aria-label="On the road now" className="divide-y divide-line">
            {travelling.map((trip) => (
              <TravellingRow key={trip.trip_id} trip={trip} />
            ))}
          </ul>
          {unnamed > 0 && <p className="mt-2 text-ink-2 text-sm">{unnamedText(unnamed)}</p>}
        </>
      )}
      {to_share.length > 0 && <ToShare rides={to_share} />}
    </Card>
  );
}

const unnamedText = (count: number) =>
  count === 1
    ? "One traveller on the road hasn’t agreed to be shown."
    : `${count} travellers on the road haven’t agreed to be shown.`;

function TravellingRow({ trip }: { trip: Travelling }) {
  const { tone, customer } = tripLabels[trip.state];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-48 grow basis-0 leading-snug">
        <span className="block font-semibold">{trip.traveller}</span>
        <span className="block text-ink-2 text-sm">
          {trip.pickup_location} to {trip.destination}
        </span>
        <span className="block text-ink-2 text-sm">
          Pickup {formatTimeBeside(trip.pickup_at, new Date())}, planned until{" "}
          {formatTimeBeside(trip.planned_end, trip.pickup_at)} · {trip.reference}
        </span>
        {trip.phone && (
          <a className="text-sm underline" href={`tel:${trip.phone.replace(/[^\d+]/g, "")}`}>
            {trip.phone}
          </a>
        )}
      </span>
      <Badge tone={tone}>{customer}</Badge>
    </li>
  );
}

const ToShare = ({ rides }: { rides: readonly RideToShare[] }) => (
  <section aria-label="Rides to share" className="mt-4 rounded-md bg-surface-2 px-4 py-3">
    <h3 className="font-bold">These could share a vehicle</h3>
    <ul className="grid gap-2 text-sm">
      {rides.map(({ pickup_location, destination, riders }) => (
        <li key={riders.map(({ reference }) => reference).join(" ")}>
          <span className="block font-medium">
            {pickup_location} to {destination}
          </span>
          <span className="block text-ink-2">
            {riders
              .map(({ traveller, pickup_at, reference }) => `${traveller}, ${formatDateTime(pickup_at)} (${reference})`)
              .join(" · ")}
          </span>
        </li>
      ))}
    </ul>
    <p className="mt-2 text-ink-2 text-sm">Call us to combine them in one booking.</p>
  </section>
);
