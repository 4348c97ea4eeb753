import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { tripsContract } from "#features/trips/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { boardReads } from "../../ui/use-line.ts";
import type { BoardTrip } from "../contract.ts";

type SwapDialogProps = { first: BoardTrip; second: BoardTrip; onClose: () => void };

/** Two trips change drivers and vehicles: both or none. */
export function SwapDialog({ first, second, onClose }: SwapDialogProps) {
  const swap = useMakeCall(tripsContract.swapTrips, boardReads);
  const seen = ({ id, version }: BoardTrip) => ({ trip_id: id, version });
  return (
    <ActionDialog
      title={`Swap ${first.reference} and ${second.reference}?`}
      text={`${second.driver?.name} drives ${first.reference}, ${first.driver?.name} drives ${second.reference}. Both drivers get an email.`}
      confirmLabel="Swap trips"
      doneLabel="Trips swapped"
      reason={{
        label: "Reason to override",
        hint: "Only needed where something speaks against it.",
        isOptional: true,
      }}
      onConfirm={(reason) =>
        swap.mutateAsync({ first: seen(first), second: seen(second), ...(reason && { override_reason: reason }) })
      }
      onClose={onClose}
    />
  );
}
