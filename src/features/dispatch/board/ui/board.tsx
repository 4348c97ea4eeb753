import type { ComponentType } from "react";
import { DayBoard, type HandoverParts } from "./day-board.tsx";
import { useBoardAddress } from "./use-board-address.ts";
import { type MapProps, MapSlot } from "./use-map-slot.ts";
import { WeekBoard } from "./week-board.tsx";

type BoardProps = { handover: HandoverParts; map: ComponentType<MapProps> };

/** A day’s or week’s trips, depending on the address. */
export function Board({ handover, map }: BoardProps) {
  const { view, onOpenDay, ...shown } = useBoardAddress();
  return (
    <MapSlot value={map}>
      {view === "week" ? <WeekBoard {...shown} onOpenDay={onOpenDay} /> : <DayBoard {...shown} handover={handover} />}
    </MapSlot>
  );
}
