import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Channel, eventRules } from "#domain/channel/channel-rules.ts";
import { channelEvents } from "#domain/channel/event-words.ts";

const names: Readonly<Record<Channel, string>> = { email: "email", whatsapp: "WhatsApp", sms: "SMS" };

test("docs/messages.md says of each event who gets it, how, and what it does at night", () => {
  const doc = readFileSync(new URL("../../../../docs/messages.md", import.meta.url), "utf8");
  const rows = doc.split("\n").flatMap((line) => {
    const [, to, event, usual, night, trip, shownBy] = line.split("|").map((cell) => cell.trim());
    return shownBy && shownBy !== "Shown by" && !/^-+$/.test(shownBy) ? [[to, event, usual, night, trip]] : [];
  });
  const rules = channelEvents.map((event) => {
    const { to, label, usual, sent, isForTrip } = eventRules[event];
    const channels = usual.map((channel) => names[channel]).join(", ");
    return [to, label, channels, sent === "waits" ? "waits" : "at once", isForTrip ? "yes" : ""];
  });
  expect(rows).toEqual(rules);
});
