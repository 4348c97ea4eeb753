import { localDateOf } from "#domain/time/local-time.ts";
import { cashContract } from "#features/payments/cash/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { useKeptFocus } from "../../ui/use-kept-focus.ts";
import type { BoardDay } from "../contract.ts";
import { BoardTaskDialog } from "./board-task.tsx";
import { PrintSheet, type Sheet } from "./print-sheet.tsx";
import { TripDrawer } from "./trip-drawer.tsx";
import type { useBoardTask } from "./use-board-task.ts";

type TripDeskProps = {
  day: BoardDay;
  board: ReturnType<typeof useBoardTask>;
  /** The trip whose drawer is open. */
  chosen: string | undefined;
  sheet: Sheet | undefined;
  onSheet: (sheet: Sheet | undefined) => void;
  onClose: () => void;
};

/** The drawer of a trip, the dialog that is being answered, and what is being printed. */
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

/** Printed once it is known what the drivers collect, or that it can’t be known now. */
function SheetWithCash({ sheet, onDone }: { sheet: Sheet; onDone: () => void }) {
  const date = localDateOf(new Date(sheet.kind === "day" ? `${sheet.day.date}T12:00:00+02:00` : sheet.trip.pickup_at));
  const read = useCall(cashContract.cashOnDay, { date });
  if (read.isPending) return null;
  const cash = read.data ? new Map(read.data.trips.map(({ trip_id, amount_cents }) => [trip_id, amount_cents])) : null;
  return <PrintSheet sheet={sheet} cash={cash} onDone={onDone} />;
}
