import { expect, test } from "vitest";
import { type EnquiryState, enquiryLifecycle, enquiryStates } from "./enquiry-lifecycle.ts";

/** From each state, every state it may move to. */
const table: Readonly<Record<EnquiryState, string>> = {
  new: "contacted qualified quoted lost spam duplicate",
  contacted: "new qualified quoted won lost spam duplicate",
  qualified: "contacted quoted won lost",
  quoted: "qualified won lost",
  won: "",
  lost: "contacted qualified quoted",
  spam: "new",
  duplicate: "new",
};

test.each(enquiryStates)("from %s a lead goes where the table says, and nowhere else", (from) => {
  const reachable = enquiryStates.filter((to) => enquiryLifecycle.can(from, to));
  expect(reachable.toSorted()).toEqual(table[from].split(" ").filter(Boolean).toSorted());
});
