import { expect, test } from "vitest";
import { alikeRides } from "./alike-rides.ts";

const ride = (bookingId: string, time: string, to = "Century City") => ({
  bookingId,
  from: "Cape Town International Airport",
  to,
  pickupAt: new Date(`2026-11-28T${time}:00Z`),
});
const resultsOf = (...rides: ReturnType<typeof ride>[]) =>
  alikeRides(rides).map((group) => group.map(({ bookingId }) => bookingId));

test.each([
  ["the same way, half an hour apart", [ride("a", "08:00"), ride("b", "08:30")], [["a", "b"]]],
  ["a minute more", [ride("a", "08:00"), ride("b", "08:31")], []],
  ["another way", [ride("a", "08:00"), ride("b", "08:00", "Camps Bay")], []],
  ["written otherwise", [ride("a", "08:00"), ride("b", "08:10", " century  city")], [["a", "b"]]],
  ["both ways of one booking", [ride("a", "08:00"), ride("a", "08:10")], []],
  [
    "three, of which the last is too late for the first",
    [ride("a", "08:00"), ride("b", "08:20"), ride("c", "08:40")],
    [["a", "b"]],
  ],
])("%s", (_what, rides, groups) => {
  expect(resultsOf(...rides)).toEqual(groups);
});
