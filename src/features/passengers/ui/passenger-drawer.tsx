import { buttonClass } from "#design/button.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { CallLink } from "#design/trip-links.tsx";
import { needsOf } from "#domain/passenger/passenger-list.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type Traveller, travelContract } from "../travel-contract.ts";

/** One passenger: how to reach them, their needs, and the trips they are listed on. */
export function PassengerDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <Drawer open={id !== ""} onClose={onClose} title="Passenger">
      {id !== "" && <Content id={id} />}
    </Drawer>
  );
}

function Content({ id }: { id: string }) {
  const { data, wait } = readOrWait(useCall(travelContract.readPassenger, { id }), "this", 6);
  if (wait) return wait;
  const { passenger, trips } = data;
  const needs = needsOf(passenger);
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-bold font-display text-h3 [overflow-wrap:anywhere]">{passenger.name}</p>
        <p className="text-ink-2">Travels with {passenger.customer}</p>
      </div>
      {passenger.phone && <CallLink number={passenger.phone} name={passenger.name} label={passenger.phone} size="sm" />}
      <dl className="grid gap-3">
        <Fact name="Room" text={passenger.room} />
        <Fact name="Needs" text={needs.join(", ") || "None"} />
        <Fact name="Bags" text={passenger.bags === null ? "" : String(passenger.bags)} />
      </dl>
      <section className="grid gap-2">
        <h3 className="font-semibold">{trips.length === 1 ? "1 trip" : `${trips.length} trips`}</h3>
        <ul className="divide-y divide-line">
          {trips.map((trip) => (
            <TripLine key={`${trip.id} ${trip.trip_id}`} trip={trip} />
          ))}
        </ul>
      </section>
      <SiteLink
        to={`/admin/booking?reference=${passenger.reference}`}
        className={buttonClass({ size: "sm", variant: "outline" })}
      >
        Guest list of {passenger.reference}
      </SiteLink>
    </div>
  );
}

const Fact = ({ name, text }: { name: string; text: string }) =>
  text && (
    <div>
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{text}</dd>
    </div>
  );

const TripLine = ({ trip }: { trip: Traveller }) => (
  <li className="py-2 text-sm [overflow-wrap:anywhere]">
    <b className="block">{formatFullDateTime(trip.pickup_at)}</b>
    {trip.from} to {trip.to}
    <span className="block text-ink-2">
      {trip.reference} · {tripLabels[trip.trip_state].label}
    </span>
  </li>
);
