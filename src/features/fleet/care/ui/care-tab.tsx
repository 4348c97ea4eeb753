import { Plus, Wrench } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { vehicleCareContract as contract, type MaintenancePlan, type WorkOrder } from "../contract.ts";
import { FinishDialog, MoveOrderDialog } from "./order-step-dialogs.tsx";
import { EndPlanDialog, PlanDialog } from "./plan-dialogs.tsx";
import { PlanRow } from "./plan-row.tsx";
import { WorkOrderDialog } from "./work-order-dialogs.tsx";
import { type OrderAction, WorkOrderRow } from "./work-order-row.tsx";

type Open =
  | { kind: "plan"; vehicleId: string; plan?: MaintenancePlan }
  | { kind: "end"; plan: MaintenancePlan }
  | { kind: "order"; vehicleId: string; order?: WorkOrder; plan?: MaintenancePlan }
  | { kind: "finish"; order: WorkOrder }
  | { kind: "move"; order: WorkOrder; to: Exclude<OrderAction, "edit" | "done"> };

/** One vehicle’s services and work orders; without a vehicle, what is due and open in the fleet. */
export function CareTab({ vehicleId }: { vehicleId?: string }) {
  const { data, wait } = readOrWait(
    useCall(contract.vehicleCare, vehicleId ? { vehicle_id: vehicleId } : {}),
    "the maintenance",
    6,
  );
  const [open, setOpen] = useState<Open>();
  if (wait) return wait;
  const { plans, work_orders } = data;
  const act = (order: WorkOrder, to: OrderAction) => {
    if (to === "edit") setOpen({ kind: "order", vehicleId: order.vehicle_id, order });
    else setOpen(to === "done" ? { kind: "finish", order } : { kind: "move", order, to });
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <CardHeader
          title={vehicleId ? "Maintenance plans" : "Services due"}
          note="By kilometres or months, whichever comes first."
          actions={
            vehicleId && (
              <Permitted action="change_fleet_records">
                <Button
                  size="sm"
                  variant="outline"
                  icon={<Plus aria-hidden />}
                  onClick={() => setOpen({ kind: "plan", vehicleId })}
                >
                  Add plan
                </Button>
              </Permitted>
            )
          }
        />
        {plans.length === 0 && (
          <p className="text-ink-2">
            {vehicleId ? "No maintenance plans yet. Add one for each regular service." : "No service is due soon."}
          </p>
        )}
        <ul aria-label="Maintenance plans" className="divide-y divide-line">
          {plans.map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              isFleet={!vehicleId}
              onOrder={() => setOpen({ kind: "order", vehicleId: plan.vehicle_id, plan })}
              onEdit={() => setOpen({ kind: "plan", vehicleId: plan.vehicle_id, plan })}
              onEnd={() => setOpen({ kind: "end", plan })}
            />
          ))}
        </ul>
      </Card>
      <Card>
        <CardHeader
          title="Work orders"
          note={vehicleId ? undefined : "Open, in progress and blocked."}
          actions={
            vehicleId && (
              <Permitted action="change_fleet_records">
                <Button size="sm" icon={<Wrench aria-hidden />} onClick={() => setOpen({ kind: "order", vehicleId })}>
                  Open work order
                </Button>
              </Permitted>
            )
          }
        />
        {work_orders.length === 0 && <p className="text-ink-2">No work orders yet.</p>}
        <ul aria-label="Work orders" className="divide-y divide-line">
          {work_orders.map((order) => (
            <WorkOrderRow key={order.id} order={order} isFleet={!vehicleId} onAct={(to) => act(order, to)} />
          ))}
        </ul>
      </Card>
      {open && <OpenDialog open={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function OpenDialog({ open, onClose }: { open: Open; onClose: () => void }) {
  switch (open.kind) {
    case "plan":
      return <PlanDialog vehicleId={open.vehicleId} plan={open.plan} onClose={onClose} />;
    case "end":
      return <EndPlanDialog plan={open.plan} onClose={onClose} />;
    case "order":
      return <WorkOrderDialog vehicleId={open.vehicleId} order={open.order} plan={open.plan} onClose={onClose} />;
    case "finish":
      return <FinishDialog order={open.order} onClose={onClose} />;
    case "move":
      return <MoveOrderDialog order={open.order} to={open.to} onClose={onClose} />;
  }
}
