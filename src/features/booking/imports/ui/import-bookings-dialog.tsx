import { ImportDialog } from "#design/overlay/import-dialog.tsx";
import { bookingColumns } from "#domain/booking/booking-csv.ts";
import { rowsByHeading } from "#domain/text/import-columns.ts";
import { importsContract } from "#features/imports/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { contentOf } from "#platform/browser/file-content.ts";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { bookingListContract } from "../../list/contract.ts";
import { bookingImportContract as contract } from "../contract.ts";

/** Imports the forward bookings of another system. */
export function ImportBookingsDialog({ onClose }: { onClose: () => void }) {
  const past = useCall(contract.bookingImports, {});
  const touched = [bookingListContract.listBookings, bookingListContract.bookingTotals, contract.bookingImports];
  const apply = useMakeCall(contract.importBookings, touched);
  const undo = useMakeCall(importsContract.undoImport, touched);
  return (
    <ImportDialog
      name="bookings"
      description="A CSV or Excel file with one booking a line: Pickup date, Pickup time, Service, From, To, Passengers, Last name, Email or Phone, and Price. They’re confirmed at that price, and what was already paid counts. No customer gets a message. A booking that is here already stays as it is."
      keyLabel="reference"
      noKey="This file has no column for the pickup date. Call it “Pickup date”."
      labels={bookingColumns}
      rowsOf={(table) => rowsByHeading(table, bookingColumns, "pickup_date")}
      preview={async (rows) => (await callSignedIn(contract.previewBookingImport, { rows })).rows}
      apply={(rows, file_name) => apply.mutateAsync({ rows, file_name })}
      past={past.data?.runs}
      readTable={async (file) => (await callSignedIn(importsContract.readSheet, await contentOf(file))).table}
      undo={(id) => namingRecords(undo.mutateAsync({ id }))}
      onClose={onClose}
    />
  );
}

/** A refusal with the references of its bookings. */
async function namingRecords<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const records = error instanceof CallFailed ? error.details.records : undefined;
    if (!(error instanceof CallFailed) || !Array.isArray(records) || records.length === 0) throw error;
    throw new CallFailed(error.status, error.reason, `${error.message} ${records.join(", ")}.`, {
      details: error.details,
    });
  }
}
