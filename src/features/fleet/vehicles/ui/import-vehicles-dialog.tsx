import { ImportDialog } from "#design/overlay/import-dialog.tsx";
import { vehicleColumns } from "#domain/fleet/vehicle-csv.ts";
import { rowsByHeading } from "#domain/text/import-columns.ts";
import { importsContract } from "#features/imports/contract.ts";
import { contentOf } from "#platform/browser/file-content.ts";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { vehiclesContract } from "../contract.ts";
import { vehicleImportContract as contract } from "../import-contract.ts";

export function ImportVehiclesDialog({ onClose }: { onClose: () => void }) {
  const past = useCall(contract.vehicleImports, {});
  const touched = [vehiclesContract.listVehicles, vehiclesContract.readVehicle, contract.vehicleImports];
  const apply = useMakeCall(contract.importVehicles, touched);
  const undo = useMakeCall(importsContract.undoImport, touched);
  return (
    <ImportDialog
      name="vehicles"
      description="A CSV or Excel file with the columns Plate, Class, Make, Model, Year, Seats and Bags. Colour, Fuel, VIN and Note are optional. Blank cells leave a vehicle’s details unchanged."
      keyLabel="plate"
      noKey="This file has no column for the number plate. Call it “Plate”."
      labels={vehicleColumns}
      rowsOf={(table) => rowsByHeading(table, vehicleColumns, "plate")}
      preview={async (rows) => (await callSignedIn(contract.previewVehicleImport, { rows })).rows}
      apply={(rows, file_name) => apply.mutateAsync({ rows, file_name })}
      past={past.data?.runs}
      readTable={async (file) => (await callSignedIn(importsContract.readSheet, await contentOf(file))).table}
      undo={(id) => undo.mutateAsync({ id })}
      onClose={onClose}
    />
  );
}
