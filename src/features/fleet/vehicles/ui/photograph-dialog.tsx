import * as z from "zod/mini";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { sentFile } from "../../contract.ts";
import { pictureRules, uploadToFleet } from "../../ui/use-fleet-upload.ts";
import { type OpenedVehicle, vehiclesContract } from "../contract.ts";
import { describeFreshVehicle } from "./vehicle-dialogs.tsx";

const form = z.object({
  file: z.nullable(z.object(sentFile)).check(z.refine((file) => file !== null, "Choose a picture")),
});

/** Takes a picture of the vehicle. Customers see it with their driver’s details. */
export function PhotographDialog({ vehicle, onClose }: { vehicle: OpenedVehicle; onClose: () => void }) {
  const photograph = useMakeCall(vehiclesContract.photographVehicle, [
    vehiclesContract.readVehicle,
    vehiclesContract.listVehicles,
  ]);
  return (
    <FormDialog
      title={vehicle.photo_id ? "Replace photograph" : "Add photograph"}
      text="Show the whole vehicle from the front and side, with its number plate."
      confirmLabel="Save photograph"
      doneLabel="Photograph saved"
      schema={form}
      defaultValues={{ file: null }}
      describeFresh={describeFreshVehicle}
      onClose={onClose}
      onConfirm={async ({ file }) => {
        if (file) await photograph.mutateAsync({ id: vehicle.id, version: vehicle.version, ...file });
      }}
    >
      <FormField name="file" label="Photograph" required>
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
