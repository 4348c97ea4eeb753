import { CalendarOff, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useNow } from "#design/use-now.ts";
import { vehicleAbsenceLabels } from "#domain/fleet/fleet-labels.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { vehiclesContract } from "../../vehicles/contract.ts";
import { vehicleAbsencesContract as contract, type VehicleAbsence } from "../contract.ts";
import { AbsenceDialog } from "./absence-dialog.tsx";

type TabProps = { vehicleId: string; plate: string };

/** When a vehicle is away: it can then neither be booked nor assigned. */
export function AvailabilityTab({ vehicleId, plate }: TabProps) {
  const { data, wait } = readOrWait(useCall(contract.vehicleAbsences, { vehicle_id: vehicleId }), "the absences", 4);
  const [isAdding, setAdding] = useState(false);
  const [ending, setEnding] = useState<VehicleAbsence>();
  if (wait) return wait;
  return (
    <Card>
      <CardHeader
        title="Absences"
        note="The vehicle can’t be booked or sent out at these times."
        actions={
          <Permitted action="change_fleet_records">
            <Button size="sm" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
              Add absence
            </Button>
          </Permitted>
        }
      />
      {data.absences.length === 0 && (
        <EmptyState
          icon={<CalendarOff />}
          title="No absences yet"
          text="Add a time when this vehicle is in maintenance, off the road or reserved."
        />
      )}
      <ul aria-label="Absences" className="divide-y divide-line">
        {data.absences.map((absence) => (
          <AbsenceRow key={absence.id} absence={absence} onEnd={() => setEnding(absence)} />
        ))}
      </ul>
      {isAdding && <AbsenceDialog vehicleId={vehicleId} plate={plate} onClose={() => setAdding(false)} />}
      {ending && <EndDialog absence={ending} onClose={() => setEnding(undefined)} />}
    </Card>
  );
}

function AbsenceRow({ absence, onEnd }: { absence: VehicleAbsence; onEnd: () => void }) {
  const now = new Date(useNow(30_000));
  const isOver = new Date(absence.until) <= now;
  const { label, tone } = vehicleAbsenceLabels[absence.kind];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <Badge tone={isOver ? "neutral" : tone} className="min-w-28 justify-center">
        {label}
      </Badge>
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold">
          {formatFullDateTime(absence.from)} to {formatFullDateTime(absence.until)}
        </p>
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">
          {[absence.reason, `added by ${absence.by}`].filter(Boolean).join(", ")}
        </p>
      </div>
      {isOver && <span className="text-sm text-ink-3">Over</span>}
      {!isOver && !absence.work_order_id && (
        <Permitted action="change_fleet_records">
          <Button size="sm" variant="outline" onClick={onEnd}>
            {new Date(absence.from) <= now ? "End now" : "Remove"}
          </Button>
        </Permitted>
      )}
      {!isOver && absence.work_order_id && <span className="text-sm text-ink-2">Ends with its work order</span>}
    </li>
  );
}

function EndDialog({ absence, onClose }: { absence: VehicleAbsence; onClose: () => void }) {
  const end = useMakeCall(contract.endVehicleAbsence, [
    contract.vehicleAbsences,
    vehiclesContract.readVehicle,
    vehiclesContract.listVehicles,
  ]);
  const hasStarted = new Date(absence.from) <= new Date();
  return (
    <ActionDialog
      title={hasStarted ? "End absence now?" : "Remove absence?"}
      text="The vehicle can be booked and sent out again during this time."
      confirmLabel={hasStarted ? "End absence" : "Remove absence"}
      doneLabel={hasStarted ? "Absence ended" : "Absence removed"}
      onClose={onClose}
      onConfirm={() => end.mutateAsync({ id: absence.id })}
    />
  );
}
