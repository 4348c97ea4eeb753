import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { type Absence, driverTimeContract, timeOffFields } from "../contract.ts";
import { AbsenceRow } from "./absence-row.tsx";
import { ShiftList } from "./shift-list.tsx";
import { emptyTimeOff, TimeOffFormFields } from "./time-off-form.tsx";
import { useTimeCall } from "./use-time-call.ts";

/** A driver’s own shifts and time off, with a button to request more. */
export function MyTimeCard() {
  const { data, wait } = readOrWait(useCall(driverTimeContract.myTime, {}), "your time off", 4);
  const [isAsking, setAsking] = useState(false);
  if (wait) return wait;
  return (
    <Card>
      <CardHeader
        title="My time"
        actions={
          <Button
            size="sm"
            variant="outline"
            icon={<CalendarPlus aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            Request time off
          </Button>
        }
      />
      {data.absences.length === 0 ? (
        <p className="text-ink-2">No time off requested.</p>
      ) : (
        <ul aria-label="Time off">
          {data.absences.map((absence) => (
            <AbsenceRow
              key={absence.id}
              absence={absence}
              tripName={({ reference }) => reference}
              actions={<Withdraw absence={absence} />}
            />
          ))}
        </ul>
      )}
      <details className="mt-4 border-line border-t pt-3">
        <summary className="cursor-pointer py-1 font-semibold text-sm">Weekly shifts</summary>
        <div className="pt-2 text-sm">
          <ShiftList shifts={data.shifts} />
        </div>
      </details>
      {isAsking && <AskDialog onClose={() => setAsking(false)} />}
    </Card>
  );
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const ask = useTimeCall(driverTimeContract.askAbsence);
  return (
    <FormDialog
      title="Request time off"
      text="Dispatch will answer by email. Until then you can still get trips. If you’re ill today, please call as well."
      confirmLabel="Send request"
      doneLabel="Request sent"
      schema={timeOffFields}
      defaultValues={emptyTimeOff}
      onClose={onClose}
      onConfirm={(values) => ask.mutateAsync(values)}
    >
      <TimeOffFormFields reasonHint="Dispatch will see it." />
    </FormDialog>
  );
}

function Withdraw({ absence }: { absence: Absence }) {
  const [isOpen, setOpen] = useState(false);
  const withdraw = useTimeCall(driverTimeContract.withdrawMyAbsence);
  const isOpenStill = absence.state === "asked" || absence.state === "granted";
  if (!isOpenStill) return null;
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        Withdraw<span className="sr-only"> time off {absence.when}</span>
      </Button>
      {isOpen && (
        <ActionDialog
          title="Withdraw time off?"
          text={`${absence.when}. You can get trips during this time again.`}
          confirmLabel="Withdraw time off"
          doneLabel="Time off withdrawn"
          onClose={() => setOpen(false)}
          onConfirm={() => withdraw.mutateAsync({ absence_id: absence.id, version: absence.version })}
        />
      )}
    </>
  );
}
