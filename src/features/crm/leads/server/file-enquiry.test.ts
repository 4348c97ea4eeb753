import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { findEnquiryRow, givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { fileEnquiry } from "./file-enquiry.ts";
import { reopenEnquiry } from "./reopen-enquiry.ts";

test("a lost enquiry needs a reason, and can be reopened", () =>
  inTransaction(async (ctx) => {
    const id = await givenEnquiry(ctx);
    const admin = await asAdmin(ctx);
    expect(await fileEnquiry(admin, { id, version: 1, to: "lost", reason: "" })).toEqual(refuse("reason_missing"));
    await fileEnquiry(admin, { id, version: 1, to: "lost", reason: "Too dear" });
    expect(await findEnquiryRow(ctx)).toMatchObject({ state: "lost", lostReason: "Too dear" });
    expect(await reopenEnquiry(admin, { id, version: 2, reason: "" })).toMatchObject({
      value: { state: "contacted" },
    });
    expect(await findEnquiryRow(ctx)).toMatchObject({ lostReason: null });
  }));
