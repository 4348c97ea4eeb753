import { DayBoard } from "../board/ui/day-board.tsx";
import { WeekBoard } from "../week/ui/week-board.tsx";
import { useBoardAddress } from "./use-board-address.ts";

/** The trips of a day or of a week, as the address says. */
export function Board() {
  const { view, onOpenDay, ...shown } = useBoardAddress();
  return view === "week" ? <WeekBoard {...shown} onOpenDay={onOpenDay} /> : <DayBoard {...shown} />;
}
