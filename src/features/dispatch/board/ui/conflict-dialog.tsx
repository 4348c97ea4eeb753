import { Button } from "#design/button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import type { BoardDay } from "../contract.ts";
import { type Blocked, GateReasons } from "./gate-reasons.tsx";
import { BreakingTrips } from "./ripple-panel.tsx";
import type { Pair } from "./use-board-task.ts";

type ConflictDialogProps = {
  day: BoardDay;
  pair: Pair;
  blocked: Blocked;
  onAssign: (pair: Pair, reason: string) => Promise<void>;
  /** Choose others for it. */
  onOther: () => void;
  /** Move it to another time. */
  onShift: () => void;
  /** The trips in the way have been assigned to others or moved. */
  onAgain: () => void;
  onClose: () => void;
};

/** Everything against a driver and vehicle, with the options: leave it, choose others, move it, or override. */
export function ConflictDialog({ day, pair, blocked, onAgain, ...on }: ConflictDialogProps) {
  const { onAssign, onOther, onShift, onClose } = on;
  const { trip } = pair;
  const driver = day.drivers.find(({ id }) => id === pair.driverId)?.name ?? "this driver";
  const title = `${trip.reference} can’t go to ${driver} as it is`;
  const against = (
    <>
      <GateReasons blocked={blocked} />
      {isBusy(blocked) && <BreakingTrips {...pair} tripId={trip.id} onRepaired={onAgain} />}
    </>
  );
  if (!blocked.mayOverride)
    return (
      <Dialog
        open
        size="sm"
        onClose={onClose}
        title={title}
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="outline" onClick={onShift}>
              Move trip
            </Button>
            <Button onClick={onOther}>Choose others</Button>
          </>
        }
      >
        <div className="grid gap-4">{against}</div>
      </Dialog>
    );
  return (
    <ActionDialog
      title={title}
      text="You can assign it anyway. Your reason is saved with the trip."
      confirmLabel="Assign anyway"
      tone="danger"
      reason={{ hint: "Shown to our team in the activity log." }}
      onConfirm={(reason) => onAssign(pair, reason)}
      onClose={onClose}
    >
      {against}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={onOther}>
          Choose others
        </Button>
        <Button size="sm" variant="outline" onClick={onShift}>
          Move trip
        </Button>
      </div>
    </ActionDialog>
  );
}

/** Other trips of theirs are in the way. */
const isBusy = ({ reasons }: Blocked): boolean =>
  reasons.some(({ kind }) => kind === "driver_busy" || kind === "vehicle_busy");
