import { expect, test } from "vitest";
import { enquiryAnswers } from "#db/schema/crm.ts";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { noteEnquiry } from "./note-enquiry.ts";
import { readEnquiry } from "./read-enquiry.ts";

test("a note stays with our team", () =>
  inTransaction(async (ctx, world) => {
    const id = await givenEnquiry(ctx);
    await noteEnquiry(await asAdmin(ctx), { id, text: "Called, no answer." });
    expect(await readEnquiry(await asAdmin(ctx), { id })).toMatchObject({
      value: { words: [{ kind: "note", by: "Naledi Jacobs", text: "Called, no answer." }], answered_at: null },
    });
    expect(world.emails).toEqual([]);
  }));

test("an enquiry that does not exist takes no note", () =>
  inTransaction(async (ctx) => {
    expect(await noteEnquiry(await asAdmin(ctx), { id: newId(), text: "Called." })).toEqual(refuse("not_found"));
    expect(await ctx.db.$count(enquiryAnswers)).toBe(0);
  }));
