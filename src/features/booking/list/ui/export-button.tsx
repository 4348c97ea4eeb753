import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { saveFile } from "#platform/browser/save-file.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { InputOf } from "#platform/contract.ts";
import { bookingListContract } from "../contract.ts";

type ExportInput = InputOf<typeof bookingListContract.exportBookings>;
const rowsAtMost = 10_000;

/** Fetches the list part by part and hands it over as one file. */
export function ExportButton({ wanted }: { wanted: ExportInput }) {
  const [done, setDone] = useState<number>();
  const run = async () => {
    setDone(0);
    try {
      const { rows, isAll } = await exportAll(wanted, setDone);
      const description = isAll
        ? "All bookings in this list."
        : "The first 10\u00a0000 bookings. Add filters to export the rest.";
      await toast({ title: `${rows} bookings exported`, description });
    } catch (error) {
      await toast({
        kind: "error",
        title: error instanceof Error ? error.message : "We couldn’t export the bookings. Please try again.",
      });
    } finally {
      setDone(undefined);
    }
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        icon={<Download aria-hidden="true" />}
        disabled={done !== undefined}
        onClick={() => void run()}
      >
        {done ? `${done} rows…` : "CSV"}
        <span className="sr-only"> export of this list</span>
      </Button>
      <span role="status" className="sr-only">
        {done ? `${done} rows exported so far` : ""}
      </span>
    </>
  );
}

async function exportAll(input: ExportInput, onProgress: (rows: number) => void) {
  const parts: string[] = [];
  let rows = 0;
  let after: string | null = null;
  let name = "bookings.csv";
  do {
    const part: Awaited<ReturnType<typeof fetchPart>> = await fetchPart(input, after);
    parts.push(part.content);
    rows += part.rows;
    ({ next: after, name } = part);
    onProgress(rows);
  } while (after && rows < rowsAtMost);
  saveFile({ name, content: new Blob(parts, { type: "text/csv;charset=utf-8" }) });
  return { rows, isAll: after === null };
}

const fetchPart = (input: ExportInput, after: string | null) =>
  callSignedIn(bookingListContract.exportBookings, { ...input, after });
