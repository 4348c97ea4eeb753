// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardDriver, aBoardTrip, aBoardVehicle } from "#testing/builders/booking/a-shown-trip.ts";
import { aPlan, aPlannedTrip } from "#testing/builders/dispatch/a-shown-plan.ts";
import type { Plan } from "../../plan/contract.ts";
import { DayBoard } from "./day-board.tsx";

const nomsa = { id: "d2", name: "Nomsa Dlamini", phone: "" };
const day = {
  date: "2026-11-20",
  read_at: "2026-11-20T08:00:00.000Z",
  trips: [
    aBoardTrip({ id: "open", reference: "CTS-AAAAAA", state: "unassigned", driver: null, vehicle: null }),
    aBoardTrip({ id: "given", reference: "CTS-BBBBBB" }),
    aBoardTrip({
      id: "other",
      reference: "CTS-CCCCCC",
      driver: nomsa,
      vehicle: { id: "v2", plate: "CA 2", name: "Toyota Quantum", seats: 12 },
    }),
  ],
  drivers: [aBoardDriver({ id: "d1" }), aBoardDriver({ id: "d2", name: "Nomsa Dlamini" })],
  vehicles: [aBoardVehicle(), aBoardVehicle({ id: "v2", plate: "CA 2" })],
};
const withPlan = (plan: Plan) => ({
  "dispatch-day": day,
  "day-plans": { plans: [] },
  "read-plan": { plan },
  "edit-plan": { plan },
});
const show = (address = "/?plan=p1") =>
  renderPage(<DayBoard day={localDate("2026-11-20")} onDay={() => undefined} onView={() => undefined} />, address);
const inputOf = (calls: ReturnType<typeof answerCalls>, called: string) =>
  calls.findLast(({ name }) => name === called)?.input;
const bar = (reference: string) =>
  screen.findByRole("button", { name: new RegExp(`${reference}, (Assigned|No driver)`) });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a plan on the board", () => {
  test("is started under a name, and is then in the address", async () => {
    const calls = answerCalls({ ...withPlan(aPlan()), "create-plan": { plan: aPlan() } });
    const { router } = show("/");
    fireEvent.click(await screen.findByRole("button", { name: "Try a plan" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Try a plan" }));
    fireEvent.change(dialog.getByLabelText(/Name/), { target: { value: "Two vans" } });
    fireEvent.click(dialog.getByRole("button", { name: "Start plan" }));
    await screen.findByRole("region", { name: "Plan: Two vans" });
    expect(inputOf(calls, "create-plan")).toEqual({ date: "2026-11-20", name: "Two vans" });
    expect(router.state.location.search).toBe("?plan=p1");
  });

  test("shows the trips as planned, and what speaks against them", async () => {
    const reasons = [
      { kind: "driver_busy", text: "Sipho Ndlovu is on another trip.", override: "dispatcher" } as const,
    ];
    answerCalls(withPlan(aPlan({ trips: [aPlannedTrip({ reasons })] })));
    show();
    const band = within(await screen.findByRole("region", { name: "Plan: Two vans" }));
    expect(band.getByText("Sipho Ndlovu is on another trip.")).toBeTruthy();
    expect(band.getByText("Sipho Ndlovu, CA 482-117")).toBeTruthy();
    expect((await bar("CTS-AAAAAA")).textContent).toContain("Assigned");
  });

  test("unassigns and swaps at once, and asks no one", async () => {
    const calls = answerCalls(withPlan(aPlan()));
    show();
    const result = await bar("CTS-BBBBBB");
    result.focus();
    fireEvent.keyDown(result, { key: "u" });
    await waitFor(() =>
      expect(inputOf(calls, "edit-plan")).toEqual({
        plan_id: "p1",
        version: 1,
        changes: [{ trip_id: "given", driver_id: null, vehicle_id: null }],
      }),
    );
    const onto = await bar("CTS-CCCCCC");
    document.elementFromPoint = () => onto;
    fireEvent.pointerDown(result, { button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(window, { clientX: 40, clientY: 90 });
    fireEvent.pointerUp(window, { clientX: 40, clientY: 90 });
    await waitFor(() =>
      expect(inputOf(calls, "edit-plan")).toMatchObject({
        changes: [
          { trip_id: "given", driver_id: "d2", vehicle_id: "v2" },
          { trip_id: "other", driver_id: "d1", vehicle_id: "v1" },
        ],
      }),
    );
    expect(calls.some(({ name }) => /assign-trip|swap-trips/.test(name))).toBe(false);
  });

  test("offers nothing that would be real", async () => {
    answerCalls(withPlan(aPlan()));
    show();
    fireEvent.click(await bar("CTS-BBBBBB"));
    const drawer = within(await screen.findByRole("dialog"));
    expect(drawer.getByRole("button", { name: "Unassign" })).toBeTruthy();
    for (const name of ["Offer", "Add a note", "Enter landing", "Split over vehicles"])
      expect(drawer.queryByRole("button", { name })).toBeNull();
  });

  test("moves a pickup with a reason, shows it as it would be, and ranks drivers by the plan", async () => {
    const move = { pickup_at: "2026-11-20T12:30:00.000Z", reason: "The plane is late" };
    const crew = { driver: { id: "d1", name: "Sipho Ndlovu" }, vehicle: { id: "v1", plate: "CA 482-117" } };
    const moved = aPlannedTrip({ trip_id: "given", reference: "CTS-BBBBBB", current: crew, planned: crew, move });
    const calls = answerCalls({
      ...withPlan(aPlan()),
      "edit-plan": { plan: aPlan({ version: 2, trips: [moved] }) },
      "candidates-for-trip": { candidates: [], marks: { drivers: [], vehicles: [] }, providers: [] },
    });
    show();
    const result = await bar("CTS-BBBBBB");
    result.focus();
    fireEvent.keyDown(result, { key: "m" });
    const dialog = within(await screen.findByRole("dialog", { name: "Move CTS-BBBBBB in this plan" }));
    fireEvent.change(dialog.getByLabelText(/Pickup time/), { target: { value: "14:30" } });
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: "The plane is late" } });
    fireEvent.click(dialog.getByRole("button", { name: "Move in plan" }));
    await waitFor(() =>
      expect(inputOf(calls, "edit-plan")).toMatchObject({
        changes: [{ trip_id: "given", driver_id: "d1", vehicle_id: "v1", move }],
      }),
    );
    const band = within(screen.getByRole("region", { name: "Plan: Two vans" }));
    const row = (await band.findByText("14:30")).closest("li");
    expect(row?.textContent).toMatch(/^12:00 CTS-BBBBBB: pickup 12:00 → 14:30“The plane is late”$/);
    const open = await bar("CTS-AAAAAA");
    open.focus();
    fireEvent.keyDown(open, { key: "a" });
    const planned = [{ trip_id: "given", driver_id: "d1", vehicle_id: "v1", pickup_at: move.pickup_at }];
    await waitFor(() => expect(inputOf(calls, "candidates-for-trip")).toEqual({ trip_id: "open", planned }));
    fireEvent.click(band.getByRole("button", { name: /Undo the change of CTS-BBBBBB/, hidden: true }));
    await waitFor(() =>
      expect(inputOf(calls, "edit-plan")).toMatchObject({
        changes: [{ trip_id: "given", driver_id: "d1", move: null }],
      }),
    );
    expect(calls.some(({ name }) => name === "shift-trip")).toBe(false);
  });

  test("is applied after its difference was seen, with a reason where something speaks against it", async () => {
    const input = {
      drivers: [{ name: "Sipho Ndlovu", gets: ["CTS-AAAAAA"], loses: [], changes_vehicle: [], moves: [] }],
      customers: ["CTS-AAAAAA"],
    };
    const reasons = [
      { kind: "driver_busy", text: "Sipho Ndlovu is on another trip.", override: "dispatcher" } as const,
    ];
    const plan = aPlan({ version: 4, trips: [aPlannedTrip({ reasons })], notified: input });
    const calls = answerCalls({ ...withPlan(plan), "apply-plan": { id: "p1", trips: 1 } });
    const { router } = show();
    fireEvent.click(await screen.findByRole("button", { name: "Apply plan" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Apply plan “Two vans”?" }));
    expect(dialog.getByText("gets CTS-AAAAAA")).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/Reason to override/), { target: { value: "One party" } });
    fireEvent.click(dialog.getByRole("button", { name: "Apply plan" }));
    await waitFor(() =>
      expect(inputOf(calls, "apply-plan")).toEqual({ plan_id: "p1", version: 4, override_reason: "One party" }),
    );
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });

  test("that is out of date is brought up to date before it is applied", async () => {
    const plan = aPlan({ trips: [aPlannedTrip({ is_outdated: true })], is_outdated: true });
    const calls = answerCalls({ ...withPlan(plan), "refresh-plan": { plan: { ...plan, is_outdated: false } } });
    show();
    await screen.findByText("Someone has changed this trip since.");
    expect((screen.getByRole("button", { name: "Apply plan" }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "Bring up to date" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Bring up to date" })).toBeNull());
    expect(inputOf(calls, "refresh-plan")).toEqual({ plan_id: "p1", version: 1 });
  });

  test("that someone else has applied says so, over the real board", async () => {
    answerCalls(withPlan(aPlan({ state: "applied", trips: [aPlannedTrip()] })));
    const { router } = show();
    await screen.findByText(/This plan has been applied/);
    expect((await bar("CTS-AAAAAA")).textContent).toContain("No driver");
    fireEvent.click(screen.getByRole("button", { name: "Leave plan" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });
});
