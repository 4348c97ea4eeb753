// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { eventually } from "#testing/eventually.ts";
import { type CashOfTrips, PrintSheet, type Sheet } from "./print-sheet.tsx";

const print = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z") });
  vi.stubGlobal("print", print.mockReset());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothing: CashOfTrips = new Map();
function printed(sheet: Sheet, cash: CashOfTrips = nothing) {
  const done = vi.fn();
  render(<PrintSheet sheet={sheet} cash={cash} onDone={done} />);
  expect(print).toHaveBeenCalledOnce();
  const text = document.querySelector(`[data-sheet=${sheet.kind}]`)?.textContent;
  fireEvent(window, new Event("afterprint"));
  expect(done).toHaveBeenCalledOnce();
  return text;
}

test("a day is printed with who drives what, without what was cancelled", () => {
  const trips = [
    aBoardTrip({
      id: "late",
      reference: "CTS-BBBBBB",
      pickup_at: "2026-11-20T14:00:00.000Z",
      driver: null,
      vehicle: null,
    }),
    aBoardTrip({ id: "soon", reference: "CTS-AAAAAA", notes: "Waits at arrivals" }),
    aBoardTrip({ id: "gone", reference: "CTS-CCCCCC", state: "cancelled" }),
  ];
  const text = printed({ kind: "day", day: { date: "2026-11-20", read_at: "", trips, drivers: [], vehicles: [] } });
  expect(text).toContain("Trips on Friday 20 November 2026");
  expect(text).toContain("2 trips, printed 20 Nov 2026, 10:00");
  expect(text).toMatch(/CTS-AAAAAA.*Waits at arrivals.*Sipho NdlovuCA 482-117.*CTS-BBBBBB.*No driver/);
  expect(text).not.toContain("CTS-CCCCCC");
});

test("a trip is printed with what its driver needs", () => {
  const text = printed({ kind: "trip", trip: aBoardTrip({ stops: ["Camps Bay"], flight: "BA 59", child_seats: 1 }) });
  expect(text).toContain("Trip CTS-7K3M9Q");
  expect(text).toContain("StopsCamps Bay");
  expect(text).toContain("2 passengers, 2 bags, 1 child seat, flight BA 59");
});

test("what a driver collects is on the sheet of the day and of the trip; what isn’t known is said", () => {
  const trip = aBoardTrip();
  const day = { date: "2026-11-20", read_at: "", trips: [trip], drivers: [], vehicles: [] };
  expect(printed({ kind: "day", day }, new Map([[trip.id, 46_000]]))).toMatch(/Collect in cash.*R460/);
  cleanup();
  print.mockReset();
  expect(printed({ kind: "trip", trip }, new Map([[trip.id, 46_000]]))).toContain("Collect in cashR460");
  cleanup();
  print.mockReset();
  expect(printed({ kind: "day", day }, null)).toContain("Not known: ask our team");
});

test("the sheets of a trip in several vehicles say which of them it is", () => {
  const trips = [aBoardTrip({ part: 2, vehicles: 2 })];
  const text = printed({ kind: "day", day: { date: "2026-11-20", read_at: "", trips, drivers: [], vehicles: [] } });
  expect(text).toContain("CTS-7K3M9Q, Vehicle 2 of 2");
  cleanup();
  print.mockReset();
  expect(printed({ kind: "trip", trip: aBoardTrip({ part: 1, vehicles: 2 }) })).toContain("Vehicle 1 of 2, printed");
  cleanup();
  print.mockReset();
  expect(printed({ kind: "name", trip: aBoardTrip({ part: 2, vehicles: 2 }) })).toContain("12:00, Vehicle 2 of 2");
});

test("a name board has the names as large as the longest of them allows", () => {
  printed({ kind: "name", trip: aBoardTrip({ passenger_name: "Thandi Featherstonehaugh", flight: "BA 59" }) });
  const board = document.querySelector("[data-sheet=name]");
  expect([...(board?.querySelectorAll("p:first-child > span") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Thandi",
    "Featherstonehaugh",
  ]);
  expect(Number.parseFloat(board?.querySelector("p")?.style.fontSize ?? "")).toBeCloseTo(130 / 17, 3);
  expect(board?.textContent).toContain("BA 59, 12:00");
});

test("a name board shows who drives in which vehicle, and is printed once their pictures are here", async () => {
  const shown = Promise.withResolvers<void>();
  vi.spyOn(HTMLImageElement.prototype, "decode").mockImplementation(() => shown.promise);
  const faces = { driver: "/portraits/driver-7.svg", vehicle: "/portraits/van-white-7.svg" };
  render(<PrintSheet sheet={{ kind: "name", trip: aBoardTrip() }} cash={nothing} faces={faces} onDone={vi.fn()} />);
  const board = document.querySelector("[data-sheet=name]");
  expect([...(board?.querySelectorAll("img") ?? [])].map((one) => one.getAttribute("src"))).toEqual(
    Object.values(faces),
  );
  expect(board?.textContent).toContain("Sipho Ndlovu");
  expect(board?.textContent).toContain("CA 482-117");
  expect(print).not.toHaveBeenCalled();
  // One of them couldn’t be loaded.
  shown.reject(new Error("broken"));
  await eventually(() => expect(print).toHaveBeenCalledOnce());
});
