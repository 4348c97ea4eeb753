import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { travelContract } from "#features/passengers/travel-contract.ts";
import { cashContract } from "#features/payments/cash/contract.ts";
import { assignContract } from "#features/trips/assign/contract.ts";
import { roadDeskContract } from "#features/trips/road/desk-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { BoardDay, BoardTrip } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { type Blocked, GateReasons } from "./gate-reasons.tsx";
import { MoveInPlanDialog } from "./move-in-plan-dialog.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { PrintSheet, type Sheet } from "./print-sheet.tsx";
import { ShiftDialog } from "./shift-dialog.tsx";
import { TripDrawer } from "./trip-drawer.tsx";
import type { BoardTask, Pair, useBoardTask } from "./use-board-task.ts";
import { useCandidates, warningsAbout } from "./use-candidates.ts";
import { useCrewFaces } from "./use-crew-faces.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { boardReads } from "./use-line.ts";
import { useOverride } from "./use-override.ts";
import { useTriedPlan } from "./use-tried-plan.ts";
import { WarningDialog } from "./warning-dialog.tsx";

type TripDeskProps = {
  day: BoardDay;
  board: ReturnType<typeof useBoardTask>;
  /** The trip with an open drawer. */
  chosen: string | undefined;
  sheet: Sheet | undefined;
  onSheet: (sheet: Sheet | undefined) => void;
  onClose: () => void;
};

/** A trip’s drawer, the open dialog, and what is being printed. */
export function TripDesk({ day, board, chosen, sheet, onSheet, onClose }: TripDeskProps) {
  useKeptFocus();
  return (
    <>
      {sheet && <SheetWithCash sheet={sheet} onDone={() => onSheet(undefined)} />}
      <TripDrawer
        trip={day.trips.find(({ id }) => id === chosen)}
        onPrint={onSheet}
        onAction={(key) => chosen && board.start(key, chosen)}
        onClose={onClose}
      />
      <BoardTaskDialog
        task={board.task}
        day={day}
        onTask={board.setTask}
        onDone={board.endTask}
        onAssign={board.assign}
        onAssignNow={board.assignNow}
      />
    </>
  );
}

/** Printed once the cash to collect and the pictures are loaded, or are known to be unavailable. */
function SheetWithCash({ sheet, onDone }: { sheet: Sheet; onDone: () => void }) {
  const date = localDateOf(new Date(sheet.kind === "day" ? `${sheet.day.date}T12:00:00+02:00` : sheet.trip.pickup_at));
  const read = useCall(cashContract.cashOnDay, { date });
  const tripId = sheet.kind === "day" ? null : sheet.trip.id;
  const lists = useCall(travelContract.tripManifests, tripId ? { trip_id: tripId } : { date });
  const faces = useCrewFaces(sheet.kind === "name" ? sheet.trip : undefined);
  if (read.isPending || lists.isPending || !faces) return null;
  const cash = read.data ? new Map(read.data.trips.map(({ trip_id, amount_cents }) => [trip_id, amount_cents])) : null;
  const guests = new Map(lists.data?.manifests.map(({ trip_id, passengers }) => [trip_id, passengers]));
  return <PrintSheet sheet={sheet} cash={cash} guests={guests} faces={faces} onDone={onDone} />;
}

type BoardTaskDialogProps = {
  task: BoardTask | undefined;
  day: BoardDay;
  onTask: (next: BoardTask) => void;
  onDone: (done: BoardTask) => void;
  onAssign: (pair: Pair, overrideReason?: string) => Promise<void>;
  onAssignNow: (pair: Pair) => void;
};

/** The dialog of the current task. */
function BoardTaskDialog({ task, day, onTask, onDone, onAssign, onAssignNow }: BoardTaskDialogProps) {
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

const form = z.object({
  kind: z.enum(["note", "message"]),
  text: z.string().check(z.trim(), z.minLength(1, "Enter the text")),
});

/** A note for our team, or a message to the driver. */
function NoteDialog({ trip, onClose }: { trip: BoardTrip; onClose: () => void }) {
  const write = useMakeCall(roadDeskContract.writeTripNote, [detailsContract.tripDetails]);
  const kinds = [
    { value: "note", label: "Note for our team" },
    ...(trip.driver ? [{ value: "message", label: `Message to ${trip.driver.name}` }] : []),
  ];
  return (
    <FormDialog
      title={`Add a note to ${trip.reference}`}
      text={`Notes are for our team only.${trip.driver ? " Messages are emailed to the driver." : ""}`}
      confirmLabel="Save note"
      doneLabel="Note saved"
      schema={form}
      defaultValues={{ kind: "note", text: "" }}
      onConfirm={({ kind, text }) => write.mutateAsync({ trip_id: trip.id, kind, text })}
      onClose={onClose}
    >
      <FormField name="kind" label="For" required>
        <Select options={kinds} />
      </FormField>
      <FormField name="text" label="Text" required>
        <TextArea rows={3} maxLength={1000} />
      </FormField>
    </FormDialog>
  );
}

type SwapDialogProps = { first: BoardTrip; second: BoardTrip; onClose: () => void };

/**
 * Swaps drivers and vehicles of two trips, both or neither. Conflicts are shown and can be overridden with a reason.
 */
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

/** The list of drivers’ text about each for the trip of the other. */
function useSwapWarnings(first: BoardTrip, second: BoardTrip): string[] {
  const { data: forFirst } = useCandidates(first);
  const { data: forSecond } = useCandidates(second);
  const about = (result: typeof forFirst, driver: BoardTrip["driver"], { reference }: BoardTrip) =>
    warningsAbout(result, driver?.id ?? "").map((text) => `${driver?.name}, ${reference}: ${text}.`);
  return [...about(forFirst, second.driver, first), ...about(forSecond, first.driver, second)];
}

/** Not for a dispatcher to decide: each reason says who may, if anyone. */
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
