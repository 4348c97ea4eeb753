import { workOrderLifecycle } from "#domain/fleet/fleet.ts";
import { averageKmPerDay, nextService, type ServiceStatus } from "#domain/fleet/next-service.ts";
import { accept } from "#domain/result.ts";
import { addHours, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { MaintenancePlan, vehicleCareContract, WorkOrder } from "../contract.ts";
import { findDefectsOf, findDriven, findOrders, findPlans, type OrderRow, type PlanRecord } from "./views.ts";

/** The number of days over which a vehicle’s average is measured. */
const measuredDays = 120;

/** A vehicle’s past and upcoming services; without a vehicle, what is due soon or in progress in the fleet. */
export async function vehicleCare(ctx: Context, { vehicle_id }: ParsedOf<typeof vehicleCareContract.vehicleCare>) {
  const plans = await servicePlans(ctx, vehicle_id);
  const orders = await findOrders(ctx.db, vehicle_id);
  const defects = await findDefectsOf(
    ctx.db,
    orders.map(({ id }) => id),
  );
  return accept({
    plans: vehicle_id ? plans : plans.filter(({ status }) => status !== "later"),
    work_orders: orders.map((order) => describeOrder(order, defects)),
  });
}

const urgency: Readonly<Record<ServiceStatus, number>> = { overdue: 0, soon: 1, later: 2 };

/** Every plan with its next service, most urgent first. */
export async function servicePlans(ctx: Context, vehicleId?: string): Promise<MaintenancePlan[]> {
  const plans = await findPlans(ctx.db, vehicleId);
  const driven = await findDriven(ctx.db, [...new Set(plans.map((plan) => plan.vehicleId))], {
    since: addHours(ctx.now, -24 * measuredDays),
  });
  const today = localDateOf(ctx.now);
  return plans
    .map((plan) => describePlan(plan, driven.get(plan.vehicleId) ?? null, today))
    .toSorted(
      (a, b) => urgency[a.status] - urgency[b.status] || (a.expected_on ?? "9").localeCompare(b.expected_on ?? "9"),
    );
}

type Driven = { readonly firstKm: number; readonly firstOn: string; readonly lastKm: number; readonly lastOn: string };

function describePlan(plan: PlanRecord, driven: Driven | null, today: LocalDate): MaintenancePlan {
  const kmPerDay =
    driven &&
    averageKmPerDay([
      { km: driven.firstKm, on: localDate(driven.firstOn) },
      { km: driven.lastKm, on: localDate(driven.lastOn) },
    ]);
  const next = nextService(plan, { km: plan.odometerKm, today, kmPerDay });
  return {
    id: plan.id,
    version: plan.version,
    vehicle_id: plan.vehicleId,
    plate: plan.plate,
    name: plan.name,
    every_km: plan.everyKm,
    every_months: plan.everyMonths,
    last_km: plan.lastKm,
    last_on: plan.lastOn,
    due_km: next.dueKm,
    due_on: next.dueOn,
    expected_on: next.expectedOn,
    status: next.status,
    odometer_km: plan.odometerKm,
  };
}

type Defects = Awaited<ReturnType<typeof findDefectsOf>>;

function describeOrder(order: OrderRow, defects: Defects): WorkOrder {
  const partsCents = order.parts.reduce((sum, { quantity, cost_cents }) => sum + quantity * cost_cents, 0);
  return {
    id: order.id,
    version: order.version,
    vehicle_id: order.vehicleId,
    plate: order.plate,
    state: order.state,
    plan: order.planId === null ? null : { id: order.planId, name: order.planName ?? "" },
    priority: order.priority,
    title: order.title,
    note: order.note,
    odometer_km: order.odometerKm,
    checklist: [...order.checklist],
    parts: [...order.parts],
    labour_cents: order.labourCents,
    cost_cents: order.labourCents + partsCents,
    planned_from: order.plannedFrom?.toISOString() ?? null,
    planned_to: order.plannedTo?.toISOString() ?? null,
    done_on: order.doneOn,
    downtime_hours: order.downtimeHours,
    defects: defects.filter(({ workOrderId }) => workOrderId === order.id).map(({ id, text }) => ({ id, text })),
    possible_states: [...workOrderLifecycle.allowed(order.state)],
    created_at: order.createdAt.toISOString(),
  };
}
