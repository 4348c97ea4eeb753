import * as z from "zod/mini";
import { FormCheckbox } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { driverForm, driversDeskContract } from "../contract.ts";
import { DriverFormFields, emptyDriver, fieldsOf } from "./driver-form.tsx";

const newDriver = z.extend(driverForm, { is_invited: z.boolean() });

type AddDriverDialogProps = { onClose: () => void; onAdded: (driverId: string) => void };

/** Adds a driver, and usually invites them. */
export function AddDriverDialog({ onClose, onAdded }: AddDriverDialogProps) {
  const enter = useMakeCall(driversDeskContract.enterDriver, [driversDeskContract.findDrivers]);
  return (
    <FormDialog
      title="Add driver"
      text="They can drive once their licence and PrDP are verified and we know their date of birth."
      confirmLabel="Add driver"
      doneLabel="Driver added"
      schema={newDriver}
      defaultValues={{ ...emptyDriver, is_invited: true }}
      onClose={onClose}
      onConfirm={async ({ is_invited, ...values }) => {
        const { driver_id } = await enter.mutateAsync({ ...fieldsOf(values), is_invited });
        onAdded(driver_id);
      }}
    >
      <DriverFormFields />
      <FormCheckbox
        name="is_invited"
        label="Invite them by email"
        hint="We’ll email a link to open an account. It is valid for seven days."
      />
    </FormDialog>
  );
}
