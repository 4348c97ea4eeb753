import { CalendarOff } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type Absence, driverTimeContract, timeOffFields } from "../contract.ts";
import { AbsenceActions, BookingOfTrip } from "./absence-actions.tsx";
import { AbsenceRow } from "./absence-row.tsx";
import { ShiftsCard } from "./shifts-card.tsx";
import { emptyTimeOff, TimeOffFormFields } from "./time-off-form.tsx";
import { useTimeCall } from "./use-time-call.ts";

type DriverTimeTabProps = { driverId: string; version: number; name: string };

/** When a driver works and when they are away. */
export function DriverTimeTab({ driverId, version, name }: DriverTimeTabProps) {
  const { data, wait } = readOrWait(useCall(driverTimeContract.driverTime, { driver_id: driverId }), "this", 6);
  if (wait) return wait;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <ShiftsCard driverId={driverId} version={version} shifts={data.shifts} hours={data.hours_a_week} />
      <AbsencesCard driverId={driverId} name={name} absences={data.absences} />
    </div>
  );
}

type AbsencesCardProps = { driverId: string; name: string; absences: readonly Absence[] };

function AbsencesCard({ driverId, name, absences }: AbsencesCardProps) {
  const [isEntering, setEntering] = useState(false);
  const enter = useTimeCall(driverTimeContract.enterAbsence);
  return (
    <Card>
      <CardHeader
        title="Time off"
        actions={
          <Permitted action="change_fleet_records">
            <Button size="sm" variant="outline" onClick={() => setEntering(true)}>
              Enter time off
            </Button>
          </Permitted>
        }
      />
      {absences.length === 0 && (
        <EmptyState
          icon={<CalendarOff />}
          title="No time off"
          text="Requests from the driver and time off you enter appear here."
          className="py-6"
        />
      )}
      <ul aria-label="Time off">
        {absences.map((absence) => (
          <AbsenceRow
            key={absence.id}
            absence={absence}
            tripName={BookingOfTrip}
            actions={<AbsenceActions absence={absence} name={name} />}
          />
        ))}
      </ul>
      {isEntering && (
        <FormDialog
          title="Enter time off"
          text={`${name} gets no new trips during this time. It’s approved right away, and we’ll email them.`}
          confirmLabel="Enter time off"
          doneLabel="Time off entered"
          schema={timeOffFields}
          defaultValues={emptyTimeOff}
          onClose={() => setEntering(false)}
          onConfirm={(values) => enter.mutateAsync({ ...values, driver_id: driverId })}
        >
          <TimeOffFormFields reasonHint="Our team and the driver will see it." />
        </FormDialog>
      )}
    </Card>
  );
}
