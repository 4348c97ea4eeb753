import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { VehicleClassState } from "#domain/catalogue/vehicle-class.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type ClassRecord, vehicleClassesContract } from "../contract.ts";

type MoveClassDialogProps = { record: ClassRecord; state: VehicleClassState; onClose: () => void };

/** The consequence for customers, before it happens. */
export function MoveClassDialog({ record, state, onClose }: MoveClassDialogProps) {
  const move = useMakeCall(vehicleClassesContract.moveVehicleClass, [
    vehicleClassesContract.listClassRecords,
    vehicleClassesContract.vehicleClasses,
  ]);
  const { title, text, confirmLabel, doneLabel } = wordsFor(record, state);
  return (
    <ActionDialog
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      doneLabel={doneLabel}
      onClose={onClose}
      onConfirm={() => move.mutateAsync({ id: record.id, version: record.version, state })}
    />
  );
}

function wordsFor({ name, state: before, vehicles, open_bookings }: ClassRecord, state: VehicleClassState) {
  if (state === "on_sale")
    return {
      title: `Put ${name} on sale?`,
      text: "Customers can choose it from now on.",
      confirmLabel: "Put on sale",
      doneLabel: `${name} is on sale`,
    };
  if (before === "ended")
    return {
      title: `Bring ${name} back?`,
      text: "It is paused until you put it on sale.",
      confirmLabel: "Bring back",
      doneLabel: `${name} is paused`,
    };
  if (state === "paused")
    return {
      title: `Pause ${name}?`,
      text: "No one can book it until you put it on sale again. What is booked stays.",
      confirmLabel: "Pause class",
      doneLabel: `${name} is paused`,
    };
  return {
    title: `End ${name}?`,
    text:
      vehicles + open_bookings > 0
        ? `It can end once no vehicle is in it and no open booking needs it. Now there are ${vehicles} vehicles and ${open_bookings} open bookings.`
        : "It is no longer sold, and new vehicles can’t be put into it. Old bookings keep its name.",
    confirmLabel: "End class",
    doneLabel: `${name} has ended`,
  };
}
