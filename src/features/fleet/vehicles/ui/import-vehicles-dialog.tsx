import { ImportDialog } from "#design/overlay/import-dialog.tsx";
import { vehicleColumns } from "#domain/fleet/vehicle-csv.ts";
import { rowsByHeading } from "#domain/text/import-columns.ts";
import { callSignedIn, useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { vehiclesContract } from "../contract.ts";
import { vehicleImportContract as contract } from "../import-contract.ts";

/** Brings vehicles in from a file. */
export function ImportVehiclesDialog({ onClose }: { onClose: () => void }) {
  const past = useCall(contract.vehicleImports, {});
  const apply = useMakeCall(contract.importVehicles, [
    vehiclesContract.listVehicles,
    vehiclesContract.readVehicle,
    contract.vehicleImports,
  ]);
  return (
    <ImportDialog
      name="vehicles"
      description="A CSV file with the columns Plate, Class, Make, Model, Year, Seats and Bags. Colour, Fuel, VIN and Note are optional. Blank cells leave a vehicle’s details unchanged."
      keyLabel="plate"
      noKey="This file has no column for the number plate. Call it “Plate”."
      labels={vehicleColumns}
      rowsOf={(table) => rowsByHeading(table, vehicleColumns, "plate")}
      preview={async (rows) => (await callSignedIn(contract.previewVehicleImport, { rows })).rows}
      apply={(rows, file_name) => apply.mutateAsync({ rows, file_name })}
      past={past.data?.runs}
      onClose={onClose}
    />
  );
}
