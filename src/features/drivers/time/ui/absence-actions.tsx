import { useState } from "react";
import { Button } from "#design/button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { type Absence, driverTimeContract, type TripOver } from "../contract.ts";
import { useTimeCall } from "./use-time-call.ts";

export const BookingOfTrip = ({ reference }: TripOver) => (
  <SiteLink to={`/admin/booking?reference=${reference}`} className="underline">
    {reference}
  </SiteLink>
);

type AbsenceActionsProps = { absence: Absence; name: string };

/** Our team’s options: grant, decline or withdraw. */
export function AbsenceActions({ absence, name }: AbsenceActionsProps) {
  const [open, setOpen] = useState<"granted" | "declined" | "withdrawn">();
  const close = () => setOpen(undefined);
  const trips = absence.trips.length;
  return (
    <Permitted action="change_fleet_records">
      {absence.state === "asked" && (
        <>
          <Button size="sm" onClick={() => setOpen("granted")}>
            Approve
          </Button>
          <Button size="sm" variant="outline" onClick={() => setOpen("declined")}>
            Decline
          </Button>
        </>
      )}
      {absence.state === "granted" && (
        <Button size="sm" variant="outline" onClick={() => setOpen("withdrawn")}>
          Withdraw
        </Button>
      )}
      {open === "granted" && (
        <Answer
          absence={absence}
          to="granted"
          title={`Approve time off for ${name}?`}
          text={
            trips === 0
              ? `${absence.when}. We’ll email ${name}.`
              : `${absence.when}. We’ll email ${name} and add a task: ${trips === 1 ? "1 trip needs" : `${trips} trips need`} another driver.`
          }
          onClose={close}
        />
      )}
      {open === "declined" && (
        <Answer
          absence={absence}
          to="declined"
          title={`Decline time off for ${name}?`}
          text={`${absence.when}. We’ll email ${name} your answer.`}
          onClose={close}
        />
      )}
      {open === "withdrawn" && <Withdraw absence={absence} name={name} onClose={close} />}
    </Permitted>
  );
}

type AnswerProps = { absence: Absence; to: "granted" | "declined"; title: string; text: string; onClose: () => void };

function Answer({ absence, to, title, text, onClose }: AnswerProps) {
  const answer = useTimeCall(driverTimeContract.answerAbsence);
  const isGranted = to === "granted";
  return (
    <ActionDialog
      title={title}
      text={text}
      confirmLabel={isGranted ? "Approve time off" : "Decline time off"}
      doneLabel={isGranted ? "Time off approved" : "Time off declined"}
      tone={isGranted ? "primary" : "danger"}
      reason={{ label: "Answer", hint: "The driver will see it.", ...(isGranted && { isOptional: true }) }}
      onClose={onClose}
      onConfirm={(text) => answer.mutateAsync({ absence_id: absence.id, version: absence.version, to, answer: text })}
    />
  );
}

function Withdraw({ absence, name, onClose }: AbsenceActionsProps & { onClose: () => void }) {
  const withdraw = useTimeCall(driverTimeContract.withdrawAbsence);
  return (
    <ActionDialog
      title={`Withdraw time off for ${name}?`}
      text={`${absence.when}. They can get trips during this time again. We’ll email ${name} the reason.`}
      confirmLabel="Withdraw time off"
      doneLabel="Time off withdrawn"
      tone="danger"
      reason={{ hint: "The driver will see it." }}
      onClose={onClose}
      onConfirm={(reason) => withdraw.mutateAsync({ absence_id: absence.id, version: absence.version, reason })}
    />
  );
}
