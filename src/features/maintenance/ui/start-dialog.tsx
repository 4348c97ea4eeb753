import * as z from "zod/mini";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { type StaffMode, staffModes } from "#domain/company/maintenance.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { maintenanceContract } from "../contract.ts";

const lengths = [
  { value: "15", label: "15 minutes" },
  { value: "30", label: "30 minutes" },
  { value: "60", label: "1 hour" },
  { value: "120", label: "2 hours" },
  { value: "240", label: "4 hours" },
  { value: "480", label: "8 hours" },
  { value: "", label: "Until I end it" },
];

const staffLabels: Readonly<Record<StaffMode, string>> = {
  works: "Goes on working",
  reads: "Can look, but not change anything",
};

const schema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, "Enter a reason"), z.maxLength(200)),
  minutes: z.string(),
  staff: z.enum(staffModes),
  keeps_self_service: z.boolean(),
  keeps_enquiries: z.boolean(),
});

const usual = {
  reason: "",
  minutes: "30",
  staff: "works",
  keeps_self_service: true,
  keeps_enquiries: true,
} as const;

export function StartDialog({ onClose }: { onClose: () => void }) {
  const { startMaintenance, readMaintenance } = maintenanceContract;
  const start = useMakeCall(startMaintenance, [readMaintenance]);
  return (
    <FormDialog
      title="Start maintenance?"
      text="Booking and payment close at once, for everyone. Drivers and payment notifications go on."
      confirmLabel="Start maintenance"
      tone="danger"
      doneLabel="Booking and payment are closed"
      schema={schema}
      defaultValues={usual}
      onClose={onClose}
      onConfirm={({ minutes, ...rest }) =>
        start.mutateAsync({
          ...rest,
          until: minutes ? addMinutes(new Date(), Number(minutes)).toISOString() : null,
        })
      }
    >
      <FormField
        name="reason"
        label="Reason"
        hint="For our team and the activity log. Customers don’t see it."
        required
      >
        <TextArea rows={2} maxLength={200} />
      </FormField>
      <FormField name="minutes" label="How long" hint="It ends automatically, and customers read until when.">
        <Select options={lengths} />
      </FormField>
      <FormField name="staff" label="Our team">
        <Select options={staffModes.map((value) => ({ value, label: staffLabels[value] }))} />
      </FormField>
      <FormCheckbox name="keeps_self_service" label="Customers can change and cancel their bookings" />
      <FormCheckbox name="keeps_enquiries" label="Enquiries and applications can be sent" />
    </FormDialog>
  );
}
