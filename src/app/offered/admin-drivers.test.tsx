import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { driverAbsences } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { absenceStates, driverStates } from "#domain/driver/driver-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import { driversDeskContract } from "#features/drivers/desk/contract.ts";
import { DriverPage } from "#features/drivers/desk/ui/driver-page.tsx";
import { DriverTimeTab } from "#features/drivers/time/ui/driver-time-tab.tsx";
import { TimeOffQueue } from "#features/drivers/time/ui/time-off-queue.tsx";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aVehicle, writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aDriverOnRecord, allDocuments } from "#testing/builders/people/a-driver-on-record.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { aPng, aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import type { Asks } from "#testing/offered/compare-offered.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const pageOf = (driverId: string) => (
  <DriverPage
    driverId={driverId}
    time={({ id, version }) => <DriverTimeTab driverId={id} version={version} name="Sipho Ndlovu" />}
    hours={null}
    trips={null}
    messages={null}
    documents={null}
    tracking={null}
    work={null}
    onBack={() => {}}
  />
);

const facts = ["with all documents", "without documents", "with a trip ahead", "with an account"] as const;
const cases = driverStates.flatMap((state) => [
  ...facts.map((what) => ({ state, what, role: "admin" as const })),
  { state, what: facts[0], role: "dispatcher" as const },
]);

async function writeDriver(ctx: Context, { state, what }: Pick<(typeof cases)[number], "state" | "what">) {
  const userId = what === "with an account" ? await anAccount(ctx, ["driver"]) : null;
  const driverId = await aDriverOnRecord(ctx, { state, userId });
  if (what !== "without documents") await allDocuments(ctx, driverId);
  if (what !== "with a trip ahead") return driverId;
  const vehicle = aVehicle();
  await ctx.db.insert(vehicles).values(vehicle);
  await writeTrip(ctx, addHours(ctx.now, 5), { crew: { driverId, vehicleId: vehicle.id } });
  return driverId;
}

test.each(cases)("a driver who is $state, $what, seen by the $role", ({ role, ...facts }) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, role);
    lookAs(team);
    const driver_id = await writeDriver(ctx, facts);
    const offered = await pressOffered(team, pageOf(driver_id), {
      ready: () => screen.getByRole("heading", { name: /Sipho/ }),
      asks: {
        "All drivers": null,
        "Add photograph": async (by) =>
          askServer(by, driversDeskContract.changeDriverPhoto, {
            driver_id,
            version: 1,
            photo: await aSentFile(by, aPng()),
          }),
      },
      // The obstacle is named in the dialog, before anything is sent.
      heldBack: [
        ...(facts.what === "without documents" ? ["Activate driver", "End leave"] : []),
        ...(facts.what === "with a trip ahead" ? ["Mark as left"] : []),
      ],
    });
    if (role === "dispatcher") expect(Object.keys(offered)).toEqual([]);
    else expect(Object.keys(offered)).toContain("Edit profile");
  }),
);

/** Over every tab, and compared by itself. */
const ofHead: Asks = {
  "Add photograph": null,
  "Invite to sign in": null,
  "Mark as left": null,
  "Put on leave": null,
  "Suspend driver": null,
};

const absences = absenceStates.flatMap((state) => (["admin", "dispatcher"] as const).map((role) => ({ state, role })));

const actionsOf: Readonly<Record<string, number>> = { asked: 2, granted: 1 };

test.each(absences)("time off that is $state, seen by the $role", ({ state, role }) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, role);
    lookAs(team);
    const driverId = await aDriverOnRecord(ctx);
    await ctx.db.insert(driverAbsences).values({
      id: newId(),
      driverId,
      kind: "leave",
      span: `["2026-12-01T22:00:00Z","2026-12-05T22:00:00Z")`,
      state,
      reason: "",
      createdBy: "system",
      createdAt: ctx.now,
    });
    const entries = { "First date": "10 Dec 2026", "Last date": "12 Dec 2026" };
    const offered = await pressOffered(team, pageOf(driverId), {
      path: "/?tab=time",
      ready: () => screen.getByText("Weekly shifts"),
      asks: { ...ofHead, "All drivers": null },
      entries,
    });
    const inQueue = await pressOffered(team, <TimeOffQueue />, {
      ready: () => screen.getByText(/No requests to answer|5 Dec/),
    });
    expect(Object.keys(offered).length).toBe(role === "dispatcher" ? 0 : (actionsOf[state] ?? 0) + 2);
    expect(Object.keys(inQueue).length).toBe(role === "admin" && state === "asked" ? 2 : 0);
  }),
);
