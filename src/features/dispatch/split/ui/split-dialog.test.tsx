// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { eventually } from "#testing/eventually.ts";
import { SplitButton } from "./split-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const large = { passengers: 20, bags: 15 };
const trip_id = aBoardTrip().id;
const show = (changes: Parameters<typeof aBoardTrip>[0] = {}) =>
  renderPage(<SplitButton trip={aBoardTrip({ ...large, ...changes })} />);

async function open(name: string, changes: Parameters<typeof aBoardTrip>[0] = {}) {
  show(changes);
  fireEvent.click(screen.getByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
}
type Opened = Awaited<ReturnType<typeof open>>;
const numbers = (dialog: Opened, label: string) =>
  dialog.getAllByLabelText(label).map((input) => input.getAttribute("aria-valuenow"));
const press = (dialog: Opened, name: string) => fireEvent.click(dialog.getByRole("button", { name }));

test("equal shares to start with; what does not add up is said as it is typed, and not sent", async () => {
  const asked = answerCalls({ "split-trip": { trips: [] } });
  const dialog = await open("Split over vehicles");
  expect(dialog.getByText(/Sipho Ndlovu keeps vehicle 1 if its passengers fit in, and gets an email/)).toBeTruthy();
  expect([numbers(dialog, "Passengers"), numbers(dialog, "Bags")]).toEqual([
    ["10", "10"],
    ["8", "7"],
  ]);
  expect(dialog.getByRole("status").textContent).toBe("Together 20 passengers, 15 bags, as booked.");
  press(dialog, "One more: passengers in vehicle 1 of 2");
  press(dialog, "One fewer: bags in vehicle 2 of 2");
  expect(dialog.getByRole("status").textContent).toBe("1 passenger too many. 1 bag without a vehicle.");
  press(dialog, "Split trip");
  expect(await dialog.findByText(/Change the numbers, then try again/)).toBeTruthy();
  expect(asked).toEqual([]);
  press(dialog, "One fewer: passengers in vehicle 2 of 2");
  press(dialog, "One more: bags in vehicle 1 of 2");
  press(dialog, "Split trip");
  const parts = [
    { passengers: 11, bags: 9 },
    { passengers: 9, bags: 6 },
  ];
  await eventually(() => expect(asked).toContainEqual({ name: "split-trip", input: { trip_id, version: 1, parts } }));
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

test("nobody is asked to share bags where none are booked", async () => {
  answerCalls({});
  const dialog = await open("Split over vehicles", { bags: 0 });
  expect(dialog.queryByLabelText("Bags")).toBeNull();
  expect(dialog.getByRole("status").textContent).toBe("Together 20 passengers, as booked.");
});

test("a split trip is joined again", async () => {
  const asked = answerCalls({ "join-trips": { trip_id, version: 3, state: "unassigned", has_vehicle: false } });
  const dialog = await open("Join into one vehicle", { part: 2, vehicles: 2 });
  press(dialog, "Join trip");
  await eventually(() => expect(asked).toContainEqual({ name: "join-trips", input: { trip_id, version: 1 } }));
});

test.each([{ passengers: 1 }, { state: "en_route" }, { state: "completed", vehicles: 2 }] as const)(
  "one passenger, or a trip that has started, goes as it is: %o",
  (changes) => {
    show(changes);
    expect(screen.queryByRole("button", { name: /vehicle/ })).toBeNull();
  },
);
