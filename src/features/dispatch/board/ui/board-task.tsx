import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { tripsContract } from "#features/trips/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type BoardDay, type BoardTrip, boardContract } from "../contract.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import type { BoardTask, Pair } from "./use-board-task.ts";

type BoardTaskDialogProps = {
  task: BoardTask | undefined;
  day: BoardDay;
  onTask: (next: BoardTask) => void;
  onDone: (done: BoardTask) => void;
  onAssign: (pair: Pair, overrideReason?: string) => Promise<void>;
};

/** The dialog for what is being asked just now. */
export function BoardTaskDialog({ task, day, onTask, onDone, onAssign }: BoardTaskDialogProps) {
  const close = () => task && onDone(task);
  if (task?.kind === "assign")
    return <AssignDialog {...task} day={day} onAssign={(pair) => onAssign(pair)} onClose={close} />;
  if (task?.kind === "conflict")
    return (
      <ConflictDialog
        {...task}
        day={day}
        onAssign={onAssign}
        onOther={() => onTask({ kind: "assign", ...task.pair })}
        onClose={close}
      />
    );
  return task && <UnassignDialog trip={task.trip} onClose={close} />;
}

function UnassignDialog({ trip, onClose }: { trip: BoardTrip; onClose: () => void }) {
  const unassign = useMakeCall(tripsContract.unassignTrip, [boardContract.dispatchDay]);
  return (
    <ActionDialog
      title={`Unassign ${trip.reference}?`}
      text={`${trip.driver?.name ?? "The driver"} is told by email. The trip is then without a driver.`}
      confirmLabel="Unassign trip"
      tone="danger"
      doneLabel="Trip unassigned"
      reason={{ hint: "The driver reads it." }}
      onConfirm={(reason) => unassign.mutateAsync({ trip_id: trip.id, version: trip.version, reason })}
      onClose={onClose}
    />
  );
}
