import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatSpan, formatTimeBeside } from "#design/dates/date-text.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { assignContract, type TripCandidate } from "#features/trips/assign/contract.ts";
import { offersContract } from "#features/trips/offers/contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import type { BoardTrip } from "../contract.ts";
import { boardReads } from "./use-line.ts";

type Mode = "direct" | "cascade" | "broadcast" | "pool";
const modes: readonly { value: Mode; label: string }[] = [
  { value: "direct", label: "One driver" },
  { value: "cascade", label: "In turn" },
  { value: "broadcast", label: "All at once" },
  { value: "pool", label: "Providers" },
];
const explained: Readonly<Record<Mode, string>> = {
  direct: "The driver gets an email with a link to accept or decline.",
  cascade: "We ask the drivers one after the other, best match first.",
  broadcast: "We ask all of them at the same time. The first to accept gets the trip.",
  pool: "We ask the providers at the same time. The first to accept drives the trip with their own driver and vehicle.",
};

type Round = { readonly asked: number; readonly waiting: number; readonly asksAt: string | null };

/** At night offers wait until morning, unless the pickup is too soon. */
function offeredText({ asked, waiting, asksAt }: Round): string {
  if (asked === 0 && asksAt) return `It’s night: we’ll ask drivers from ${formatTimeBeside(asksAt, new Date())}`;
  return waiting > 0 ? `${asked} asked, ${waiting} next in line` : `${asked} asked`;
}

type Crew = Pick<TripCandidate, "driver" | "warnings"> & { readonly vehicle: NonNullable<TripCandidate["vehicle"]> };

const choiceOf = ({ driver, vehicle, warnings }: Crew) => ({
  id: driver.id,
  name: driver.name,
  hint: [`${vehicle.plate}, ${vehicle.seats} seats`, driver.provider, ...warnings].filter(Boolean).join(", "),
});

type Provider = OutputOf<typeof assignContract.candidatesForTrip>["providers"][number];

const providerChoice = ({ id, name, why }: Provider) => ({ id, name, hint: why.join(", ") });

/** Offers a trip to drivers. */
export function OfferDialog({ trip, onClose }: { trip: BoardTrip; onClose: () => void }) {
  const { data } = useCall(assignContract.candidatesForTrip, { trip_id: trip.id });
  const offer = useMakeCall(offersContract.offerTrip, boardReads);
  const [mode, setMode] = useState<Mode>("cascade");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const fit = (data?.candidates ?? []).flatMap(({ driver, vehicle, can, warnings }) =>
    can && vehicle ? [{ driver, vehicle, warnings }] : [],
  );
  const providers = data?.providers ?? [];
  const isPool = mode === "pool";
  const choices = isPool ? providers.filter(({ can }) => can).map(providerChoice) : fit.map(choiceOf);
  const closed = isPool ? providers.filter(({ can }) => !can) : [];
  const toggle = (id: string, isOn: boolean) => {
    const others = mode === "direct" ? [] : chosen.filter((one) => one !== id);
    setChosen(isOn ? [...others, id] : others);
  };
  const send = async () => {
    const to = fit
      .filter(({ driver }) => chosen.includes(driver.id))
      .map(({ driver, vehicle }) => ({ driver_id: driver.id, vehicle_id: vehicle.id }));
    const asking = isPool ? { provider_ids: [...chosen] } : { to };
    const { asked, waiting, asks_at } = await offer.mutateAsync({
      trip_id: trip.id,
      version: trip.version,
      mode,
      ...asking,
    });
    onClose();
    void toast({
      kind: "success",
      title: "Offer sent",
      description: offeredText({ asked, waiting, asksAt: asks_at }),
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Offer ${trip.reference}`}
      description={`${formatSpan(trip.pickup_at, trip.ends_at)}, ${trip.pickup_location} → ${trip.destination}.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={chosen.length === 0}
            busy={offer.isPending}
            onClick={() => void send().catch(() => undefined)}
          >
            Send offer
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pb-2">
        <Segmented
          label="How to offer"
          value={mode}
          options={modes}
          onChange={(next) => {
            setMode(next);
            if (isPool !== (next === "pool")) setChosen([]);
            else if (next === "direct") setChosen(chosen.slice(0, 1));
          }}
        />
        <p className="text-ink-2 text-sm">{explained[mode]}</p>
        {offer.error && <Alert tone="bad">{offer.error.message}</Alert>}
        {data && choices.length === 0 && (
          <Alert tone="warn">
            {isPool && providers.length === 0 ? "You have no providers yet." : nobodyText[isPool ? "pool" : "drivers"]}
          </Alert>
        )}
        <ul className="grid gap-1">
          {choices.map(({ id, name, hint }) => (
            <li key={id}>
              <Checkbox
                label={name}
                {...(hint && { hint })}
                checked={chosen.includes(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
        {closed.length > 0 && (
          <ul aria-label="Providers this trip is not for" className="grid gap-1.5 border-line border-t pt-3 text-sm">
            {closed.map(({ id, name, reasons }) => (
              <li key={id}>
                <span className="font-semibold">{name}</span>
                <span className="block text-ink-2">{reasons.join(" ")}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

const nobodyText = {
  pool: "This trip isn’t for any of your providers.",
  drivers: "No driver can take this trip as planned.",
} as const;
