import * as z from "zod/mini";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { defectSeverities } from "#domain/fleet/fleet.ts";
import { defectSeverityLabels } from "#domain/fleet/fleet-labels.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { sentFile } from "../../contract.ts";
import { pictureRules, uploadToFleet } from "../../ui/use-fleet-upload.ts";
import { vehiclesContract } from "../../vehicles/contract.ts";
import { vehicleDefectsContract as contract, defectForm } from "../contract.ts";

const schema = z.object({
  ...defectForm,
  vehicle_id: z.string().check(z.minLength(1, "Choose the vehicle")),
  photo: z.nullable(z.object(sentFile)),
});

type ReportDialogProps = {
  /** One vehicle, or several to choose from. */
  vehicles: readonly { readonly id: string; readonly label: string }[];
  onClose: () => void;
};

export function ReportDialog({ vehicles, onClose }: ReportDialogProps) {
  const report = useMakeCall(contract.reportDefect, [
    contract.vehicleDefects,
    vehiclesContract.readVehicle,
    vehiclesContract.listVehicles,
  ]);
  return (
    <FormDialog
      title="Report defect"
      text="If the vehicle is unsafe, it’s taken off the road right away and dispatch is alerted."
      confirmLabel="Report defect"
      schema={schema}
      defaultValues={{ vehicle_id: vehicles[0]?.id ?? "", severity: "repair_soon", text: "", photo: null }}
      onClose={onClose}
      onConfirm={(values) => report.mutateAsync(values)}
      doneLabel={({ is_off_road }) => (is_off_road ? "Reported. The vehicle is off the road" : "Defect reported")}
    >
      {vehicles.length > 1 && (
        <FormField name="vehicle_id" label="Vehicle" required>
          <Select options={vehicles.map(({ id, label }) => ({ value: id, label }))} />
        </FormField>
      )}
      <FormField name="severity" label="How serious is it?" required>
        <Select options={defectSeverities.map((value) => ({ value, label: defectSeverityLabels[value].label }))} />
      </FormField>
      <FormField name="text" label="What is wrong?" required>
        <TextArea rows={3} maxLength={1000} />
      </FormField>
      <FormField name="photo" label="Photograph" optional>
        {({ onChange }) => (
          <FileDrop
            label="Photograph"
            {...pictureRules}
            maxFiles={1}
            upload={uploadToFleet}
            onChange={([file]) => onChange(file ?? null)}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
