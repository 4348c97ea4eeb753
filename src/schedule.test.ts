import { expect, test } from "vitest";
import { companyRules } from "#domain/company/company-rules.ts";
import { type ScheduledMessage, scheduledMessages } from "#domain/message/scheduled-messages.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { schedule } from "./schedule.ts";

/** These write to no one. */
const silent: readonly string[] = [
  "start-tariffs",
  "keep-legal-readings",
  "end-due-maintenance",
  "close-bookings",
  "settle-pages",
  "expire-quotes",
  "lapse-attempts",
  "keep-position-days",
  "close-old-lost-items",
  "watch-health",
  "ask-to-check-claims",
];

/** Only where a service outside follows flights. */
const notAlways: readonly string[] = ["follow-flights"];

test("each task of the schedule that writes to someone has its rule for the night", () => {
  const writing = Object.keys(schedule).filter((name) => !silent.includes(name) && !name.startsWith("forget-"));
  const list = "src/domain/message/scheduled-messages.ts, or silent in src/schedule.test.ts";
  expectListed([...writing, ...notAlways], Object.keys(scheduledMessages), list);
});

test("what is sent by day has an hour of the day in the schedule", () => {
  const { from, until } = companyRules.quietHours.customers;
  for (const [name, { cron }] of Object.entries(schedule)) {
    if (scheduledMessages[name as ScheduledMessage]?.sent !== "by_day") continue;
    const [minute = "", hour = ""] = cron.split(" ");
    const time = `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
    expect(time >= until && time < from, `${name} at ${time}`).toBe(true);
  }
});
