// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { usePhonePosition } from "./use-phone-position.ts";

type Listener = (position: GeolocationPosition) => void;
let watcher: Listener | undefined;
const geolocation = {
  watchPosition: vi.fn((listener: Listener) => {
    watcher = listener;
    return 7;
  }),
  getCurrentPosition: vi.fn((listener: Listener) => listener(here())),
  clearWatch: vi.fn(() => {
    watcher = undefined;
  }),
};
const here = () =>
  ({
    coords: { latitude: -33.9, longitude: 18.4, accuracy: 5, speed: 10, heading: Number.NaN },
    timestamp: Date.now(),
  }) as GeolocationPosition;

let shown: ReturnType<typeof usePhonePosition> | undefined;
function Phone({ isDriving, isOwnPhone }: { isDriving: boolean; isOwnPhone: boolean }) {
  shown = usePhonePosition({ isDriving, isOwnPhone });
  return null;
}

/** A server that asks for this interval, or is offline. */
function open(every: number | null | 503, isDriving = false, isOwnPhone = true) {
  const answer = every === 503 ? 503 : { stored: 1, refused: [], every_seconds: every };
  const calls = answerCalls({
    "my-duty": { on_since: null, every_seconds: every === 503 ? 5 : every },
    "send-positions": answer,
  });
  renderPage(<Phone isDriving={isDriving} isOwnPhone={isOwnPhone} />);
  return () => calls.filter(({ name }) => name === "send-positions");
}
/** The receiver reports a position each second for so many seconds. */
async function drive(seconds: number) {
  for (let second = 0; second < seconds; second++)
    await act(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      watcher?.(here());
      await vi.advanceTimersByTimeAsync(0);
    });
}
const placesIn = (calls: readonly { readonly input: unknown }[]) =>
  calls.map(({ input }) => (input as { positions: readonly unknown[] }).positions.length);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z") });
  Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("off duty the app is idle: no timer, no request, no receiver", async () => {
  const sent = open(null);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const timers = vi.getTimerCount();
  await drive(3600);
  expect(sent()).toEqual([]);
  expect(geolocation.watchPosition).not.toHaveBeenCalled();
  expect(geolocation.getCurrentPosition).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBeLessThanOrEqual(timers);
  expect(shown?.everySeconds).toBeNull();
});

test("a colleague viewing as the driver sends no position of their own", async () => {
  const sent = open(5, true, false);
  await drive(30);
  expect(sent()).toEqual([]);
  expect(geolocation.watchPosition).not.toHaveBeenCalled();
});

test("on a trip one request is sent every five seconds at most, with all positions since the last", async () => {
  const sent = open(5, true);
  await drive(60);
  expect(sent().length).toBeGreaterThanOrEqual(11);
  expect(sent().length).toBeLessThanOrEqual(13);
  expect(placesIn(sent()).every((count) => count === 1)).toBe(true);
});

test("a parked vehicle is not silent: a receiver that reports only movement is asked now and then", async () => {
  const sent = open(5, true);
  await drive(10);
  const before = sent().length;
  watcher = undefined;
  await drive(120);
  expect(sent().length - before).toBeGreaterThanOrEqual(3);
  expect(sent().length - before).toBeLessThanOrEqual(4);
});

test("on duty it asks for a position once a minute, until the server says stop", async () => {
  const sent = open(60);
  await drive(181);
  expect(geolocation.watchPosition).not.toHaveBeenCalled();
  expect(sent().length).toBe(4);
  answerCalls({ "send-positions": { stored: 0, refused: [], every_seconds: null } });
  await drive(60);
  geolocation.getCurrentPosition.mockClear();
  await drive(300);
  expect(geolocation.getCurrentPosition).not.toHaveBeenCalled();
  expect(shown?.everySeconds).toBeNull();
});

test("offline positions wait, with few attempts, and the next successful call sends them all", async () => {
  const tried = open(503, true);
  await drive(120);
  expect(tried().length).toBeLessThanOrEqual(5);
  const calls = answerCalls({ "send-positions": { stored: 1, refused: [], every_seconds: 5 } });
  await drive(40);
  const sent = calls.filter(({ name }) => name === "send-positions");
  expect(placesIn(sent)[0]).toBeGreaterThanOrEqual(20);
});

test("a driver who has not allowed location access sees a message", async () => {
  geolocation.watchPosition.mockImplementationOnce(((_: Listener, fail: (error: object) => void) => {
    fail({ code: 1, PERMISSION_DENIED: 1 });
    return 7;
  }) as never);
  open(5, true);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(shown?.isLocationOff).toBe(true);
});
