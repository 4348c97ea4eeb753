import { expect, test } from "vitest";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import type { LiveVehicle, NewPickup } from "../contract.ts";
import { closedNews, newPickupText, newsOf, silenceText, waitText, whenText } from "./messages.ts";

const now = "2026-11-20T12:00:00.000Z";
const trip = {
  kind: "customer" as const,
  first_name: "Thandi",
  pickup_at: "2026-11-20T12:10:00.000Z",
  read_at: now,
  from: "Cape Town International Airport",
  to: "V&A Waterfront",
  our_reason: null,
};
const vehicle = (state: TripState, changes: Partial<LiveVehicle> = {}): LiveVehicle => ({
  part: 1,
  passengers: 2,
  state,
  vehicle: "White Hyundai Staria",
  plate: "CA 1",
  position: null,
  arrival: null,
  vehicle_class: "shuttle",
  vehicle_photo: null,
  vehicle_portrait: "/portraits/van-white-7.svg",
  is_relief: false,
  driver: { first_name: "Sipho", photo: null, portrait: "/portraits/driver-7.svg", phone: null },
  wait: null,
  ...changes,
});
const arrival = (minutes: number, target: "pickup" | "dropoff", by: "road" | "plan" = "road") => ({
  arrival: { at: new Date(Date.parse(now) + minutes * 60_000).toISOString(), target, by },
});

test.each<[LiveVehicle, string]>([
  [vehicle("unassigned", { driver: null }), "Pickup at 14:10"],
  [vehicle("assigned"), "Sipho will pick you up at 14:10"],
  [vehicle("en_route", arrival(8, "pickup")), "Sipho is 8 minutes away"],
  [vehicle("en_route", arrival(0.5, "pickup")), "Sipho is about to arrive"],
  [vehicle("en_route", arrival(10, "pickup", "plan")), "Sipho is on the way"],
  [vehicle("arrived"), "Sipho is at the pickup"],
  [vehicle("searching"), "Sipho is looking for you"],
  [vehicle("onboard", arrival(21, "dropoff")), "Arrival in 21 minutes"],
  [vehicle("onboard", arrival(1, "dropoff")), "About to arrive"],
  [vehicle("stopover", arrival(40, "dropoff", "plan")), "At a stop"],
  [vehicle("completed"), "You’ve arrived"],
  [vehicle("no_show"), "We couldn’t find you at the pickup"],
  [vehicle("interrupted"), "Your trip was interrupted"],
  [vehicle("unassigned", { driver: null, is_relief: true }), "Your trip was interrupted"],
  [vehicle("en_route", { ...arrival(8, "pickup"), is_relief: true }), "Your trip was interrupted"],
  [vehicle("arrived", { is_relief: true }), "Sipho is there"],
  [vehicle("onboard", { ...arrival(21, "dropoff"), is_relief: true }), "Arrival in 21 minutes"],
  [vehicle("cancelled"), "This trip is cancelled"],
])("%# passengers read: %s", (shown, title) => {
  expect(newsOf(shown, trip).title).toBe(title);
});

test.each<[TripState, string]>([
  ["assigned", "Sipho will pick Thandi up at 14:10"],
  ["searching", "Sipho is looking for Thandi"],
  ["completed", "Thandi has arrived"],
  ["no_show", "The trip didn’t take place"],
])("family reads about a trip that is %s: %s", (state, title) => {
  expect(newsOf(vehicle(state), { ...trip, kind: "family" }).title).toBe(title);
});

test("a silent phone: how long ago, and that the time is an estimate", () => {
  const position = {
    latitude: 0,
    longitude: 0,
    heading: null,
    taken_at: "2026-11-20T11:56:00.000Z",
    is_rounded: false,
  };
  expect(silenceText(vehicle("en_route", { position: { ...position, is_silent: false } }), now)).toBeNull();
  expect(
    silenceText(vehicle("en_route", { position: { ...position, is_silent: true }, ...arrival(5, "pickup") }), now),
  ).toBe("Last seen 4\u00a0min ago. The time is estimated from there.");
});

test("waiting: the free minutes, the time left, and the cost", () => {
  const wait = {
    is_running: false,
    free_minutes: 60,
    free_until: "2026-11-20T13:10:00.000Z",
    step_minutes: 15,
    step_cents: 12_000,
    steps: 0,
    cents: 0,
    next_step_at: null,
  };
  const price = "R120 per further 15 minutes or part thereof";
  expect(waitText(wait, now)).toBe(`Waiting is free for 60 minutes, until 15:10. Then ${price}.`);
  expect(waitText({ ...wait, is_running: true }, now)).toBe(
    `Free waiting until 15:10, 70 minutes left. Then ${price}.`,
  );
  expect(waitText({ ...wait, is_running: true, steps: 2, cents: 24_000 }, now)).toBe(
    `Free waiting ended at 15:10. Waiting so far: R240 (${price}).`,
  );
});

test.each([
  ["early" as const, "You can follow this trip from 13:10"],
  ["over" as const, "This trip has ended"],
  ["cancelled" as const, "This trip is cancelled"],
])("a trip that is %s has a matching message: %s", (standing, title) => {
  expect(closedNews({ ...trip, standing, opens_at: "2026-11-20T11:10:00.000Z" }).title).toBe(title);
});

test("if we cancelled, it gives the reason, apologises and offers another way", () => {
  const news = closedNews({ ...trip, standing: "cancelled", opens_at: now, our_reason: "VEHICLE_BREAKDOWN" });
  expect(news.title).toBe("We’re sorry, we’ve had to cancel this trip");
  expect(news.text).toContain("because the vehicle for your trip has broken down");
  expect(news.text).toContain("Please call us");
});

test("a trip on another day shows the date, and so does its pickup", () => {
  const opens_at = "2026-11-21T11:10:00.000Z";
  const { title } = closedNews({ ...trip, standing: "early", opens_at });
  expect(title).toBe("You can follow this trip from Sat 21 Nov 2026, 13:10");
  expect(whenText(opens_at, now)).toBe("Sat 21 Nov 2026, 13:10");
  expect(whenText("2026-11-20T21:59:00.000Z", now)).toBe("23:59");
});

test.each<[Partial<Extract<NewPickup, { at: string }>>, string]>([
  [{ difference_cents: -5000 }, "It costs R50 less."],
  [{ difference_cents: 0, answer_due_at: null }, "Or be picked up at 14:40 instead. It costs nothing."],
  [
    { difference_cents: 12_000, answer_due_at: "2026-11-20T12:30:00.000Z" },
    "It costs R120 more. We’ll check your driver’s next trip and answer by 14:30.",
  ],
  [{ difference_cents: null, answer_due_at: "2026-11-20T12:30:00.000Z" }, "We’ll tell you the price."],
])("another pickup %j is offered in words", (offer, expected) => {
  const whole = { standing: "on_request" as const, at: "2026-11-20T12:40:00.000Z", difference_cents: 0 };
  expect(newPickupText({ ...whole, answer_due_at: null, ...offer })).toContain(expected);
});

test("a change awaiting our answer is shown, with the pickup time until then", () => {
  expect(newPickupText({ standing: "waiting" })).toContain("Until then your driver comes at the time shown here.");
});
