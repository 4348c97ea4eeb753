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
      {sheet && <PrintSheet sheet={sheet} onDone={() => onSheet(undefined)} />}
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
