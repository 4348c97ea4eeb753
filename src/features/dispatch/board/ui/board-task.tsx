import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { assignContract } from "#features/trips/assign/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { WarningDialog } from "../../crew/ui/warning-dialog.tsx";
import { MoveInPlanDialog } from "../../plan/ui/move-in-plan-dialog.tsx";
import { useTriedPlan } from "../../plan/ui/use-tried-plan.ts";
import { boardReads } from "../../ui/use-line.ts";
import type { BoardDay, BoardTrip } from "../contract.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { NoteDialog } from "./note-dialog.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { ShiftDialog } from "./shift-dialog.tsx";
import { SwapDialog } from "./swap-dialog.tsx";
import type { BoardTask, Pair } from "./use-board-task.ts";

type BoardTaskDialogProps = {
  task: BoardTask | undefined;
  day: BoardDay;
  onTask: (next: BoardTask) => void;
  onDone: (done: BoardTask) => void;
  onAssign: (pair: Pair, overrideReason?: string) => Promise<void>;
  onAssignNow: (pair: Pair) => void;
};

/** The dialog for what is being asked just now. */
export function BoardTaskDialog({ task, day, onTask, onDone, onAssign, onAssignNow }: BoardTaskDialogProps) {
  const close = () => task && onDone(task);
  if (task?.kind === "assign") return <AssignDialog {...task} day={day} onAssign={onAssignNow} onClose={close} />;
  if (task?.kind === "conflict")
    return (
      <ConflictDialog
        {...task}
        day={day}
        onAssign={onAssign}
        onShift={() => onTask({ kind: "shift", trip: task.pair.trip })}
        onOther={() => onTask({ kind: "assign", ...task.pair })}
        onAgain={() => onAssignNow(task.pair)}
        onClose={close}
      />
    );
  if (task?.kind === "warning") return <WarningDialog {...task} day={day} onAssign={onAssign} onClose={close} />;
  if (task?.kind === "swap") return <SwapDialog {...task} onClose={close} />;
  if (task?.kind === "offer") return <OfferDialog trip={task.trip} onClose={close} />;
  if (task?.kind === "note") return <NoteDialog trip={task.trip} onClose={close} />;
  if (task?.kind === "shift") return <MoveDialog trip={task.trip} onClose={close} />;
  return task && <UnassignDialog trip={task.trip} onClose={close} />;
}

function MoveDialog({ trip, onClose }: { trip: BoardTrip; onClose: () => void }) {
  const tried = useTriedPlan();
  if (tried) return <MoveInPlanDialog trip={trip} tried={tried} onClose={onClose} />;
  return <ShiftDialog trip={trip} onClose={onClose} />;
}

function UnassignDialog({ trip, onClose }: { trip: BoardTrip; onClose: () => void }) {
  const unassign = useMakeCall(assignContract.unassignTrip, boardReads);
  return (
    <ActionDialog
      title={`Unassign ${trip.reference}?`}
      text={`${trip.driver?.name ?? "The driver"} gets an email, and the trip then has no driver.`}
      confirmLabel="Unassign trip"
      tone="danger"
      doneLabel="Trip unassigned"
      reason={{ hint: "The driver will see it." }}
      onConfirm={(reason) => unassign.mutateAsync({ trip_id: trip.id, version: trip.version, reason })}
      onClose={onClose}
    />
  );
}
