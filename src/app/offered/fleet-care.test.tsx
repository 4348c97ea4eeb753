import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { odometerReadings, vehicleAbsences, vehicleDefects, vehicles, workOrders } from "#db/schema/fleet.ts";
import { defectStates, workOrderStates } from "#domain/fleet/fleet.ts";
import { addHours } from "#domain/time/local-time.ts";
import { AvailabilityTab } from "#features/fleet/absences/ui/availability-tab.tsx";
import { vehicleCareContract } from "#features/fleet/care/contract.ts";
import { CalendarCard } from "#features/fleet/care/ui/calendar-card.tsx";
import { CareTab } from "#features/fleet/care/ui/care-tab.tsx";
import { DefectsCard } from "#features/fleet/defects/ui/defects-card.tsx";
import { EquipmentTab } from "#features/fleet/equipment/ui/equipment-tab.tsx";
import { LogTab } from "#features/fleet/logs/ui/log-tab.tsx";
import { PackDialog } from "#features/fleet/pack/ui/pack-dialog.tsx";
import { vehicleImportContract } from "#features/fleet/vehicles/import-contract.ts";
import { VehicleList } from "#features/fleet/vehicles/ui/vehicle-list.tsx";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aWorkOrderForm } from "#testing/builders/services/a-work-order.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const km = 60_000;

/** A vehicle with a work order and a defect in every status, a plan, and an absence before, now, later and by an order. */
async function aWornVehicle(ctx: Context) {
  const admin = await asTeam(ctx, "admin");
  const { id: vehicleId, plate } = await writeVehicle(ctx);
  const plan = { name: "Service", every_km: 15_000, every_months: null, last_km: 50_000, last_on: "2026-06-01" };
  await askServer(admin, vehicleCareContract.saveMaintenancePlan, { vehicle_id: vehicleId, ...plan });
  const on = { vehicleId, createdAt: ctx.now };
  for (const state of workOrderStates) {
    const form = aWorkOrderForm({ title: `Order ${state}` });
    await askServer(admin, vehicleCareContract.openWorkOrder, { vehicle_id: vehicleId, ...form });
    const done = state === "done" ? { odometerKm: km, doneOn: "2026-11-01" as never } : {};
    await ctx.db
      .update(workOrders)
      .set({ state, ...done })
      .where(eq(workOrders.title, `Order ${state}`));
  }
  const [order] = await ctx.db.select().from(workOrders).where(eq(workOrders.state, "open"));
  const defects = defectStates.map((state) => {
    const workOrderId = state === "scheduled" ? (order?.id ?? null) : null;
    return {
      ...on,
      id: newId(),
      severity: "repair_soon" as const,
      text: state,
      state,
      workOrderId,
      reportedBy: "system",
    };
  });
  await ctx.db.insert(vehicleDefects).values(defects);
  const away = (from: number, to: number, workOrderId: string | null = null) => ({
    ...on,
    id: newId(),
    kind: "maintenance" as const,
    span: `["${addHours(ctx.now, from).toISOString()}","${addHours(ctx.now, to).toISOString()}")`,
    workOrderId,
    createdBy: "system",
  });
  await ctx.db
    .insert(vehicleAbsences)
    .values([away(-9, -5), away(-1, 2), away(50, 60), away(70, 80, order?.id ?? null)]);
  const sources = ["team", "driver", "fuel", "work_order"] as const;
  const readings = sources.map((source, nth) => {
    const readAt = addHours(ctx.now, nth - 24);
    return { ...on, id: newId(), km: km - 10 + nth, readAt, source, actor: "system" };
  });
  await ctx.db.insert(odometerReadings).values(readings);
  return { vehicleId, plate };
}

async function writeVehicle(ctx: Context) {
  const vehicle = aVehicle({ plate: "CA 482-117", odometerKm: km });
  await ctx.db.insert(vehicles).values(vehicle);
  return vehicle;
}

const entries = {
  Odometer: "60100",
  Kilometres: "60100",
  "Last service at": "50000",
  Litres: "40",
  "Amount paid": "900",
  Number: "4",
  Plate: "CA 900-100",
  Make: "Toyota",
  Model: "Quantum",
  Year: "2025",
  "Passenger seats": "13",
  Bags: "10",
};

const roles = ["admin", "dispatcher"] as const;

test.each(roles)("what a vehicle needs, in every status, seen by the %s", (role) =>
  inTransaction(async (ctx) => {
    const { vehicleId, plate } = await aWornVehicle(ctx);
    const team = await asTeam(ctx, role);
    lookAs(team);
    const press = (page: React.ReactNode, ready: () => unknown) => pressOffered(team, page, { ready, entries });
    const care = await press(<CareTab vehicleId={vehicleId} />, () => screen.getByText("Order done"));
    const defects = await press(<DefectsCard vehicleId={vehicleId} />, () => screen.getByText("dismissed"));
    const availability = await press(<AvailabilityTab vehicleId={vehicleId} plate={plate} />, () =>
      screen.getByText("Ends with its work order"),
    );
    const log = await press(<LogTab vehicleId={vehicleId} km={km} />, () => screen.getByText("Odometer"));
    const offered = [care, defects, availability, log].map((one) => Object.keys(one).length);
    expect(offered).toEqual(role === "admin" ? [17, 4, 3, 4] : [0, 1, 0, 0]);
  }),
);

test.each(roles)("the fleet as a whole, seen by the %s", (role) =>
  inTransaction(async (ctx) => {
    await aWornVehicle(ctx);
    const team = await asTeam(ctx, role);
    lookAs(team);
    const maintenance = (
      <>
        <DefectsCard />
        <CalendarCard />
      </>
    );
    const press = (page: React.ReactNode, ready: () => unknown) => pressOffered(team, page, { ready, entries });
    const all = await press(maintenance, () => screen.getByText("Open defects"));
    const stock = await press(<EquipmentTab />, () => screen.getAllByText("Equipment"));
    const list = await pressOffered(team, <VehicleList pack={PackDialog} />, {
      ready: () => screen.getByText("CA 482-117"),
      entries,
      asks: {
        "Accreditation pack": null,
        Select: null,
        Import: (by) => askServer(by, vehicleImportContract.vehicleImports, {}),
      },
    });
    const offered = [all, stock, list].map((one) => Object.keys(one).length);
    expect(offered).toEqual(role === "admin" ? [3, 7, 1] : [1, 0, 0]);
  }),
);
