import { expect, test } from "vitest";
import { withdrawQuote } from "#features/quotes/builder/server/withdraw-quote.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { findEnquiryRow } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin, asSystem } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { noteQuoteSent } from "./note-quote-sent.ts";
import { requalifyEnquiry } from "./requalify-enquiry.ts";

test("an enquiry whose quote was withdrawn is ours to answer again", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id, row_version } = await givenQuote(admin);
    await noteQuoteSent(asSystem(ctx), { type: "quote.sent", quoteId: id });
    expect(await findEnquiryRow(ctx)).toMatchObject({ state: "quoted" });
    await withdrawQuote(admin, { id, row_version, reason: "No vehicle left" });
    await requalifyEnquiry(asSystem(ctx), { type: "quote.withdrawn", quoteId: id });
    expect(await findEnquiryRow(ctx)).toMatchObject({ state: "qualified" });
  }));
