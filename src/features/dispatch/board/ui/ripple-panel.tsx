import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatTime, formatTimeBeside } from "#design/dates/date-text.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { spanText } from "#domain/trip/trip-texts.ts";
import { assignContract } from "#features/trips/assign/contract.ts";
import { type BrokenTrip, type Repairs, rippleContract } from "#features/trips/assign/ripple-contract.ts";
import { offersContract } from "#features/trips/offers/contract.ts";
import { shiftContract } from "#features/trips/shift/contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { blockedIn, GateReasons } from "./gate-reasons.tsx";

const delays = [0, 15, 30, 45, 60, 90, 120];

/** The effects of a delay of this trip, and three ways to save the next one. */
export function RipplePanel({ tripId }: { tripId: string }) {
  const [minutes, setMinutes] = useState(0);
  const { data, error, refetch } = useCall(rippleContract.readRipple, { trip_id: tripId, minutes });
  return (
    <section aria-label="Effect of a delay" className="grid gap-3">
      <Field label="If this trip runs late by">
        <Select
          size="sm"
          value={String(minutes)}
          onChange={(event) => setMinutes(Number(event.currentTarget.value))}
          options={delays.map((one) => ({ value: String(one), label: one === 0 ? "As planned" : `${one} minutes` }))}
        />
      </Field>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <SkeletonCard lines={2} />}
      {data && data.broken.length === 0 && <p className="text-ink-2">No later trip is affected.</p>}
      {data && data.broken.length > 0 && (
        <>
          <BrokenList broken={data.broken} />
          {data.broken[0] && data.repairs && <RepairList trip={data.broken[0]} repairs={data.repairs} />}
        </>
      )}
    </section>
  );
}

const BrokenList = ({ broken }: { broken: readonly BrokenTrip[] }) => (
  <ul aria-label="Trips that would start late" className="grid gap-1.5">
    {broken.map(({ trip_id, reference, pickup_at, pickup_location, minutes_late }) => (
      <li key={trip_id} className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <b className="font-semibold">{formatTime(pickup_at)}</b> {pickup_location}{" "}
          <span className="text-ink-2 text-sm">{reference}</span>
        </span>
        <span className="font-semibold text-bad text-sm">{spanText(minutes_late)} late</span>
      </li>
    ))}
  </ul>
);

type BreakingTripsProps = { tripId: string; driverId: string; vehicleId: string; onRepaired: () => void };

/** The conflicts if this driver and vehicle took the trip, and three ways to make room for it. */
export function BreakingTrips({ tripId, driverId, vehicleId, onRepaired }: BreakingTripsProps) {
  const input = { trip_id: tripId, minutes: 0, driver_id: driverId, vehicle_id: vehicleId };
  const { data } = useCall(rippleContract.readRipple, input);
  const [first] = data?.broken ?? [];
  if (!data || !first) return null;
  return (
    <section aria-label="Effect on later trips" className="grid gap-3 border-line border-t pt-3">
      <h3 className="font-semibold">{data.broken.length === 1 ? "This trip" : "These trips"} would start late</h3>
      <BrokenList broken={data.broken} />
      {data.repairs && <RepairList trip={first} repairs={data.repairs} onRepaired={onRepaired} />}
    </section>
  );
}

type RepairProps = { trip: BrokenTrip; repairs: Repairs; onRepaired?: () => void };

function RepairList({ trip, repairs: { swap, farm_out, move_customer }, onRepaired }: RepairProps) {
  const refreshed = [rippleContract.readRipple, assignContract.candidatesForTrip];
  const done = { onSuccess: () => onRepaired?.() };
  const assign = useMakeCall(assignContract.assignTrip, refreshed);
  const offer = useMakeCall(offersContract.offerTrip, refreshed);
  const shift = useMakeCall(shiftContract.shiftTrip, refreshed);
  const isBusy = assign.isPending || offer.isPending || shift.isPending;
  const failure = assign.error ?? offer.error ?? shift.error;
  const blocked = blockedIn(failure);
  const looked = { trip_id: trip.trip_id, version: trip.version };
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">To save {trip.reference}</h3>
      {swap && (
        <Repair
          text={`${swap.driver.name} drives it in ${swap.vehicle.plate.replaceAll(" ", "\u00a0")}`}
          cost={swap.cost_cents}
          label="Swap driver"
          isBusy={isBusy}
          onPress={() => assign.mutate({ ...looked, driver_id: swap.driver.id, vehicle_id: swap.vehicle.id }, done)}
        />
      )}
      {farm_out && (
        <Repair
          text={`Offer it to ${farm_out.providers.map(({ name }) => name).join(", ")}. We’ll email its driver.`}
          cost={farm_out.cost_cents}
          label="Farm out"
          isBusy={isBusy}
          onPress={() =>
            offer.mutate(
              {
                ...looked,
                mode: "pool",
                instead_reason: lateReason,
                provider_ids: farm_out.providers.map(({ id }) => id),
              },
              done,
            )
          }
        />
      )}
      {move_customer && (
        <Repair
          text={`Pick up at ${formatTimeBeside(move_customer.pickup_at, trip.pickup_at)}, ${spanText(move_customer.minutes)} later. We’ll email the customer.`}
          cost={move_customer.cost_cents}
          label="Move pickup"
          isBusy={isBusy}
          onPress={() => shift.mutate({ ...looked, pickup_at: move_customer.pickup_at, reason: lateReason }, done)}
        />
      )}
      {failure && <Alert tone="bad">{failure.message}</Alert>}
      {blocked && <GateReasons blocked={blocked} />}
    </div>
  );
}

/** The reason in the emails to the customer and to the former driver. */
const lateReason = "the trip before it runs late";

type RepairLineProps = { text: string; cost: number | null; label: string; isBusy: boolean; onPress: () => void };

const Repair = ({ text, cost, label, isBusy, onPress }: RepairLineProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-surface-2 px-3 py-2.5">
    <p className="min-w-48 flex-1">
      {text}
      <span className="block text-ink-2 text-sm">{costText(cost)}</span>
    </p>
    <Button size="sm" variant="outline" disabled={isBusy} onClick={onPress}>
      {label}
    </Button>
  </div>
);

function costText(cost: number | null): string {
  if (cost === null) return "Cost not known";
  return cost === 0 ? "Costs nothing" : `Costs ${formatRand(cost)}`;
}
