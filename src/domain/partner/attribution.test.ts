import { expect, test } from "vitest";
import { flagsOf, isWithinWindow, winnerOf } from "./attribution.ts";

const now = new Date("2026-11-20T08:00:00Z");

test.each([
  ["2026-10-06T08:00:00Z", true],
  ["2026-10-06T07:59:59Z", false],
  ["2026-11-21T08:00:00Z", true],
])("a touch at %s within 45 days: %s", (at, counts) => expect(isWithinWindow(new Date(at), 45, now)).toBe(counts));

test("the dashboard is the last touch, and a link counts where no one booked there", () => {
  expect(winnerOf({ linkPartnerId: "a", portalPartnerId: "b" })).toBe("b");
  expect(winnerOf({ linkPartnerId: "a", portalPartnerId: null })).toBe("a");
  expect(winnerOf({ linkPartnerId: null, portalPartnerId: null })).toBeNull();
});

const clean = {
  linkPartnerId: null,
  portalPartnerId: "hotel",
  firstPartnerId: null,
  isBookedByMember: true,
  contactEmail: "guest@example.com",
  memberEmails: ["desk@hotel.example"],
};

test.each([
  ["a desk books for a guest", {}, []],
  ["a desk books for itself", { contactEmail: "Desk@hotel.example " }, ["self_booking"]],
  ["a member uses the partner’s own link", { portalPartnerId: null, linkPartnerId: "hotel" }, ["self_booking"]],
  ["a guest of another partner’s link", { linkPartnerId: "blog" }, ["double_claim"]],
  [
    "someone else was first",
    { portalPartnerId: null, linkPartnerId: "hotel", firstPartnerId: "blog", isBookedByMember: false },
    ["double_claim"],
  ],
  ["the same partner twice", { linkPartnerId: "hotel", firstPartnerId: "hotel" }, []],
] as const)("%s", (_, changes, flags) => expect(flagsOf({ ...clean, ...changes })).toEqual(flags));
