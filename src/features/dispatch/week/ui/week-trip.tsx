import { useEffect, useState } from "react";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import type { LocalDate } from "#domain/time/local-time.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type BoardDay, boardContract } from "../../board/contract.ts";
import type { Sheet } from "../../board/ui/print-sheet.tsx";
import { TripDesk } from "../../board/ui/trip-desk.tsx";
import { useBoardTask } from "../../board/ui/use-board-task.ts";
import type { RowsBy } from "../../board/ui/use-rows.ts";

/** A trip of the week that was pressed, or the key that was pressed on it. */
export type OpenedTrip = { readonly tripId: string; readonly date: LocalDate; readonly key: string | undefined };
type WeekTripProps = { opened: OpenedTrip; by: RowsBy; onClose: () => void };

/** What a week knows of a trip is too little to act on it: its day is read first. */
export function WeekTrip({ opened, by, onClose }: WeekTripProps) {
  const read = useCall(boardContract.dispatchDay, { date: opened.date });
  if (read.data) return <TripOfDay day={read.data} opened={opened} by={by} onClose={onClose} />;
  return (
    <Drawer open title="Trip" onClose={onClose}>
      {read.isError ? (
        <ReadFailed title="We couldn’t load this trip" error={read.error} onAgain={() => void read.refetch()} />
      ) : (
        <SkeletonTable rows={6} columns={2} />
      )}
    </Drawer>
  );
}

function TripOfDay({ day, opened, by, onClose }: WeekTripProps & { day: BoardDay }) {
  const [sheet, setSheet] = useState<Sheet>();
  const board = useBoardTask(day, by);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is answered once, when it was pressed.
  useEffect(() => {
    if (opened.key) board.start(opened.key, opened.tripId);
  }, [opened]);
  return (
    <TripDesk
      day={day}
      board={board}
      chosen={opened.key ? undefined : opened.tripId}
      sheet={sheet}
      onSheet={setSheet}
      onClose={onClose}
    />
  );
}
