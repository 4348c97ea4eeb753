import { workOrderLifecycle } from "#domain/fleet/fleet.ts";
import { averageKmPerDay, nextService, type ServiceStatus } from "#domain/fleet/next-service.ts";
import { accept } from "#domain/result.ts";
import { addHours, type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import {
  type MaintenancePlan,
  maintenancePlan,
  type vehicleCareContract,
  type WorkOrder,
  workOrder,
} from "../contract.ts";
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
  return toWire(maintenancePlan, { ...plan, ...next });
}

type Defects = Awaited<ReturnType<typeof findDefectsOf>>;

function describeOrder(order: OrderRow, defects: Defects): WorkOrder {
  const partsCents = order.parts.reduce((sum, { quantity, cost_cents }) => sum + quantity * cost_cents, 0);
  return toWire(workOrder, order, {
    plan: order.planId === null ? null : { id: order.planId, name: order.planName ?? "" },
    cost_cents: order.labourCents + partsCents,
    defects: defects.filter(({ workOrderId }) => workOrderId === order.id).map(({ id, text }) => ({ id, text })),
    possible_states: [...workOrderLifecycle.allowed(order.state)],
  });
}
