import { describe, expect, test } from "vitest";
import { accept, refuse } from "../result.ts";
import { localDate, localTime } from "../time/local-time.ts";
import { checkTrip, type TripWish } from "./trip.ts";

// Ten in the morning in Cape Town.
const now = new Date("2026-11-20T08:00:00Z");

const wish = (pickup: string, back?: string): TripWish => {
  const [pickupDate = "", pickupTime = ""] = pickup.split(" ");
  const [returnDate, returnTime] = back?.split(" ") ?? [];
  return {
    pickupDate: localDate(pickupDate),
    pickupTime: localTime(pickupTime),
    returnDate: returnDate ? localDate(returnDate) : null,
    returnTime: returnTime ? localTime(returnTime) : null,
  };
};

describe("a trip can take place", () => {
  test.each([
    ["this very minute", "2026-11-20 10:00", undefined, "2026-11-20T08:00:00Z", null],
    ["one way tomorrow", "2026-11-21 09:00", undefined, "2026-11-21T07:00:00Z", null],
    [
      "with the way back on the day after",
      "2026-11-21 09:00",
      "2026-11-22 08:00",
      "2026-11-21T07:00:00Z",
      "2026-11-22T06:00:00Z",
    ],
    [
      "with the way back at nine when no time is said",
      "2026-11-21 09:00",
      "2026-11-22",
      "2026-11-21T07:00:00Z",
      "2026-11-22T07:00:00Z",
    ],
  ])("%s", (_when, pickup, back, pickupAt, returnAt) => {
    expect(checkTrip(wish(pickup, back), now)).toEqual(
      accept({ pickupAt: new Date(pickupAt), returnAt: returnAt ? new Date(returnAt) : null }),
    );
  });
});

describe("a trip is refused", () => {
  test.each([
    ["yesterday", "2026-11-19 10:00", undefined, "pickup_in_past"],
    ["a minute ago", "2026-11-20 09:59", undefined, "pickup_in_past"],
    ["when the way back is yesterday", "2026-11-21 09:00", "2026-11-19 09:00", "return_in_past"],
    ["when the way back is before the way there", "2026-11-25 09:00", "2026-11-24 09:00", "return_before_pickup"],
    ["when the way back is later on the same day", "2026-11-25 09:00", "2026-11-25 18:00", "return_before_pickup"],
  ] as const)("%s", (_when, pickup, back, reason) => {
    expect(checkTrip(wish(pickup, back), now)).toEqual(refuse(reason));
  });
});
