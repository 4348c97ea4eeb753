import { Card, CardHeader } from "#design/card.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { earningsContract } from "../contract.ts";

type TripCost = OutputOf<typeof earningsContract.tripCosts>["trips"][number];

/** The costs and margin of a booking’s completed trips; empty before a trip has ended. */
export function TripCostsCard({ reference }: { reference: string }) {
  const { data, error, refetch } = useCall(earningsContract.tripCosts, { reference });
  if (!data && error)
    return <ReadFailed title="We couldn’t load the costs" error={error} onAgain={() => void refetch()} />;
  if (!data || data.trips.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Costs and margin" note="Only admins see this." />
      <ul aria-label="Costs of the trips" className="grid gap-4">
        {data.trips.map((trip) => (
          <li key={trip.trip_id} className="grid gap-1 text-sm">
            <p className="font-bold">{trip.provider ? `${trip.provider}, ${trip.driver}` : trip.driver}</p>
            <Costs trip={trip} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Costs = ({ trip }: { trip: TripCost }) => (
  <dl className="grid gap-1">
    {trip.lines.map(({ text, amount_cents }) => (
      <Row key={text} name={text} value={formatRand(amount_cents)} />
    ))}
    {!trip.provider && (
      <Row name="Vehicle" value={trip.vehicle_cents === null ? "Not known" : formatRand(trip.vehicle_cents)} />
    )}
    {trip.outlay_cents !== 0 && <Row name="Tolls and driver’s lodging" value={formatRand(trip.outlay_cents)} />}
    {trip.commission_cents !== 0 && <Row name="Commission" value={formatRand(trip.commission_cents)} />}
    <div className="flex justify-between gap-4 border-line border-t pt-1 font-bold">
      <dt>Margin before VAT</dt>
      <dd>{trip.margin_cents === null ? "No price agreed" : <Money cents={trip.margin_cents} />}</dd>
    </div>
  </dl>
);

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-ink-2">{name}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
);
