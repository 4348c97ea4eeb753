import * as z from "zod/mini";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { kmField } from "../../contract.ts";
import { vehicleLogsContract } from "../../logs/contract.ts";
import { DayField, NumberField } from "../../ui/day-and-time.tsx";
import { useConfirmation } from "../../ui/use-confirmation.tsx";
import { vehiclesContract } from "../../vehicles/contract.ts";
import { vehicleCareContract as contract, type WorkOrder } from "../contract.ts";
import { refreshedByOrders } from "./work-order-dialogs.tsx";
import type { OrderAction } from "./work-order-row.tsx";

const schema = z.object({
  odometer_km: kmField(),
  done_on: z.string().check(z.minLength(1, "Enter the date")),
  is_confirmed: z.boolean(),
});

export function FinishDialog({ order, onClose }: { order: WorkOrder; onClose: () => void }) {
  const finish = useMakeCall(contract.finishWorkOrder, [...refreshedByOrders, vehicleLogsContract.vehicleLog]);
  const { asking, notice } = useConfirmation();
  const vehicle = useCall(vehiclesContract.readVehicle, { id: order.vehicle_id }).data;
  if (!vehicle) return null;
  return (
    <FormDialog
      title={`Finish ${order.title}`}
      text={`${order.plan ? "Its plan starts again from here. " : ""}The vehicle’s time in the workshop ends now.`}
      confirmLabel="Finish work order"
      doneLabel="Work order finished"
      schema={schema}
      defaultValues={{ odometer_km: vehicle.odometer_km, done_on: localDateOf(new Date()), is_confirmed: false }}
      onClose={onClose}
      onConfirm={(values) => asking(() => finish.mutateAsync({ ...values, id: order.id, version: order.version }))}
    >
      <NumberField name="odometer_km" label="Odometer" trail="km" />
      <DayField name="done_on" label="Done on" />
      {notice}
    </FormDialog>
  );
}

type Step = Exclude<OrderAction, "edit" | "done">;

const words: Readonly<Record<Step, { title: string; text: string; confirm: string; done: string; keep: string }>> = {
  in_progress: {
    title: "Start work order?",
    text: "Work has started.",
    confirm: "Start work order",
    done: "Work order started",
    keep: "Cancel",
  },
  blocked: {
    title: "Block work order?",
    text: "It’s waiting, for example for a part.",
    confirm: "Block work order",
    done: "Work order blocked",
    keep: "Cancel",
  },
  cancelled: {
    title: "Cancel work order?",
    text: "The vehicle’s time in the workshop ends, and its defects are open again.",
    confirm: "Cancel work order",
    done: "Work order cancelled",
    keep: "Keep work order",
  },
};

type MoveOrderDialogProps = { order: WorkOrder; to: Step; onClose: () => void };

export function MoveOrderDialog({ order, to, onClose }: MoveOrderDialogProps) {
  const move = useMakeCall(contract.moveWorkOrder, refreshedByOrders);
  const { title, text, confirm, done, keep } = words[to];
  return (
    <ActionDialog
      title={title}
      text={text}
      confirmLabel={confirm}
      cancelLabel={keep}
      doneLabel={done}
      tone={to === "cancelled" ? "danger" : "primary"}
      reason={{ isOptional: true }}
      onClose={onClose}
      onConfirm={(reason) => move.mutateAsync({ id: order.id, version: order.version, to, reason })}
    />
  );
}
