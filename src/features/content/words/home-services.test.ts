import { expect, test } from "vitest";
import { homeServices } from "./home-services.ts";

test.each([
  ["Airport Transfers", { kind: "from", offer: "airport.hop" }, "airport-transfers"],
  ["Private Shuttles", { kind: "from", offer: "shuttle.ride" }, "private-shuttles"],
  ["Group Transfers", { kind: "from", offer: "group.hop" }, "private-shuttles"],
  ["Coach Hire", { kind: "from", offer: "coach.hop", note: "45+ seater" }, "coach-hire"],
  ["Staff Transport", { kind: "custom" }, "staff-transport"],
  ["Event Shuttles", { kind: "custom" }, "corporate-events"],
])("%s shows the home page's own price and leads to its page", (title, price, service) => {
  const card = homeServices.find((one) => one.title === title);
  expect(card?.price).toMatchObject(price);
  expect(card?.service).toBe(service);
});

test("each of the six cards has a picture of its own", () => {
  const used = homeServices.map((service) => service.picture.path);
  expect(new Set(used).size).toBe(6);
});
