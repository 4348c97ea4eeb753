import { ImportDialog } from "#design/overlay/import-dialog.tsx";
import { travellerColumns } from "#domain/corporate/traveller-csv.ts";
import { rowsByHeading } from "#domain/text/import-columns.ts";
import { importsContract } from "#features/imports/contract.ts";
import { contentOf } from "#platform/browser/file-content.ts";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { companyUsersContract } from "../../users/contract.ts";
import { travellersContract as contract } from "../contract.ts";

/** Imports a company’s travellers from a file. */
export function ImportTravellersDialog({ companyId, onClose }: { companyId: string | null; onClose: () => void }) {
  const organisation_id = companyId;
  const past = useCall(contract.travellerImports, { organisation_id });
  const touched = [contract.listTravellers, companyUsersContract.listCompanyUsers, contract.travellerImports];
  const apply = useMakeCall(contract.importTravellers, touched);
  const undo = useMakeCall(importsContract.undoImport, touched);
  return (
    <ImportDialog
      name="travellers"
      description="A CSV or Excel file with the columns First name, Last name and Email. Phone, Cost centre, Approver and Signs in (owner, desk or no) are optional. Blank cells leave a traveller’s details unchanged. Anyone who signs in gets an invitation by email."
      keyLabel="email"
      noKey="This file has no column for the email address. Call it “Email”."
      labels={travellerColumns}
      rowsOf={(table) => rowsByHeading(table, travellerColumns, "email")}
      preview={async (rows) => (await callSignedIn(contract.previewTravellerImport, { organisation_id, rows })).rows}
      apply={(rows, file_name) => apply.mutateAsync({ organisation_id, rows, file_name })}
      past={past.data?.runs}
      readTable={async (file) => (await callSignedIn(importsContract.readSheet, await contentOf(file))).table}
      undo={(id) => undo.mutateAsync({ id })}
      onClose={onClose}
    />
  );
}
