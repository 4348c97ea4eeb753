import { expect, test } from "vitest";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { demoNow } from "#testing/test-database.ts";
import { seedClock } from "../seed-clock.ts";
import { demoRatings } from "./ratings.ts";

const company = demoCompanyOn(demoNow);
const { ratings, ratingMoves } = demoRatings(company, seedClock(demoNow));

test("each is of a trip that its driver has driven, asked for after its end and given before today", () => {
  expect(ratings.length).toBeGreaterThan(20);
  for (const rating of ratings) {
    const trip = company.trips.find(({ id }) => id === rating.tripId);
    const crew = company.assignments.find(({ tripId }) => tripId === rating.tripId);
    expect(trip).toMatchObject({ state: "completed", bookingId: rating.bookingId });
    expect(crew).toMatchObject({ state: "fulfilled", driverId: rating.driverId });
    expect(rating.askedAt > (trip?.plannedEnd ?? demoNow)).toBe(true);
    expect(rating.state === "requested" || (rating.givenAt ?? demoNow) < demoNow).toBe(true);
  }
  const open = ratings.filter(({ state }) => state === "requested");
  expect(ratingMoves).toHaveLength(2 * ratings.length - open.length);
});

test("the demo’s customer is asked about the latest trip, and can still answer", () => {
  const [request, ...others] = ratings.filter(({ state }) => state === "requested");
  expect(others).toEqual([]);
  expect(company.bookings.find(({ id }) => id === request?.bookingId)?.email).toBe("customer@demo.example");
});

test("one waits for moderation, one for an answer, and one of the demo’s driver is disputed", () => {
  expect(ratings.filter(({ state }) => state === "held")).toHaveLength(1);
  expect(ratings.filter(({ wantsReply, answeredAt }) => wantsReply && !answeredAt)).toHaveLength(1);
  expect(ratings.filter(({ disputeState }) => disputeState === "open")).toMatchObject([
    { driverId: company.drivers[0]?.id },
  ]);
});
