// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openOutbox, outboxKind, readOutbox, wipeOutbox } from "#platform/browser/outbox.ts";
import { type Answers, answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aShownTrip, companyAnswer } from "#testing/builders/booking/a-shown-trip.ts";

const app = vi.hoisted(() => ({ hasUpdate: false, startNewVersion: vi.fn(async () => undefined) }));
vi.mock("#platform/browser/device/installed-app.ts", () => ({
  useInstallableApp: () => undefined,
  useAppState: () => ({ hasUpdate: app.hasUpdate, isInstalled: true, install: undefined }),
  startNewVersion: app.startNewVersion,
}));

const { DriverApp } = await import("./driver-app.tsx");
const { DriverBottomBar } = await import("./driver-navigation.tsx");
const { default: DriverDashboard } = await import("./pages/dashboard.tsx");

const driver = {
  name: "Sipho Ndlovu",
  phone: "+27 82 555 0201",
  state: "active",
  licence_code: "C1",
  permit: null,
  languages: [],
  is_guide: false,
  home_area: "",
  provider: null,
  vehicles_today: [],
  unread_messages: 1,
};
const offDuty = { on_since: null, every_seconds: null };

let say: (event: string) => void = () => undefined;
/** The stream that tells the phone about its driver’s trips; it is silent while nothing happens. */
const aLine = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      say = (event) => controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: {}\n\n`));
    },
  });

/** The frame of every page of the app, around the page of the day. */
function open(trips: readonly ReturnType<typeof aShownTrip>[], answers: Answers = {}) {
  const calls = answerCalls({
    ...companyAnswer,
    "my-driver-profile": { driver },
    "my-trips": { trips, next: null },
    "my-offers": { offers: [] },
    "my-duty": offDuty,
    "my-wallet": { documents: [] },
    "driver-events": aLine(),
    ...answers,
  });
  renderPage(
    <>
      <DriverApp />
      <DriverDashboard />
      <DriverBottomBar />
    </>,
    "/driver/dashboard",
  );
  return calls;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z") });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  app.hasUpdate = false;
});
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test("off duty the whole app wakes nothing: once the page is there, no request and no timer for an hour", async () => {
  const result = open([aShownTrip({ pickup_at: "2026-11-21T10:00:00.000Z", ends_at: "2026-11-21T11:00:00.000Z" })]);
  await pass(5);
  screen.getByRole("heading", { name: "Hello Sipho" });
  screen.getByText(", 1 unread");
  const before = result.length;
  // Each thing that was read counts as fresh for five minutes, and once as old; an answer may come late on a busy machine.
  for (let minutes = 0; minutes < 10 && vi.getTimerCount() > 0; minutes++) await pass(60);
  expect(vi.getTimerCount()).toBe(0);
  await pass(3600);
  expect(vi.getTimerCount()).toBe(0);
  expect(result.length).toBe(before);
});

test("a trip that is assigned is on an open phone within seconds, on duty or off", async () => {
  const trips = [aShownTrip({ reference: "CTS-FIRST1" })];
  open(trips);
  await pass(5);
  expect(screen.queryAllByText(/CTS-SECOND/)).toHaveLength(0);
  trips.push(aShownTrip({ id: "second", reference: "CTS-SECOND", pickup_at: "2026-11-20T15:00:00.000Z" }));
  say("trips");
  await pass(3);
  expect(screen.queryAllByText(/CTS-SECOND/).length).toBeGreaterThan(0);
});

test("on duty what is new is asked for, each thing once a minute at most", async () => {
  const result = open([], { "my-duty": { on_since: "2026-11-20T07:00:00.000Z", every_seconds: null } });
  await pass(5);
  result.length = 0;
  await pass(600);
  const times = Map.groupBy(result, ({ name }) => name);
  expect(times.get("my-driver-profile")?.length).toBe(10);
  expect(times.has("my-wallet")).toBe(false);
  expect(times.has("my-thread")).toBe(false);
});

test("a new version is offered, and never while a trip is driven", async () => {
  app.hasUpdate = true;
  open([aShownTrip()]);
  await pass(5);
  const reload = screen.getByRole("button", { name: "Reload" });
  await act(async () => reload.click());
  expect(app.startNewVersion).toHaveBeenCalledTimes(1);
  cleanup();
  open([aShownTrip({ state: "onboard", pickup_at: "2026-11-20T07:30:00.000Z", ends_at: "2026-11-20T08:30:00.000Z" })]);
  await pass(5);
  screen.getByText("Your trip now");
  expect(screen.queryByText("A new version is ready")).toBeNull();
});

const sent: string[] = [];
const notes = outboxKind<string>({
  kind: "note",
  atOnce: 1,
  words: (text) => text,
  async send(items) {
    sent.push(...items.map(({ body }) => body));
    return { done: items.map(({ key }) => key) };
  },
});

test.each([
  ["suspended", ["cts-saved-copies", "cts-positions"]],
  ["left", ["cts-saved-copies", "cts-positions"]],
  ["active", []],
] as const)("of a driver who is %s the phone deletes %j, after what waited was sent", async (state, gone) => {
  const deleted: string[] = [];
  vi.stubGlobal("indexedDB", { deleteDatabase: (name: string) => void deleted.push(name) });
  await openOutbox("");
  await notes.keep("arrived");
  open([], { "my-driver-profile": { driver: { ...driver, state } } });
  await pass(5);
  expect(deleted).toEqual(gone);
  if (state !== "active") {
    expect(sent.splice(0)).toEqual(["arrived"]);
    expect(readOutbox().waiting).toEqual([]);
  }
  await wipeOutbox();
});
