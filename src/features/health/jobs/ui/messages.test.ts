import { expect, test } from "vitest";
import { queueLabel, workLabel } from "./messages.ts";

test.each([
  ["sendBookingConfirmed", "Send booking confirmed"],
  ["booking-confirmed", "Booking confirmed"],
  ["mail", "Mail"],
])("%s reads: %s", (work, label) => expect(workLabel(work)).toBe(label));

test("the queue of a task is the schedule’s", () => {
  expect(["schedule-expire-holds", "schedule", "mail", "other"].map(queueLabel)).toEqual([
    "Scheduled tasks",
    "Scheduled tasks",
    "Emails",
    "other",
  ]);
});
