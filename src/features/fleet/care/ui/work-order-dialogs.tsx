import * as z from "zod/mini";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FieldErrors } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { workOrderPriorities } from "#domain/fleet/fleet.ts";
import { workOrderPriorityLabels } from "#domain/fleet/fleet-labels.ts";
import { localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { vehicleAbsencesContract } from "../../absences/contract.ts";
import { vehicleDefectsContract } from "../../defects/contract.ts";
import { DayField, momentFrom, NumberField, TimeField } from "../../ui/day-and-time.tsx";
import { vehiclesContract } from "../../vehicles/contract.ts";
import { vehicleCareContract as contract, type MaintenancePlan, type WorkOrder, workOrderForm } from "../contract.ts";
import { ChecklistField, PartsField } from "./work-order-fields.tsx";

const { planned_from: _from, planned_to: _to, ...written } = workOrderForm;
const typed = z.string();
const schema = z.object({
  ...written,
  from_day: typed,
  from_time: typed,
  until_day: typed,
  until_time: typed,
});
type Values = z.output<typeof schema>;

/** Everything that shows a work order’s effects on its vehicle. */
export const refreshedByOrders = [
  contract.vehicleCare,
  vehicleAbsencesContract.vehicleAbsences,
  vehicleDefectsContract.vehicleDefects,
  vehiclesContract.readVehicle,
  vehiclesContract.listVehicles,
];

type WorkOrderDialogProps = {
  vehicleId: string;
  order?: WorkOrder | undefined;
  plan?: MaintenancePlan | undefined;
  onClose: () => void;
};

/** Opens or changes a work order. By default a new one repairs all open defects of the vehicle. */
export function WorkOrderDialog({ vehicleId, order, plan, onClose }: WorkOrderDialogProps) {
  const openOrder = useMakeCall(contract.openWorkOrder, refreshedByOrders);
  const edit = useMakeCall(contract.editWorkOrder, refreshedByOrders);
  const defects = useCall(vehicleDefectsContract.vehicleDefects, { vehicle_id: vehicleId }, { enabled: !order });
  const open = (defects.data?.defects ?? []).filter(({ state }) => state === "open");
  return (
    <FormDialog
      title={order ? `Edit ${order.title}` : "Open work order"}
      text="While it’s in the workshop, the vehicle can’t be booked or sent out."
      confirmLabel={order ? "Save changes" : "Open work order"}
      doneLabel={order ? "Work order saved" : "Work order opened"}
      size="md"
      schema={schema}
      defaultValues={startingValues(order, plan)}
      onClose={onClose}
      onConfirm={async (values) => {
        const form = formFrom(values);
        if (order) await edit.mutateAsync({ ...form, id: order.id, version: order.version });
        else
          await openOrder.mutateAsync({
            ...form,
            vehicle_id: vehicleId,
            plan_id: plan?.id ?? null,
            defect_ids: open.map(({ id }) => id),
          });
      }}
    >
      <FormField name="title" label="Work to be done" required>
        <TextInput maxLength={120} />
      </FormField>
      {!order && open.length > 0 && (
        <p className="text-sm text-ink-2">Repairs the open defects: {open.map(({ text }) => text).join("; ")}</p>
      )}
      <FormField name="priority" label="Priority" required>
        <Select options={workOrderPriorities.map((value) => ({ value, label: workOrderPriorityLabels[value] }))} />
      </FormField>
      <div className="grid grid-cols-2 items-end gap-4">
        <DayField name="from_day" label="In the workshop from" isOptional />
        <TimeField name="from_time" label="Start time" isOptional />
        <DayField name="until_day" label="Until" isOptional />
        <TimeField name="until_time" label="End time" isOptional />
      </div>
      <ChecklistField />
      <PartsField />
      <NumberField name="labour_cents" label="Labour" unit="rand" />
      <FormField name="note" label="Note" optional>
        <TextArea rows={2} maxLength={2000} />
      </FormField>
    </FormDialog>
  );
}

function startingValues(order: WorkOrder | undefined, plan: MaintenancePlan | undefined) {
  const from = order?.planned_from ? new Date(order.planned_from) : undefined;
  const until = order?.planned_to ? new Date(order.planned_to) : undefined;
  return {
    title: order?.title ?? plan?.name ?? "",
    priority: order?.priority ?? ("normal" as const),
    note: order?.note ?? "",
    checklist: order?.checklist ?? [],
    parts: order?.parts ?? [],
    labour_cents: order?.labour_cents ?? 0,
    from_day: from ? localDateOf(from) : "",
    from_time: from ? localTimeOf(from) : "",
    until_day: until ? localDateOf(until) : "",
    until_time: until ? localTimeOf(until) : "",
  };
}

function formFrom({ from_day, from_time, until_day, until_time, ...values }: Values) {
  const planned_from = momentFrom(from_day, from_time) ?? null;
  const planned_to = momentFrom(until_day, until_time) ?? null;
  const isTouched = [from_day, from_time, until_day, until_time].some(Boolean);
  if (isTouched && (!planned_from || !planned_to))
    throw new FieldErrors({ from_day: "Enter both dates and times, or leave all four blank" });
  return { ...values, planned_from, planned_to };
}
