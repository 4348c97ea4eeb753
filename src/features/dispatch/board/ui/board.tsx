import { DayBoard, type HandoverParts } from "./day-board.tsx";
import { useBoardAddress } from "./use-board-address.ts";
import { WeekBoard } from "./week-board.tsx";

/** The trips of a day or of a week, as the address says. */
export function Board({ handover }: { handover: HandoverParts }) {
  const { view, onOpenDay, ...shown } = useBoardAddress();
  return view === "week" ? <WeekBoard {...shown} onOpenDay={onOpenDay} /> : <DayBoard {...shown} handover={handover} />;
}
