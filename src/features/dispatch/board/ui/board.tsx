import { DayBoard, type HandoverParts } from "./day-board.tsx";
import { useBoardAddress } from "./use-board-address.ts";
import { WeekBoard } from "./week-board.tsx";

/** A day’s or week’s trips, depending on the address. */
export function Board({ handover }: { handover: HandoverParts }) {
  const { view, onOpenDay, ...shown } = useBoardAddress();
  return view === "week" ? <WeekBoard {...shown} onOpenDay={onOpenDay} /> : <DayBoard {...shown} handover={handover} />;
}
