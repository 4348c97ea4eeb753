import { useState } from "react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Select } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { isOver } from "#domain/trip/trip-on-road.ts";
import { guidesContract } from "#features/trips/guides/contract.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import type { BoardTrip } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";
import { boardReads } from "./use-line.ts";

type Guides = OutputOf<typeof guidesContract.guidesForTrip>;

const refreshed = [...boardReads, detailsContract.tripDetails, guidesContract.guidesForTrip];

/** The guides a trip was sold with, and who they are. Trips without one show nothing. */
export function TripGuides({ trip }: { trip: BoardTrip }) {
  const { data } = useCall(guidesContract.guidesForTrip, { trip_id: trip.id });
  const remove = useMakeCall(guidesContract.removeGuide, refreshed);
  const [isOpen, setOpen] = useState(false);
  if (!data || (data.needed === 0 && data.guides.length === 0)) return null;
  const missing = data.needed - data.guides.length;
  return (
    <section aria-label="Guides" className="grid gap-2">
      <p className="text-ink-3 text-xs">{data.needed === 1 ? "Guide" : `Guides (${data.needed} needed)`}</p>
      <ul className="grid gap-1">
        {data.guides.map(({ driver_id, name, phone }) => (
          <li key={driver_id} className="flex flex-wrap items-center gap-x-3">
            <b>{name}</b>
            <a href={`tel:${phone}`} className="text-link text-sm underline underline-offset-3">
              {phone}
            </a>
            {!isOver(trip) && (
              <Permitted action="assign_driver">
                <Button
                  size="sm"
                  variant="quiet"
                  busy={remove.isPending}
                  onClick={() => remove.mutate({ trip_id: trip.id, version: trip.version, driver_id })}
                >
                  Remove<span className="sr-only"> {name}</span>
                </Button>
              </Permitted>
            )}
          </li>
        ))}
      </ul>
      {missing > 0 && !isOver(trip) && (
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-semibold text-sm text-warn">
            {missing === 1 ? "1 guide still to be named" : `${missing} guides still to be named`}
          </span>
          <Permitted action="assign_driver">
            <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
              Assign guide
            </Button>
          </Permitted>
        </p>
      )}
      {isOpen && <AssignGuideDialog trip={trip} candidates={data.candidates} onClose={() => setOpen(false)} />}
    </section>
  );
}

const form = z.object({ driver_id: z.string().check(z.minLength(1, "Choose a guide")) });

type DialogProps = { trip: BoardTrip; candidates: Guides["candidates"]; onClose: () => void };

function AssignGuideDialog({ trip, candidates, onClose }: DialogProps) {
  const assign = useMakeCall(guidesContract.assignGuide, refreshed);
  const able = candidates.filter(({ reasons }) => reasons.length === 0);
  const unable = candidates.filter(({ reasons }) => reasons.length > 0);
  return (
    <FormDialog
      title={`Assign a guide to ${trip.reference}`}
      text="Registration and first aid must be valid until the trip ends. The driver may guide too, if registered."
      confirmLabel="Assign guide"
      doneLabel="Guide assigned"
      schema={form}
      defaultValues={{ driver_id: "" }}
      onClose={onClose}
      onConfirm={(values) => assign.mutateAsync({ trip_id: trip.id, version: trip.version, ...values })}
    >
      {able.length === 0 && (
        <Alert tone="warn">No guide is free then with valid documents. Mark who guides tours under Drivers.</Alert>
      )}
      <FormField name="driver_id" label="Guide" required>
        <Select
          placeholder="Choose a guide"
          options={able.map(({ driver_id, name }) => ({ value: driver_id, label: name }))}
        />
      </FormField>
      {unable.length > 0 && (
        <details>
          <summary className="cursor-pointer font-semibold text-sm">Not available ({unable.length})</summary>
          <ul className="grid gap-1 pt-2 text-ink-2 text-sm">
            {unable.map(({ driver_id, name, reasons }) => (
              <li key={driver_id}>
                <b>{name}</b>: {reasons.join(" ")}
              </li>
            ))}
          </ul>
        </details>
      )}
    </FormDialog>
  );
}
