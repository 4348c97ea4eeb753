import { expect, test, vi } from "vitest";
import { accept } from "#domain/result.ts";
import { createLogger } from "#platform/logger.ts";
import { handed } from "#testing/test-config.ts";
import { getGoogleMapsKey } from "./get-google-maps-key.ts";

const quiet = createLogger("silent");
const at = (googleMapsKey: string | null) => ({ setup: { ...handed.setup, googleMapsKey }, log: quiet });

test.each([["a-key"], [null]])("the configured key %j is handed out as it is", async (googleMapsKey) => {
  expect(await getGoogleMapsKey(at(googleMapsKey))).toEqual(accept({ apiKey: googleMapsKey }));
});

test.each([
  ["a-key", 0],
  [null, 1],
])("that the key is %j is logged %i times, however often it is asked for", async (googleMapsKey, times) => {
  const warn = vi.spyOn(quiet, "warn").mockClear();
  const site = at(googleMapsKey);
  await getGoogleMapsKey(site);
  await getGoogleMapsKey(site);
  expect(warn).toHaveBeenCalledTimes(times);
});
