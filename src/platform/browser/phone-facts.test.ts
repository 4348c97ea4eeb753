import { afterEach, expect, test, vi } from "vitest";
import { findPlace } from "./phone-facts.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

type Row = (fix: { coords: { latitude: number; longitude: number; accuracy: number } }) => void;
const phoneThat = (getCurrentPosition: (result: Row, failed: () => void, options: PositionOptions) => void) =>
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
const phoneWithin = (accuracy: number) =>
  phoneThat((row) => row({ coords: { latitude: -33.9249, longitude: 18.4241, accuracy } }));

test("a phone says where it is, to the metre", async () => {
  phoneWithin(8.4);
  expect(await findPlace()).toEqual({ latitude: -33.9249, longitude: 18.4241, accuracy_m: 8 });
});

test.each([1_000_001, Number.POSITIVE_INFINITY, Number.NaN])("a fix within %s m is none", async (accuracy) => {
  phoneWithin(accuracy);
  expect(await findPlace()).toBeNull();
});

test("a phone that finds no new fix in time says where it was a moment ago", async () => {
  const positionOptions: PositionOptions[] = [];
  phoneThat((row, failed, options) => {
    positionOptions.push(options);
    if (options.enableHighAccuracy) failed();
    else row({ coords: { latitude: -33.9701, longitude: 18.5975, accuracy: 30 } });
  });
  expect(await findPlace()).toEqual({ latitude: -33.9701, longitude: 18.5975, accuracy_m: 30 });
  // The facts it already has, without waiting for more.
  expect(positionOptions[1]).toEqual({ maximumAge: 60_000, timeout: 0 });
});

test("who does not let us know, and a browser that cannot, say nothing", async () => {
  phoneThat((_found, failed) => failed());
  expect(await findPlace()).toBeNull();
  vi.stubGlobal("navigator", {});
  expect(await findPlace()).toBeNull();
});
