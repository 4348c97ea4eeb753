import { expect, test } from "vitest";
import { channelLabel, outcomeLabel, spanText } from "./analytics-labels.ts";
import { measures, outcomes } from "./measures.ts";

test.each(measures.flatMap((measure) => outcomes[measure].map((outcome) => [measure, outcome] as const)))(
  "of a %s, %s has a label of its own",
  (measure, outcome) => expect(outcomeLabel(measure, outcome)).not.toBe(outcome),
);

test.each([
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [200, "3 h 20 min"],
  [2879, "47 h 59 min"],
  [2880, "2 days"],
])("%i minutes are %s", (minutes, text) => expect(spanText(minutes)).toBe(text));

test("a partner’s link is distinguished from a partner’s own booking", () => {
  expect(channelLabel("partner_link")).toBe("A partner’s link");
  expect(channelLabel("whatsapp")).toBe("WhatsApp");
});
