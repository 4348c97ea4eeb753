import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { assignContract } from "#features/trips/assign/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useCandidates, warningsAbout } from "../../crew/ui/use-candidates.ts";
import { boardReads } from "../../ui/use-line.ts";
import type { BoardTrip } from "../contract.ts";
import { type Blocked, GateReasons } from "./gate-reasons.tsx";
import { useOverride } from "./use-override.ts";

type SwapDialogProps = { first: BoardTrip; second: BoardTrip; onClose: () => void };

/** Two trips change drivers and vehicles: both or none. What speaks against it is shown, and overridden with a reason. */
export function SwapDialog({ first, second, onClose }: SwapDialogProps) {
  const swap = useMakeCall(assignContract.swapTrips, boardReads);
  const { blocked, attempt } = useOverride();
  const warnings = useSwapWarnings(first, second);
  if (blocked && !blocked.mayOverride)
    return <NoSwap first={first} second={second} blocked={blocked} onClose={onClose} />;
  const seen = ({ id, version }: BoardTrip) => ({ trip_id: id, version });
  return (
    <ActionDialog
      title={`Swap ${first.reference} and ${second.reference}?`}
      text={`${second.driver?.name} drives ${first.reference}, ${first.driver?.name} drives ${second.reference}. We’ll email both drivers.`}
      confirmLabel={blocked?.mayOverride ? "Swap anyway" : "Swap trips"}
      tone={blocked?.mayOverride ? "danger" : "primary"}
      doneLabel="Trips swapped"
      {...(blocked?.mayOverride && { reason: { hint: "Shown to our team in the activity log." } })}
      onConfirm={(reason) =>
        attempt(() =>
          swap.mutateAsync({ first: seen(first), second: seen(second), ...(reason && { override_reason: reason }) }),
        )
      }
      onClose={onClose}
    >
      {warnings.length > 0 && <Alert tone="warn">{warnings.join(" ")}</Alert>}
      {blocked && <GateReasons blocked={blocked} />}
    </ActionDialog>
  );
}

/** What the list of drivers says of each for the trip of the other. */
function useSwapWarnings(first: BoardTrip, second: BoardTrip): string[] {
  const { data: forFirst } = useCandidates(first);
  const { data: forSecond } = useCandidates(second);
  const about = (result: typeof forFirst, driver: BoardTrip["driver"], { reference }: BoardTrip) =>
    warningsAbout(result, driver?.id ?? "").map((text) => `${driver?.name}, ${reference}: ${text}.`);
  return [...about(forFirst, second.driver, first), ...about(forSecond, first.driver, second)];
}

/** Nothing the dispatcher may decide: each reason says who may, if anyone. */
const NoSwap = ({ first, second, blocked, onClose }: SwapDialogProps & { blocked: Blocked }) => (
  <Dialog
    open
    size="sm"
    onClose={onClose}
    title={`${first.reference} and ${second.reference} can’t be swapped as planned`}
    footer={<Button onClick={onClose}>Close</Button>}
  >
    <GateReasons blocked={blocked} />
  </Dialog>
);
