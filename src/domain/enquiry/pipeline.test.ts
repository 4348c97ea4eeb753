import { expect, test } from "vitest";
import { quoteStates } from "../quote/quote-lifecycle.ts";
import { type EnquiryState, enquiryStates } from "./enquiry-lifecycle.ts";
import { type EnquiryCard, pipelineStages, quoteStages, stageObstacle } from "./pipeline.ts";

const enquiry = (state: EnquiryState, changes: Partial<EnquiryCard> = {}): EnquiryCard => ({
  kind: "enquiry",
  state,
  wasAnswered: false,
  hasSentQuote: true,
  ...changes,
});
const reachable = (card: Parameters<typeof stageObstacle>[0]) =>
  pipelineStages.filter((to) => stageObstacle(card, to) === undefined).join(" ");

/** From each state, the columns a card with a sent quote and no answer may be moved to. */
const ofEnquiry: Readonly<Record<EnquiryState, string>> = {
  new: "contacted qualified quoted lost",
  contacted: "new qualified quoted won lost",
  qualified: "contacted quoted won lost",
  quoted: "qualified won lost",
  won: "",
  lost: "contacted qualified quoted",
  spam: "new",
  duplicate: "new",
};

test.each(enquiryStates)("an enquiry that is %s", (state) => {
  expect(reachable(enquiry(state))).toBe(ofEnquiry[state]);
});

test.each([
  ["quoted without a quote", enquiry("qualified", { hasSentQuote: false }), "quoted", "quote_missing"],
  ["back to quoted without a quote", enquiry("lost", { hasSentQuote: false }), "quoted", "quote_missing"],
  ["new again once it was answered", enquiry("contacted", { wasAnswered: true }), "new", "was_answered"],
  ["where it is already", enquiry("contacted"), "contacted", "not_possible"],
  ["a draft sent by dragging", { kind: "quote", state: "draft" }, "quoted", "quote_missing"],
  ["a quote accepted for the customer", { kind: "quote", state: "viewed" }, "won", "customer_decides"],
  ["a booked quote lost", { kind: "quote", state: "converted" }, "lost", "not_possible"],
] as const)("%s", (_name, card, to, obstacle) => {
  expect(stageObstacle(card, to)).toBe(obstacle);
});

test.each(quoteStates)("a quote that is %s can be lost while it is open, and nothing else", (state) => {
  const isOpen = ["draft", "sent", "viewed"].includes(state);
  expect(reachable({ kind: "quote", state })).toBe(isOpen ? "lost" : "");
});

test("every version of a quote but a replaced one has a column", () => {
  expect(quoteStates.filter((state) => !(state in quoteStages))).toEqual(["superseded"]);
});
