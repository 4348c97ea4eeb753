import { expect, test } from "vitest";
import { accept } from "#domain/result.ts";
import { getGoogleMapsKey } from "./get-google-maps-key.ts";

test.each([["a-key"], [null]])("the configured key %j is handed out as it is", async (googleMapsKey) => {
  expect(await getGoogleMapsKey({ googleMapsKey })()).toEqual(accept({ apiKey: googleMapsKey }));
});
