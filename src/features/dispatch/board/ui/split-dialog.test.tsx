// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { eventually } from "#testing/eventually.ts";
import { SplitButtons } from "./split-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const large = { passengers: 20, bags: 15 };
const trip_id = aBoardTrip().id;
const show = (changes: Parameters<typeof aBoardTrip>[0] = {}) =>
  renderPage(<SplitButtons trip={aBoardTrip({ ...large, ...changes })} parts={[]} />);

async function open(name: string, changes: Parameters<typeof aBoardTrip>[0] = {}) {
  show(changes);
  fireEvent.click(screen.getByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
}
type Opened = Awaited<ReturnType<typeof open>>;
const numbers = (dialog: Opened, label: string) =>
  dialog.getAllByLabelText(label).map((input) => input.getAttribute("aria-valuenow"));
const press = (dialog: Opened, name: string) => fireEvent.click(dialog.getByRole("button", { name }));

test("equal shares to start with; whatever is typed in one box, the others fill with the rest", async () => {
  const calls = answerCalls({ "split-trip": { trips: [] } });
  const dialog = await open("Split over vehicles");
  expect(dialog.getByText(/Sipho Ndlovu keeps vehicle 1 if its passengers fit in, and gets an email/)).toBeTruthy();
  expect([numbers(dialog, "Passengers"), numbers(dialog, "Bags")]).toEqual([
    ["10", "10"],
    ["8", "7"],
  ]);
  expect(dialog.getByRole("status").textContent).toBe("Together 20 passengers, 15 bags, as booked.");
  press(dialog, "One more: passengers in vehicle 1 of 2");
  expect(numbers(dialog, "Passengers")).toEqual(["11", "9"]);
  press(dialog, "One fewer: bags in vehicle 2 of 2");
  expect(numbers(dialog, "Bags")).toEqual(["9", "6"]);
  expect(dialog.getByRole("status").textContent).toBe("Together 20 passengers, 15 bags, as booked.");
  press(dialog, "Split trip");
  const parts = [
    { passengers: 11, bags: 9 },
    { passengers: 9, bags: 6 },
  ];
  await eventually(() => expect(calls).toContainEqual({ name: "split-trip", input: { trip_id, version: 1, parts } }));
});

test("more vehicles share evenly again, and never more of them than passengers", async () => {
  answerCalls({});
  const dialog = await open("Split over vehicles", { passengers: 3, bags: 1, driver: null, offered_to: ["Fatima"] });
  expect(dialog.getByText(/^Open offers are withdrawn\./)).toBeTruthy();
  expect(dialog.getAllByRole("radio")).toHaveLength(2);
  fireEvent.click(dialog.getByRole("radio", { name: "3 vehicles" }));
  expect([numbers(dialog, "Passengers"), numbers(dialog, "Bags")]).toEqual([
    ["1", "1", "1"],
    ["1", "0", "0"],
  ]);
});

test("no one is asked to share bags where none are booked", async () => {
  answerCalls({});
  const dialog = await open("Split over vehicles", { bags: 0 });
  expect(dialog.queryByLabelText("Bags")).toBeNull();
  expect(dialog.getByRole("status").textContent).toBe("Together 20 passengers, as booked.");
});

test("child seats that are booked start in vehicle 1, by size, and are sent with the vehicle they go in", async () => {
  const calls = answerCalls({ "split-trip": { trips: [] } });
  const seats = { child_seats: 2, child_seat_sizes: { infant_seat: 1 } };
  const dialog = await open("Split over vehicles", { ...seats, driver: null });
  expect([numbers(dialog, "Infant seats"), numbers(dialog, "Child seats")]).toEqual([
    ["1", "0"],
    ["1", "0"],
  ]);
  expect(dialog.queryByLabelText("Booster seats")).toBeNull();
  press(dialog, "One fewer: infant seats in vehicle 1 of 2");
  expect(numbers(dialog, "Infant seats")).toEqual(["0", "1"]);
  expect(dialog.getByRole("status").textContent).toBe(
    "Together 20 passengers, 15 bags, 2 child seats (1 infant, 1 size unknown), as booked.",
  );
  press(dialog, "Split trip");
  const parts = [
    { passengers: 10, bags: 8, child_seats: 1, child_seat_sizes: {} },
    { passengers: 10, bags: 7, child_seats: 1, child_seat_sizes: { infant_seat: 1 } },
  ];
  await eventually(() => expect(calls).toContainEqual({ name: "split-trip", input: { trip_id, version: 1, parts } }));
});

test("a split trip is joined again", async () => {
  const calls = answerCalls({ "join-trips": { trip_id, version: 3, state: "unassigned", has_vehicle: false } });
  const dialog = await open("Join into one vehicle", { part: 2, vehicles: 2 });
  press(dialog, "Join trip");
  await eventually(() => expect(calls).toContainEqual({ name: "join-trips", input: { trip_id, version: 1 } }));
});

describe("a split that is changed", () => {
  const crew = { name: "Toyota Quantum", seats: 13 };
  const parts = [
    aBoardTrip({
      id: "p1",
      part: 1,
      vehicles: 3,
      passengers: 13,
      bags: 9,
      vehicle: { id: "v1", plate: "CA 1", ...crew },
    }),
    aBoardTrip({
      id: "p2",
      part: 2,
      vehicles: 3,
      passengers: 4,
      bags: 3,
      driver: { id: "d2", name: "Nomsa Dlamini", phone: "" },
      vehicle: { id: "v2", plate: "CA 2", ...crew, seats: 4 },
    }),
    aBoardTrip({
      id: "p3",
      part: 3,
      vehicles: 3,
      passengers: 3,
      bags: 3,
      state: "offered",
      driver: null,
      vehicle: null,
      offered_to: ["Fatima Davids"],
    }),
  ];
  const start = async () => {
    renderPage(<SplitButtons trip={parts[1] ?? aBoardTrip()} parts={parts} />);
    fireEvent.click(screen.getByRole("button", { name: "Change the split" }));
    return within(await screen.findByRole("dialog"));
  };
  const inputOf = (calls: ReturnType<typeof answerCalls>) => calls.find(({ name }) => name === "split-trip")?.input;

  test("shows who drives each vehicle; one is taken away, the others take its passengers, those who stay are named", async () => {
    const calls = answerCalls({ "split-trip": { trips: [] } });
    const dialog = await start();
    expect(dialog.getByText("Nomsa Dlamini, CA 2, 4 seats")).toBeTruthy();
    expect(dialog.getByText("Offered to Fatima Davids")).toBeTruthy();
    press(dialog, "Change split");
    expect(await dialog.findByText("You haven’t changed anything yet.")).toBeTruthy();
    press(dialog, "Remove vehicle 1");
    expect(numbers(dialog, "Passengers"), "the last vehicle has the rest").toEqual(["4", "16"]);
    expect(numbers(dialog, "Bags")).toEqual(["3", "12"]);
    expect(dialog.getByRole("status").textContent).toBe("Together 20 passengers, 15 bags, as booked.");
    expect(dialog.queryByRole("button", { name: /Remove vehicle/ })).toBeNull();
    press(dialog, "Share evenly");
    expect(dialog.getByText("Only 4 seats: Nomsa Dlamini is taken off.")).toBeTruthy();
    expect(dialog.getByText("Its open offers are withdrawn.")).toBeTruthy();
    press(dialog, "Change split");
    await eventually(() =>
      expect(inputOf(calls)).toEqual({
        trip_id: "p2",
        version: 1,
        parts: [
          { trip_id: "p2", passengers: 10, bags: 8 },
          { trip_id: "p3", passengers: 10, bags: 7 },
        ],
      }),
    );
  });

  test("one more vehicle takes a passenger of the fullest", async () => {
    const calls = answerCalls({ "split-trip": { trips: [] } });
    const dialog = await start();
    press(dialog, "Add vehicle");
    expect(numbers(dialog, "Passengers")).toEqual(["12", "4", "3", "1"]);
    press(dialog, "Change split");
    await eventually(() =>
      expect(inputOf(calls)).toMatchObject({
        parts: [{ trip_id: "p1", passengers: 12 }, { trip_id: "p2" }, { trip_id: "p3" }, { passengers: 1, bags: 0 }],
      }),
    );
  });

  test("is not offered once one of its vehicles has set out", () => {
    const [first = aBoardTrip(), ...others] = parts;
    renderPage(
      <SplitButtons trip={first} parts={[first, ...others.map((one) => ({ ...one, state: "en_route" as const }))]} />,
    );
    expect(screen.queryByRole("button", { name: /split|vehicle/i })).toBeNull();
  });
});

test.each([{ passengers: 1 }, { state: "en_route" }, { state: "completed", vehicles: 2 }] as const)(
  "one passenger, or a trip that has started, goes as it is: %o",
  (changes) => {
    show(changes);
    expect(screen.queryByRole("button", { name: /vehicle/ })).toBeNull();
  },
);
