// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type LocalDate, localDate } from "#domain/time/local-time.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardDriver, aBoardTrip, aBoardVehicle } from "#testing/builders/booking/a-shown-trip.ts";
import { DayBoard } from "./day-board.tsx";

const day = {
  date: "2026-11-20",
  read_at: "2026-11-20T08:00:00.000Z",
  trips: [
    aBoardTrip({ id: "open", reference: "CTS-AAAAAA", state: "unassigned", driver: null, vehicle: null }),
    aBoardTrip({
      id: "given",
      reference: "CTS-BBBBBB",
      passenger_name: "Pieter Nel",
      destination: "Hermanus",
      passengers: 5,
    }),
  ],
  drivers: [aBoardDriver({ id: "d1" }), aBoardDriver({ id: "d2", name: "Nomsa Dlamini", is_away: true })],
  vehicles: [aBoardVehicle()],
};

function Board() {
  const [chosen, setChosen] = useState<LocalDate>(localDate("2026-11-20"));
  return <DayBoard day={chosen} onDay={setChosen} onView={() => {}} />;
}
const noMarks = { drivers: [], vehicles: [] };
const suggested = { "candidates-for-trip": { candidates: [], marks: noMarks } };
const driverBeside = (warnings: readonly string[]) => ({
  driver: { id: "d1", name: "Sipho Ndlovu", provider: null },
  vehicle: { id: "v1", plate: "CA 1", name: "Corolla", seats: 4 },
  can: true,
  reasons: [],
  score: 80,
  facts: {
    reposition_km: 4,
    slack_minutes: 30,
    rating: null,
    hours_this_week: 3,
    cost_cents: null,
    margin_cents: null,
  },
  why: [...warnings],
  warnings,
});
const days = (request: readonly { name: string; input: unknown }[]) =>
  request.filter(({ name }) => name === "dispatch-day").map(({ input }) => input);
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const bar = (reference: string) =>
  screen.findByRole("button", { name: new RegExp(`${reference}, (Assigned|No driver)`) });
const table = () => within(screen.getByRole("table"));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the dispatcher's board", () => {
  test("shows what has no driver first, the counts, the conflicts and a lane for every driver", async () => {
    answerCalls({ "dispatch-day": day });
    renderPage(<Board />);
    await screen.findByText("One conflict");
    expect(screen.getByText("CA 482-117 has too few seats:")).toBeTruthy();
    expect(table().getByText(/CTS-AAAAAA/)).toBeTruthy();
    expect(table().queryByText(/CTS-BBBBBB/)).toBeNull();
    expect(screen.getByText("Nomsa Dlamini")).toBeTruthy();
    expect(screen.getByText("Not available")).toBeTruthy();
  });

  test("searches the whole day, no matter who drives", async () => {
    answerCalls({ "dispatch-day": day });
    renderPage(<Board />);
    await screen.findByText("One conflict");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "hermanus pieter" } });
    expect(table().getByText(/CTS-BBBBBB/)).toBeTruthy();
    expect(table().queryByText(/CTS-AAAAAA/)).toBeNull();
    expect(screen.queryByText("Nomsa Dlamini")).toBeNull();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zzz" } });
    expect(screen.getByText("No trips match")).toBeTruthy();
  });

  test("moves through the days by keys, but not while someone types", async () => {
    const calls = answerCalls({ "dispatch-day": day });
    renderPage(<Board />);
    await screen.findByText("One conflict");
    press("]");
    await waitFor(() => expect(days(calls).at(-1)).toEqual({ date: "2026-11-21" }));
    press("[");
    press("[");
    await waitFor(() => expect(days(calls).at(-1)).toEqual({ date: "2026-11-19" }));
    press("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    fireEvent.keyDown(screen.getByRole("searchbox"), { key: "]" });
    await waitFor(() => expect(days(calls).at(-1)).toEqual({ date: "2026-11-19" }));
  });

  test("opens a trip with all that is known about it", async () => {
    answerCalls({ "dispatch-day": day });
    renderPage(<Board />);
    fireEvent.click(await bar("CTS-BBBBBB"));
    const drawer = within(await screen.findByRole("dialog"));
    expect(drawer.getByText("Pieter Nel, 5 passengers")).toBeTruthy();
    expect(drawer.getByRole("link", { name: /Call driver/ }).getAttribute("href")).toBe("tel:+27825550201");
  });

  test("polls while the live feed is down, and says so when the server stops answering", async () => {
    let isDown = false;
    const calls = answerCalls({ "dispatch-day": () => (isDown ? 500 : day) });
    renderPage(<Board />);
    await screen.findByText("One conflict");
    await vi.advanceTimersByTimeAsync(31_000);
    expect(days(calls).length).toBeGreaterThan(1);
    expect(screen.queryByText("This may be out of date")).toBeNull();
    isDown = true;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(screen.getByText("This may be out of date")).toBeTruthy();
    expect(screen.getByText("One conflict")).toBeTruthy();
  });

  test("shows what others change, and reads all of it again when the connection is back", async () => {
    const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
    const calls = answerCalls({ "dispatch-day": day });
    const answer = globalThis.fetch;
    vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
      if (!address.endsWith("dispatch-events")) return answer(address, request);
      return new Response(new ReadableStream({ start: (line) => void lines.push(line) }));
    });
    renderPage(<Board />);
    await screen.findByText("One conflict");
    const tell = (text: string) => lines.at(-1)?.enqueue(new TextEncoder().encode(text));
    tell("event: open\ndata: {}\n\n");
    await screen.findByText("Live");
    await waitFor(() => expect(days(calls)).toHaveLength(2));
    const assigned = { ...day.trips[0], state: "assigned", driver: { id: "d1", name: "Sipho Ndlovu", phone: "" } };
    const message = `event: trips\ndata: ${JSON.stringify({ trips: [assigned], gone: [] })}\n\n`;
    tell(message.slice(0, 40));
    tell(message.slice(40));
    await screen.findByText("Every trip has a driver.");
    lines.at(-1)?.close();
    await screen.findByText(/Connecting/);
    await vi.advanceTimersByTimeAsync(1500);
    tell("event: open\ndata: {}\n\n");
    await screen.findByText("Live");
    await waitFor(() => expect(days(calls)).toHaveLength(3));
    await waitFor(() => expect(table().getByText(/CTS-AAAAAA/)).toBeTruthy());
    await vi.advanceTimersByTimeAsync(60_000);
    await screen.findByText("This may be out of date");
    expect(screen.queryByText("Live"), "the feed is open and silent").toBeNull();
  });

  test("says what to do when the day cannot be read at all", async () => {
    answerCalls({ "dispatch-day": 403 });
    renderPage(<Board />);
    await screen.findByText("We couldn’t load this day");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  test("walks from trip to trip by the arrow keys, and assigns by A", async () => {
    const calls = answerCalls({
      ...suggested,
      "dispatch-day": day,
      "assign-trip": { trip_id: "open", version: 2, state: "assigned" },
    });
    renderPage(<Board />);
    const first = await bar("CTS-AAAAAA");
    first.focus();
    fireEvent.keyDown(first, { key: "ArrowDown" });
    expect(document.activeElement).toBe(await bar("CTS-BBBBBB"));
    fireEvent.keyDown(document.activeElement ?? first, { key: "ArrowUp" });
    fireEvent.keyDown(first, { key: "a" });
    const dialog = within(await screen.findByRole("dialog", { name: "Assign CTS-AAAAAA" }));
    fireEvent.change(dialog.getByLabelText(/Driver/), { target: { value: "d1" } });
    fireEvent.change(dialog.getByLabelText(/Vehicle/), { target: { value: "v1" } });
    fireEvent.click(dialog.getByRole("button", { name: "Assign trip" }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === "assign-trip")?.input).toEqual({
        trip_id: "open",
        version: 1,
        driver_id: "d1",
        vehicle_id: "v1",
      }),
    );
  });

  test("assigns what is dragged to a row, in the vehicle its driver has that day", async () => {
    const calls = answerCalls({
      ...suggested,
      "dispatch-day": day,
      "assign-trip": { trip_id: "open", version: 2, state: "assigned" },
    });
    renderPage(<Board />);
    await dragTo(await bar("CTS-AAAAAA"), "d1");
    await waitFor(() =>
      expect(calls.find(({ name }) => name === "assign-trip")?.input).toEqual({
        trip_id: "open",
        version: 1,
        driver_id: "d1",
        vehicle_id: "v1",
      }),
    );
  });

  test("says everything that speaks against it, and assigns anyway with a reason", async () => {
    const calls = answerCalls({ "dispatch-day": day });
    const answer = globalThis.fetch;
    const reasons = [{ kind: "driver_busy", text: "Sipho Ndlovu is on another trip.", override: "dispatcher" }];
    vi.stubGlobal("fetch", async (address: string, request: { body: string }) => {
      if (!address.endsWith("assign-trip")) return answer(address, request as RequestInit);
      const input = JSON.parse(request.body);
      calls.push({ name: "assign-trip", input });
      if (input.override_reason)
        return Response.json({ success: true, trip_id: "open", version: 2, state: "assigned" });
      const details = { reasons, may_override: true };
      return Response.json({ success: false, error: "blocked", message: "No.", details }, { status: 409 });
    });
    renderPage(<Board />);
    await dragTo(await bar("CTS-AAAAAA"), "d1");
    const dialog = within(await screen.findByRole("dialog", { name: /CTS-AAAAAA can’t go to Sipho Ndlovu/ }));
    expect(dialog.getByText("Sipho Ndlovu is on another trip.")).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: "The other one is cancelled by phone" } });
    fireEvent.click(dialog.getByRole("button", { name: "Assign anyway" }));
    await waitFor(() =>
      expect(calls.findLast(({ name }) => name === "assign-trip")?.input).toMatchObject({
        override_reason: "The other one is cancelled by phone",
      }),
    );
  });

  test("swaps two trips when one is dropped on the other", async () => {
    const other = aBoardTrip({
      id: "other",
      reference: "CTS-CCCCCC",
      driver: { id: "d2", name: "Nomsa Dlamini", phone: "" },
    });
    const calls = answerCalls({ "dispatch-day": { ...day, trips: [...day.trips, other] }, "swap-trips": {} });
    renderPage(<Board />);
    const from = await bar("CTS-BBBBBB");
    const onto = await bar("CTS-CCCCCC");
    document.elementFromPoint = () => onto;
    fireEvent.pointerDown(from, { button: 0, clientX: 10, clientY: 10 });
    fireEvent.pointerMove(window, { clientX: 40, clientY: 90 });
    await screen.findByText("Swap with CTS-CCCCCC");
    fireEvent.pointerUp(window, { clientX: 40, clientY: 90 });
    const dialog = within(await screen.findByRole("dialog", { name: "Swap CTS-BBBBBB and CTS-CCCCCC?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Swap trips" }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name === "swap-trips")?.input).toEqual({
        first: { trip_id: "given", version: 1 },
        second: { trip_id: "other", version: 1 },
      }),
    );
  });

  test("assigns several at once, each to the best driver for it, and says what became of each", async () => {
    const best = driverBeside([]);
    const done = {
      trip_id: "open",
      is_done: false,
      error: "taken",
      message: "Taken.",
      reasons: [],
      version: null,
      state: null,
    };
    const calls = answerCalls({
      "dispatch-day": day,
      "candidates-for-trip": { candidates: [best], marks: noMarks },
      "assign-trips": { results: [done] },
    });
    renderPage(<Board />);
    await bar("CTS-AAAAAA");
    fireEvent.click(table().getByRole("checkbox", { name: /CTS-AAAAAA/ }));
    fireEvent.click(await screen.findByRole("button", { name: "Assign the best driver" }));
    fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Assign trips" }));
    const dialog = within(await screen.findByRole("dialog", { name: "0 of 1 done" }));
    expect(dialog.getByText("Taken.")).toBeTruthy();
    expect(calls.find(({ name }) => name === "assign-trips")?.input).toEqual({
      trips: [{ trip_id: "open", version: 1, driver_id: "d1", vehicle_id: "v1" }],
    });
  });
});

async function dragTo(from: HTMLElement, row: string) {
  const target = document.querySelector(`ul[data-row="${row}"]`);
  document.elementFromPoint = () => target;
  fireEvent.pointerDown(from, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(window, { clientX: 40, clientY: 90 });
  await screen.findByText("Assign to Sipho Ndlovu");
  fireEvent.pointerUp(window, { clientX: 40, clientY: 90 });
}
