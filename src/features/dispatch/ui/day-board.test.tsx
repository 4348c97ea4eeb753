// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type LocalDate, localDate } from "#domain/time/local-time.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { DayBoard } from "./day-board.tsx";

const day = {
  date: "2026-11-20",
  read_at: "2026-11-20T08:00:00.000Z",
  trips: [
    aBoardTrip({ id: "open", reference: "CTS-AAAAAA", state: "unassigned", driver: null, vehicle: null }),
    aBoardTrip({ id: "given", reference: "CTS-BBBBBB", passenger_name: "Pieter Nel", destination: "Hermanus" }),
  ],
  drivers: [
    { id: "d1", name: "Sipho Ndlovu", phone: "+27 82 555 0201", is_away: false, provider: null },
    { id: "d2", name: "Nomsa Dlamini", phone: "+27 82 555 0202", is_away: true, provider: null },
  ],
  counts: {
    total: 2,
    unassigned: 1,
    offered: 0,
    to_reconfirm: 1,
    reconfirmed: 0,
    on_the_road: 0,
    done: 0,
    cancelled: 0,
  },
  conflicts: [{ kind: "too_few_seats", who: "CA 482-117", trips: ["given"] }],
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
    expect(drawer.getByText("Pieter Nel, 2 passengers")).toBeTruthy();
    expect(drawer.getByRole("link", { name: /Call driver/ }).getAttribute("href")).toBe("tel:+27825550201");
  });

  test("reads again every half a minute and says so when the server stops answering", async () => {
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

  test("says what to do when the day cannot be read at all", async () => {
    answerCalls({ "dispatch-day": 403 });
    renderPage(<Board />);
    await screen.findByText("We couldn’t load this day");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
