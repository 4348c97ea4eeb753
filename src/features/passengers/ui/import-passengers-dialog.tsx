import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { ImportDialog } from "#design/overlay/import-dialog.tsx";
import type { Line } from "#domain/passenger/merge-lists.ts";
import { type PassengerRow, passengerColumns, passengerRows } from "#domain/passenger/passenger-columns.ts";
import {
  type JudgedPassenger,
  judgePassengerFile,
  listAfterFile,
  passengerFileRows,
} from "#domain/passenger/passenger-file.ts";
import { mostOnOneTrip } from "#domain/passenger/passenger-list.ts";

type ImportPassengersProps = {
  /** The list as it is on the screen. */
  lines: readonly Line[];
  /** How many are booked. */
  booked: number;
  readTable: (file: File) => Promise<readonly (readonly string[])[]>;
  /** Saves the whole list; throws what the server refuses. */
  save: (lines: readonly Line[]) => Promise<unknown>;
  onClose: () => void;
};

/** Makes a file the guest list: first everything that it would add, change and remove, then all of it or nothing. */
export function ImportPassengersDialog({ lines, booked, readTable, save, onClose }: ImportPassengersProps) {
  const [judged, setJudged] = useState<readonly JudgedPassenger[]>([]);
  const [isKept, setKept] = useState(false);
  const after = listAfterFile(judged, lines, isKept);
  const named = mostOnOneTrip(after);
  const isTooLong = named > booked && named >= mostOnOneTrip(lines);
  const removes = judged.some(({ kind }) => kind === "removed");
  return (
    <ImportDialog<PassengerRow>
      name="guest list"
      description="A CSV or Excel file with the column Name. Phone, Room, Child seat, Wheelchair, Allergy, Language, Other needs and Bags are optional. An empty cell leaves what is on the list."
      keyLabel="name"
      noKey="This file has no column for the name. Call it “Name”."
      labels={passengerColumns}
      templateRows={passengerFileRows(lines).slice(1)}
      readTable={readTable}
      rowsOf={passengerRows}
      preview={async (rows) => {
        const next = judgePassengerFile(rows, lines);
        setJudged(next);
        return next;
      }}
      keepsOthers={isKept}
      hasObstacle={isTooLong}
      beside={
        <>
          {removes && (
            <Checkbox
              label="Keep passengers who aren’t in the file"
              checked={isKept}
              onChange={({ currentTarget }) => setKept(currentTarget.checked)}
            />
          )}
          {isTooLong && (
            <Alert tone="warn">
              That makes {named} passengers, and {booked} {booked === 1 ? "is" : "are"} booked. Change the booking
              first, or remove a name from the file.
            </Alert>
          )}
        </>
      }
      apply={async () => {
        await save(after);
        const count = (kind: JudgedPassenger["kind"]) => judged.filter((one) => one.kind === kind).length;
        return { added: count("new"), changed: count("changed") };
      }}
      onClose={onClose}
    />
  );
}
