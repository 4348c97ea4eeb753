import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { findEnquiryRow, givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { reopenEnquiry } from "./reopen-enquiry.ts";

test.each([
  ["lost", "contacted"],
  ["spam", "new"],
  ["duplicate", "new"],
] as const)("an enquiry that was %s is %s again", (state, reopened) =>
  inTransaction(async (ctx) => {
    const id = await givenEnquiry(ctx, { state, lostReason: state === "lost" ? "Too dear" : null });
    const answer = await reopenEnquiry(await asAdmin(ctx), { id, version: 1, reason: "They called" });
    expect(answer).toMatchObject({ value: { state: reopened, version: 2 } });
    expect(await findEnquiryRow(ctx)).toMatchObject({ state: reopened, lostReason: null });
  }),
);

test("an enquiry that was won is not reopened", () =>
  inTransaction(async (ctx) => {
    const id = await givenEnquiry(ctx, { state: "won" });
    expect(await reopenEnquiry(await asAdmin(ctx), { id, version: 1, reason: "" })).toMatchObject(
      refuse("not_possible"),
    );
  }));
