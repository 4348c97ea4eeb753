import { ImportDialog } from "#design/overlay/import-dialog.tsx";
import { customerColumns } from "#domain/person/customer-csv.ts";
import { rowsByHeading } from "#domain/text/import-columns.ts";
import { importsContract } from "#features/imports/contract.ts";
import { contentOf } from "#platform/browser/file-content.ts";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { peopleContract } from "../contract.ts";
import { customerImportContract as contract } from "../import-contract.ts";

/** Brings customers in from a file. */
export function ImportCustomersDialog({ onClose }: { onClose: () => void }) {
  const past = useCall(contract.customerImports, {});
  const touched = [peopleContract.listCustomers, peopleContract.readCustomer, contract.customerImports];
  const apply = useMakeCall(contract.importCustomers, touched);
  const undo = useMakeCall(importsContract.undoImport, touched);
  return (
    <ImportDialog
      name="customers"
      description="A CSV or Excel file with the columns Last name, and Email or Phone. First name, Tags and Note are optional. Known customers keep their email address and phone number; tags are added. No one gets a message, and no consent comes with it."
      keyLabel="email"
      noKey="This file has no column for the last name. Call it “Last name”."
      labels={customerColumns}
      rowsOf={(table) => rowsByHeading(table, customerColumns, "last_name")}
      preview={async (rows) => (await callSignedIn(contract.previewCustomerImport, { rows })).rows}
      apply={(rows, file_name) => apply.mutateAsync({ rows, file_name })}
      past={past.data?.runs}
      readTable={async (file) => (await callSignedIn(importsContract.readSheet, await contentOf(file))).table}
      undo={(id) => undo.mutateAsync({ id })}
      onClose={onClose}
    />
  );
}
