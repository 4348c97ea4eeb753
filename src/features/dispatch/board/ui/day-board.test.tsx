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
  return <DayBoard day={chosen} onDay={setChosen} />;
}
const press = (key: string) => fireEvent.keyDown(document.body, { key });
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
    expect(screen.getByText("Not at work")).toBeTruthy();
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
    const asked = answerCalls({ "dispatch-day": day });
    renderPage(<Board />);
    await screen.findByText("One conflict");
    press("]");
    await waitFor(() => expect(asked.at(-1)?.input).toEqual({ date: "2026-11-21" }));
    press("[");
    press("[");
    await waitFor(() => expect(asked.at(-1)?.input).toEqual({ date: "2026-11-19" }));
    press("/");
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
    fireEvent.keyDown(screen.getByRole("searchbox"), { key: "]" });
    expect(screen.getByText("Thursday 19 November 2026")).toBeTruthy();
  });

  test("opens a trip with all that is known about it", async () => {
    answerCalls({ "dispatch-day": day });
    renderPage(<Board />);
    fireEvent.click(await screen.findByRole("button", { name: /CTS-BBBBBB/ }));
    const drawer = within(await screen.findByRole("dialog"));
    expect(drawer.getByText("Pieter Nel, 5 passengers")).toBeTruthy();
    expect(drawer.getByRole("link", { name: /Call driver/ }).getAttribute("href")).toBe("tel:+27825550201");
  });

  test("reads again while the line is down, and says so when the server stops answering", async () => {
    let isDown = false;
    const asked = answerCalls({ "dispatch-day": () => (isDown ? 500 : day) });
    renderPage(<Board />);
    await screen.findByText("One conflict");
    await vi.advanceTimersByTimeAsync(31_000);
    expect(asked.length).toBeGreaterThan(1);
    expect(screen.queryByText("This may be out of date")).toBeNull();
    isDown = true;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(screen.getByText("This may be out of date")).toBeTruthy();
    expect(screen.getByText("One conflict")).toBeTruthy();
  });

  test("shows what others change, and reads all of it again when the line is back", async () => {
    const lines: ReadableStreamDefaultController<Uint8Array>[] = [];
    const asked = answerCalls({ "dispatch-day": day });
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
    await waitFor(() => expect(asked).toHaveLength(2));
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
    await waitFor(() => expect(asked).toHaveLength(3));
    await waitFor(() => expect(table().getByText(/CTS-AAAAAA/)).toBeTruthy());
  });

  test("says what to do when the day cannot be read at all", async () => {
    answerCalls({ "dispatch-day": 403 });
    renderPage(<Board />);
    await screen.findByText("We couldn’t load this day");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
