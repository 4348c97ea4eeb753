import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { givenQuote } from "#testing/builders/money/a-quote.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { moveEnquiry } from "./move-enquiry.ts";
import { readEnquiry } from "./read-enquiry.ts";

test("an enquiry in full: its message, its history with names, and its quotes", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { enquiryId: id } = await givenQuote(admin);
    await moveEnquiry(admin, { id, to: "qualified" });
    expect(await readEnquiry(admin, { id })).toMatchObject({
      ok: true,
      value: {
        state: "qualified",
        email: "thandi@example.com",
        taken_by: null,
        moves: [{ to_state: "qualified", by: "Naledi Jacobs" }],
        quotes: [{ number: "Q-2611-00001", state: "sent", total_cents: 45_000 }],
        possible_states: expect.arrayContaining(["lost"]),
      },
    });
  }));

test("an enquiry that does not exist is not found", () =>
  inTransaction(async (ctx) => {
    expect(await readEnquiry(await asAdmin(ctx), { id: newId() })).toEqual(refuse("not_found"));
  }));
