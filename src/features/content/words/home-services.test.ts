import { expect, test } from "vitest";
import { homeServices } from "./home-services.ts";

test.each([
  ["Airport Transfers", { kind: "from", rand: 250 }, "/services/airport-transfers"],
  ["Private Shuttles", { kind: "from", rand: 350 }, "/services/private-shuttles"],
  ["Group Transfers", { kind: "from", rand: 500 }, "/services/private-shuttles"],
  ["Coach Hire", { kind: "from", rand: 1200, note: "45+ seater" }, "/services/coach-hire"],
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
