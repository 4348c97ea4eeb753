import { expect, test } from "vitest";
import { cardBookingAddress, partnerCodeFor } from "./partner-code.ts";

const id = "018f0000-0000-7000-8000-00000003f9a2";

test.each([
  ["The Harbour Lantern Hotel", "HARBOURLAN-03F9A2"],
  ["Hôtel d’Été", "HOTELDETE-03F9A2"],
  ["東京", "03F9A2"],
])("%s gets the code %s", (name, code) => expect(partnerCodeFor(name, id)).toBe(code));

test("an agency’s card fills in no address", () =>
  expect(cardBookingAddress({ code: "SAIL", kind: "travel_agency", name: "Sail", area: "Paarl" })).toBe(
    "/booking?affiliate=SAIL&via=qr",
  ));
