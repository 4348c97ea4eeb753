import { ImportDialog } from "#design/overlay/import-dialog.tsx";
import { driverColumns } from "#domain/driver/driver-csv.ts";
import { rowsByHeading } from "#domain/text/import-columns.ts";
import { importsContract } from "#features/imports/contract.ts";
import { contentOf } from "#platform/browser/file-content.ts";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { driversDeskContract } from "../contract.ts";
import { driverImportContract as contract } from "../import-contract.ts";

/** Imports drivers from a file, with the last days of their documents. */
export function ImportDriversDialog({ onClose }: { onClose: () => void }) {
  const past = useCall(contract.driverImports, {});
  const touched = [driversDeskContract.findDrivers, driversDeskContract.readDriver, contract.driverImports];
  const apply = useMakeCall(contract.importDrivers, touched);
  const undo = useMakeCall(importsContract.undoImport, touched);
  return (
    <ImportDialog
      name="drivers"
      description="A CSV or Excel file with the columns Email, First name, Last name and Phone. Date of birth, Languages, Guide, Home area, Note, Licence codes, and the last days of documents (Licence expires, PrDP expires, Medical expires, Guide registration expires, First aid expires) are optional. Blank cells leave a driver’s details unchanged. No one is invited yet, and documents still have to be verified."
      keyLabel="email"
      noKey="This file has no column for the email address. Call it “Email”."
      labels={driverColumns}
      rowsOf={(table) => rowsByHeading(table, driverColumns, "email")}
      preview={async (rows) => (await callSignedIn(contract.previewDriverImport, { rows })).rows}
      apply={(rows, file_name) => apply.mutateAsync({ rows, file_name })}
      past={past.data?.runs}
      readTable={async (file) => (await callSignedIn(importsContract.readSheet, await contentOf(file))).table}
      undo={(id) => undo.mutateAsync({ id })}
      onClose={onClose}
    />
  );
}
