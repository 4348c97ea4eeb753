import { fireEvent, screen, within } from "@testing-library/react";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { type VehicleState, vehicleLifecycle, vehicleStates } from "#domain/fleet/fleet.ts";
import { TripsWarning } from "#features/fleet/absences/ui/trips-warning.tsx";
import { PackDialog } from "#features/fleet/pack/ui/pack-dialog.tsx";
import { vehiclesContract } from "#features/fleet/vehicles/contract.ts";
import { VehicleHeader } from "#features/fleet/vehicles/ui/vehicle-header.tsx";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriversTrip } from "#testing/builders/dispatch/a-drivers-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";

afterEach(endDrawing);

/** The button on the vehicle’s page, and the one that confirms it. */
const ways: Readonly<Record<VehicleState, readonly [RegExp, string]>> = {
  available: [/^(Make available|Bring back)$/, "Make available"],
  maintenance: [/^Send to maintenance$|^Maintenance$/, "Send to maintenance"],
  off_road: [/^Take off the road$|^Off the road$/, "Take off the road"],
  retired: [/^Retire$/, "Retire"],
};
const cases = vehicleStates.flatMap((state) => [true, false].map((hasTrip) => ({ state, hasTrip })));

test.each(cases)(
  "a vehicle that is $state, with a trip ahead: $hasTrip, moves where that is offered",
  ({ state, hasTrip }) =>
    inTransaction(async (ctx) => {
      const team = await asTeam(ctx, "admin");
      const { vehicleId: id } = await aDriversTrip(ctx, {
        state: hasTrip ? "assigned" : "completed",
        hours: hasTrip ? 1 : -5,
      });
      await ctx.db.update(vehicles).set({ state }).where(eq(vehicles.id, id));
      const read = await askServer(team, vehiclesContract.readVehicle, { id });
      if (!read.ok) throw new Error(read.reason);
      const { plate } = read.value;
      const request: string[] = [];
      for (const [name, confirm] of Object.values(ways)) {
        const page = <VehicleHeader vehicle={read.value} pack={PackDialog} trips={TripsWarning} />;
        const { answered, refused, settle } = await drawOnServer(team, page, { ready: () => screen.getByText(plate) });
        const button = screen.queryByRole("button", { name });
        if (!button) continue;
        await ctx.db.execute(sql`savepoint pressed`);
        fireEvent.click(button);
        const dialog = within(await screen.findByRole("dialog"));
        fireEvent.change(dialog.getByRole("textbox"), { target: { value: "As it is" } });
        fireEvent.click(dialog.getByRole("button", { name: confirm }));
        await settle();
        expect(refused, confirm).toEqual([]);
        if (answered.includes(vehiclesContract.changeVehicleStatus.name)) request.push(confirm);
        await ctx.db.execute(sql`rollback to savepoint pressed`);
      }
      const possible = vehicleLifecycle.allowed(state).filter((to) => to !== "retired" || !hasTrip);
      expect(request.toSorted()).toEqual(possible.map((to) => ways[to][1]).toSorted());
    }),
);
