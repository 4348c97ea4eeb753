// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardDriver, aBoardTrip, aBoardVehicle } from "#testing/builders/booking/a-shown-trip.ts";
import { eventually } from "#testing/eventually.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const trip = aBoardTrip({ driver: null, vehicle: null, state: "unassigned" });
const day = {
  date: "2026-11-20",
  read_at: "2026-11-20T08:00:00.000Z",
  trips: [trip],
  drivers: [aBoardDriver()],
  vehicles: [aBoardVehicle()],
};
const ids = ["0190f000-0000-7000-8000-0000000000d1", "0190f000-0000-7000-8000-0000000000e1"] as const;
const broken = {
  trip_id: "0190f000-0000-7000-8000-0000000000b1",
  version: 4,
  state: "assigned",
  reference: "CTS-LATER2",
  pickup_at: "2026-11-20T10:30:00.000Z",
  pickup_location: "Sea Point",
  destination: "Airport",
  minutes_late: 50,
};
const move_customer = { pickup_at: "2026-11-20T11:20:00.000Z", minutes: 50, cost_cents: 0 };
const ripple = { broken: [broken], repairs: { swap: null, farm_out: null, move_customer } };

function show(kind: "driver_busy" | "driver_away", onAgain = vi.fn()) {
  renderPage(
    <ConflictDialog
      day={day}
      pair={{ trip, driverId: ids[0], vehicleId: ids[1] }}
      blocked={{ reasons: [{ kind, text: "It can’t be.", override: "dispatcher" }], mayOverride: true }}
      onAssign={vi.fn()}
      onOther={vi.fn()}
      onShift={vi.fn()}
      onAgain={onAgain}
      onClose={vi.fn()}
    />,
  );
  return onAgain;
}

test("a driver who is busy: what would start late is named, and once it is moved the trip is assigned again", async () => {
  const calls = answerCalls({ "read-ripple": ripple, "shift-trip": { trip_id: broken.trip_id, version: 5 } });
  const onAgain = show("driver_busy");
  const list = await screen.findByRole("list", { name: "Trips that would start late" });
  expect(within(list).getByText("50 min late")).toBeTruthy();
  expect(calls[0]?.input).toEqual({ trip_id: trip.id, minutes: 0, driver_id: ids[0], vehicle_id: ids[1] });
  fireEvent.click(screen.getByRole("button", { name: "Move pickup" }));
  await eventually(() => expect(onAgain).toHaveBeenCalledOnce());
  expect(calls.find(({ name }) => name === "shift-trip")?.input).toMatchObject({
    trip_id: broken.trip_id,
    version: 4,
    pickup_at: move_customer.pickup_at,
  });
});

test("a driver who is away breaks nothing, and nothing is asked", () => {
  const calls = answerCalls({ "read-ripple": ripple });
  show("driver_away");
  expect(screen.getByText("It can’t be.")).toBeTruthy();
  expect(calls).toEqual([]);
});
