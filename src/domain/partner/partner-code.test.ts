import { expect, test } from "vitest";
import { partnerCodeFor } from "./partner-code.ts";

const id = "018f0000-0000-7000-8000-00000003f9a2";

test.each([
  ["The Harbour Lantern Hotel", "HARBOURLAN-03F9A2"],
  ["Hôtel d’Été", "HOTELDETE-03F9A2"],
  ["東京", "03F9A2"],
])("%s gets the code %s", (name, code) => expect(partnerCodeFor(name, id)).toBe(code));
