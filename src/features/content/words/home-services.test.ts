import { expect, test } from "vitest";
import { homeServices } from "./home-services.ts";

test.each([
  ["Airport Transfers", { kind: "from", offer: "airport.hop" }, "/services/airport-transfers"],
  ["Private Shuttles", { kind: "from", offer: "shuttle.ride" }, "/services/private-shuttles"],
  ["Group Transfers", { kind: "from", offer: "group.hop" }, "/services/private-shuttles"],
  ["Coach Hire", { kind: "from", offer: "coach.hop", note: "45+ seater" }, "/services/coach-hire"],
  ["Staff Transport", { kind: "custom" }, "/services/staff-transport"],
  ["Event Shuttles", { kind: "custom" }, "/services/corporate-events"],
])("%s shows the home page's own price and leads to its page", (title, price, to) => {
  const card = homeServices.find((service) => service.title === title);
  expect(card?.price).toMatchObject(price);
  expect(card?.to).toBe(to);
});

test("each of the six cards has a picture of its own", () => {
  const used = homeServices.map((service) => service.picture.path);
  expect(new Set(used).size).toBe(6);
});
