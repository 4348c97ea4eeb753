import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { BoardDay } from "../contract.ts";
import type { Pair } from "./use-board-task.ts";

type WarningDialogProps = {
  day: BoardDay;
  pair: Pair;
  warnings: readonly string[];
  onAssign: (pair: Pair) => Promise<void>;
  onClose: () => void;
};

/** The list of drivers’ text about the one a trip was dropped on, before they have it. */
export function WarningDialog({ day, pair, warnings, onAssign, onClose }: WarningDialogProps) {
  const driver = day.drivers.find(({ id }) => id === pair.driverId)?.name ?? "this driver";
  return (
    <ActionDialog
      title={`Assign ${pair.trip.reference} to ${driver}?`}
      text={`${warnings.join(". ")}.`}
      confirmLabel="Assign trip"
      onConfirm={() => onAssign(pair)}
      onClose={onClose}
    />
  );
}
