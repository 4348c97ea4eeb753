import * as z from "zod/mini";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { DayField, NumberField } from "../../ui/day-and-time.tsx";
import { vehicleCareContract as contract, type MaintenancePlan, planForm } from "../contract.ts";

/** An empty field means no interval. */
const interval = z.nullable(z.union([z.number(), z.nan()]));
const schema = z.object({ ...planForm, every_km: interval, every_months: interval });
const wholeOrNull = (value: number | null) => (value === null || Number.isNaN(value) ? null : value);

const refreshed = [contract.vehicleCare];

type PlanDialogProps = { vehicleId: string; plan?: MaintenancePlan | undefined; onClose: () => void };

export function PlanDialog({ vehicleId, plan, onClose }: PlanDialogProps) {
  const save = useMakeCall(contract.saveMaintenancePlan, refreshed);
  return (
    <FormDialog
      title={plan ? `Edit ${plan.name}` : "Add maintenance plan"}
      text="Enter a distance, a number of months, or both. Whichever comes first counts."
      confirmLabel={plan ? "Save changes" : "Add plan"}
      doneLabel={plan ? "Plan saved" : "Plan added"}
      schema={schema}
      defaultValues={{
        name: plan?.name ?? "Service",
        every_km: plan ? (plan.every_km ?? Number.NaN) : 15_000,
        every_months: plan ? (plan.every_months ?? Number.NaN) : 12,
        last_km: plan?.last_km ?? 0,
        last_on: plan?.last_on ?? localDateOf(new Date()),
      }}
      onClose={onClose}
      onConfirm={(values) =>
        save.mutateAsync({
          ...values,
          vehicle_id: vehicleId,
          every_km: wholeOrNull(values.every_km),
          every_months: wholeOrNull(values.every_months),
          ...(plan && { plan: { id: plan.id, version: plan.version } }),
        })
      }
    >
      <FormField name="name" label="Name" required>
        <TextInput maxLength={80} />
      </FormField>
      <div className="grid grid-cols-2 gap-4">
        <NumberField name="every_km" label="Every" trail="km" isOptional />
        <NumberField name="every_months" label="Or every" trail="months" isOptional />
        <NumberField name="last_km" label="Last service at" trail="km" />
        <DayField name="last_on" label="Last service on" />
      </div>
    </FormDialog>
  );
}

export function EndPlanDialog({ plan, onClose }: { plan: MaintenancePlan; onClose: () => void }) {
  const end = useMakeCall(contract.endMaintenancePlan, refreshed);
  return (
    <ActionDialog
      title={`End plan ${plan.name}?`}
      text="It’s no longer due. Its work orders are kept."
      confirmLabel="End plan"
      doneLabel="Plan ended"
      tone="danger"
      onClose={onClose}
      onConfirm={() => end.mutateAsync({ id: plan.id, version: plan.version })}
    />
  );
}
