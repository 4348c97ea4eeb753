// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { checklistFor } from "#domain/shift/vehicle-check.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { Shift } from "../contract.ts";
import { ShiftBoard } from "./shift-board.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const vehicle = { id: "018f0000-0000-7000-8000-000000000001", plate: "CA 123-456", name: "Toyota Corolla" };
const hours = {
  trips_today: 2,
  trips_this_week: 9,
  hours_today: 3.5,
  hours_this_week: 21,
  duty_hours: 5,
  duty_left_hours: 9,
  rest_hours: 0.5,
  rested_at: "2026-11-20T20:00:00.000Z",
  rule: "At most 14 h.",
};
const sedan = { most: 3, pullsTrailer: false };
const read = (changes = {}) => ({
  shift: null,
  to_hand_in_cents: 0,
  hours,
  vehicles: [{ ...vehicle, checks: checklistFor(sedan), last_km: 50_000 }],
  ...changes,
});
const shift: Shift = {
  id: "018f0000-0000-7000-8000-000000000002",
  version: 1,
  state: "open",
  vehicle,
  driver: { id: "d", name: "Sipho Ndlovu" },
  started_at: "2026-11-20T05:00:00.000Z",
  start_km: 50_010,
  ended_at: null,
  end_km: null,
  checked: [],
  expenses: [],
  expected_cents: null,
  handed_cents: null,
  difference_reason: "",
  counted_cents: null,
  counted_by: null,
  counted_at: null,
  count_note: "",
};
const show = (answers: Record<string, unknown>) => {
  const calls = answerCalls(answers);
  renderPage(<ShiftBoard photos={() => null}>{null}</ShiftBoard>);
  return calls;
};

test("a shift starts once every item is checked; defects are sent along", async () => {
  const calls = show({ "my-shift": read(), "start-shift": { shift_id: "s", is_off_road: false } });
  const list = within(await screen.findByRole("list", { name: "Vehicle check" }));
  const tyres = within(list.getByRole("group", { name: /^Tyres/ }));
  fireEvent.click(tyres.getByLabelText("Not OK"));
  fireEvent.change(list.getByLabelText(/^What is wrong/), { target: { value: "Flat" } });
  fireEvent.click(screen.getByRole("button", { name: "Everything else is OK" }));
  fireEvent.change(screen.getByLabelText(/^Odometer/), { target: { value: "50 010" } });
  fireEvent.click(screen.getByRole("button", { name: "Start shift" }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "start-shift",
      input: {
        vehicle_id: vehicle.id,
        km: 50_010,
        is_confirmed: false,
        checked: checklistFor(sedan).map((item) => ({ item, is_ok: item !== "tyres" })),
        wrong: [{ item: "tyres", severity: "repair_soon", text: "Flat" }],
      },
    }),
  );
});

test("a shift ends with the odometer and the cash; a difference needs a reason", async () => {
  const calls = show({
    "my-shift": read({ shift, to_hand_in_cents: 45_000 }),
    "end-shift": { expected_cents: 45_000 },
  });
  await screen.findByText("CA 123-456");
  screen.getByText("3 h 30 min, 2 trips");
  fireEvent.click(screen.getByRole("button", { name: "End shift" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText(/^Odometer/), { target: { value: "50210" } });
  fireEvent.change(dialog.getByLabelText(/^Cash you hand in/), { target: { value: "400" } });
  const end = dialog.getByRole<HTMLButtonElement>("button", { name: "End shift" });
  expect(end.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText(/^Why it differs/), { target: { value: "Change for a customer" } });
  fireEvent.click(end);
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "end-shift",
      input: {
        shift_id: shift.id,
        version: 1,
        km: 50_210,
        is_confirmed: false,
        handed_cents: 40_000,
        reason: "Change for a customer",
      },
    }),
  );
});
