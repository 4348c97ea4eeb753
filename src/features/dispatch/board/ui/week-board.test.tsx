// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardDriver, aBoardTrip, aBoardVehicle } from "#testing/builders/booking/a-shown-trip.ts";
import { Board } from "./board.tsx";

const at = (day: string, time: string) => new Date(`2026-11-${day}T${time}:00+02:00`).toISOString();
const on = (day: string, time: string, changes: Parameters<typeof aBoardTrip>[0] = {}) =>
  aBoardTrip({ id: `${day} ${time}`, pickup_at: at(day, time), ends_at: at(day, "23:00"), ...changes });

const open = on("18", "09:00", {
  id: "open",
  reference: "CTS-AAAAAA",
  state: "unassigned",
  driver: null,
  vehicle: null,
});
const result = on("20", "09:00", {
  id: "given",
  reference: "CTS-BBBBBB",
  ends_at: at("20", "10:30"),
  part: 2,
  vehicles: 2,
});
const busy = ["10", "11", "12", "13", "14"].map((hour) =>
  on("21", `${hour}:00`, { ends_at: at("21", `${hour}:30`), reference: `CTS-CCCC${hour}` }),
);
const drivers = [
  aBoardDriver({
    shifts: [{ from: at("20", "06:00"), to: at("20", "14:00") }],
    absences: [{ kind: "leave", from: at("22", "00:00"), to: at("24", "00:00") }],
  }),
  aBoardDriver({ id: "d2", name: "Nomsa Dlamini" }),
];
const rest = { read_at: at("20", "10:00"), drivers, vehicles: [aBoardVehicle()] };
const week = { ...rest, date: "2026-11-16", trips: [open, result, ...busy] };
const day = { ...rest, date: "2026-11-20", trips: [result] };
const answers = { "dispatch-week": week, "dispatch-day": day };

const table = () => within(screen.getByRole("table"));
const rowOf = (name: string) =>
  within(
    table()
      .getByRole("rowheader", { name: new RegExp(name) })
      .closest("tr") as HTMLElement,
  );
const chip = (reference: string) => table().findByRole("button", { name: new RegExp(reference) });
const show = () =>
  renderPage(<Board map={() => null} handover={{ menu: null, band: null }} />, "/?view=week&date=2026-11-20");

let isPhone = false;
beforeEach(() => {
  isPhone = false;
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z"), shouldAdvanceTime: true });
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the dispatcher's week", () => {
  test("has seven days from Monday, what no one drives first, shifts, leave and how full a day is", async () => {
    const calls = answerCalls(answers);
    show();
    await screen.findByRole("table");
    expect(calls.find(({ name }) => name === "dispatch-week")?.input).toEqual({ date: "2026-11-16" });
    const heads = table().getAllByRole("columnheader");
    expect(heads).toHaveLength(7);
    expect(heads[0]?.textContent).toContain("Mon 16 Nov");
    expect(table().getByRole("button", { name: "Wed 18 Nov 1 trip 1 unassigned" })).toBeTruthy();
    const [first] = table().getAllByRole("rowheader");
    expect(first?.textContent).toContain("Without a driver");
    const sipho = rowOf("Sipho Ndlovu");
    expect(sipho.getByText("06:00–14:00")).toBeTruthy();
    expect(sipho.getAllByText("Off")).toHaveLength(5);
    expect(sipho.getByText("Leave")).toBeTruthy();
    expect(sipho.getByText("1 h 30 min")).toBeTruthy();
    expect(sipho.getByText("4 h this week")).toBeTruthy();
    expect(sipho.getByText("2 more")).toBeTruthy();
    expect(rowOf("Nomsa Dlamini").queryByText("Off")).toBeNull();
  });

  test("opens a date as its day, and says so in the address", async () => {
    answerCalls(answers);
    const { router } = show();
    fireEvent.click(await screen.findByRole("button", { name: /^Thu 19 Nov/ }));
    await waitFor(() => expect(router.state.location.search).toBe("?date=2026-11-19"));
  });

  test("opens a trip in its drawer, and a key pressed on it starts what it means", async () => {
    answerCalls({ ...answers, "candidates-for-trip": { candidates: [], marks: { drivers: [], vehicles: [] } } });
    show();
    fireEvent.click(await screen.findByRole("button", { name: /CTS-BBBBBB/ }));
    const drawer = within(await screen.findByRole("dialog", { name: "Trip CTS-BBBBBB" }));
    expect(drawer.getByText("Thandi Mokoena, 2 passengers")).toBeTruthy();
    fireEvent.click(drawer.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    fireEvent.keyDown(await chip("CTS-BBBBBB"), { key: "a" });
    await screen.findByRole("dialog", { name: "Assign CTS-BBBBBB" });
  });

  test("is walked by the arrow keys, and turned by others", async () => {
    const calls = answerCalls(answers);
    const { router } = show();
    const first = await screen.findByRole("button", { name: /CTS-BBBBBB/ });
    first.focus();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    press("ArrowRight");
    expect(document.activeElement?.textContent).toContain("CTS-CCCC10");
    press("ArrowDown");
    expect(document.activeElement?.textContent).toContain("CTS-CCCC11");
    press("ArrowUp");
    press("ArrowUp");
    expect(document.activeElement?.textContent).toContain("Sat 21 Nov");
    press("ArrowDown");
    press("ArrowLeft");
    expect(document.activeElement).toBe(first);
    press("]");
    await waitFor(() =>
      expect(calls.findLast(({ name }) => name === "dispatch-week")?.input).toEqual({ date: "2026-11-23" }),
    );
    fireEvent.keyDown(document.body, { key: "d" });
    await waitFor(() => expect(router.state.location.search).toBe("?date=2026-11-27"));
  });

  test("shows what others change as it happens", async () => {
    let line: ReadableStreamDefaultController<Uint8Array> | undefined;
    answerCalls(answers);
    const answer = globalThis.fetch;
    vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
      if (!address.endsWith("dispatch-events")) return answer(address, request);
      return new Response(
        new ReadableStream({
          start: (opened) => {
            line = opened;
          },
        }),
      );
    });
    show();
    await screen.findByRole("table");
    const tell = (text: string) => line?.enqueue(new TextEncoder().encode(text));
    tell("event: open\ndata: {}\n\n");
    await screen.findByText("Live");
    const assigned = { ...open, state: "assigned", driver: { id: "d2", name: "Nomsa Dlamini", phone: "" } };
    tell(`event: trips\ndata: ${JSON.stringify({ trips: [assigned], gone: [] })}\n\n`);
    await waitFor(() => expect(rowOf("Nomsa Dlamini").getByRole("button", { name: /CTS-AAAAAA/ })).toBeTruthy());
    expect(table().queryByRole("rowheader", { name: /Without a driver/ })).toBeNull();
  });

  test("has rows by vehicle, and a search", async () => {
    answerCalls(answers);
    show();
    await screen.findByRole("table");
    fireEvent.click(screen.getByRole("radio", { name: "Vehicles" }));
    expect(rowOf("CA 482-117").getByRole("button", { name: /CTS-BBBBBB/ }).textContent).toMatch(
      /Sipho Ndlovu2\/2.*Vehicle 2 of 2/,
    );
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "cts-bbbbbb" } });
    expect(table().queryByRole("button", { name: /CTS-CCCC10/ })).toBeNull();
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "zzz" } });
    expect(screen.getByText("No trips match")).toBeTruthy();
  });

  test("is a list of days on a phone", async () => {
    isPhone = true;
    answerCalls(answers);
    const { router } = show();
    const saturday = await screen.findByRole("button", { name: /^Sat 21 Nov/ });
    expect(saturday.textContent).toContain("5 trips");
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getByText("Sipho Ndlovu: Leave")).toBeTruthy();
    fireEvent.click(saturday);
    await waitFor(() => expect(router.state.location.search).toBe("?date=2026-11-21"));
  });

  test("says what to do when it cannot be read", async () => {
    answerCalls({ "dispatch-week": 403 });
    show();
    await screen.findByText("We couldn’t load this week");
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
