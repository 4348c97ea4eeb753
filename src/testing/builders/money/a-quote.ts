import { eq } from "drizzle-orm";
import { enquiries } from "#db/schema/crm.ts";
import { quotes } from "#db/schema/quotes.ts";
import { createQuote } from "#features/quotes/builder/server/create-quote.ts";
import { saveQuote } from "#features/quotes/builder/server/save-quote.ts";
import { sendQuote } from "#features/quotes/builder/server/send-quote.ts";
import { type QuoteDraft, quoteDraft } from "#features/quotes/draft-contract.ts";
import type { Context } from "#platform/context.ts";
import { anEnquiry } from "../people/an-enquiry.ts";

/** Our team’s draft: a transfer eight days after the tests' own "now", with two options. */
export const aQuoteDraft = (changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  ...quoteDraft.parse({
    customer_name: "Thandi Mokoena",
    customer_email: "thandi@example.com",
    journey: {
      service_type: "airport_transfer",
      pickup_location: "Cape Town International Airport",
      destination: "12 Kloof Street, Gardens",
      pickup_date: "2026-11-28",
      passengers: 2,
    },
    title: "Airport to Gardens",
    valid_until: "2026-11-23T08:00:00Z",
    options: [
      {
        letter: "A",
        title: "Sedan",
        lines: [{ text: "Transfer", quantity: 1, unit_cents: 45_000, vat_code: "EX12G" }],
        cost_cents: 30_000,
      },
      {
        letter: "B",
        title: "Sedan with a guide",
        lines: [
          { text: "Transfer", quantity: 1, unit_cents: 45_000, vat_code: "EX12G" },
          { text: "Guide", quantity: 2, unit_cents: 57_500, vat_code: "STD15" },
        ],
        discount_cents: 10_000,
      },
    ],
  }),
  ...changes,
});

/** Writes an enquiry and a draft for it. The actor must be an admin. */
export async function givenDraft(ctx: Context, changes: Partial<QuoteDraft> = {}) {
  const enquiry = anEnquiry();
  await ctx.db.insert(enquiries).values(enquiry);
  const made = await createQuote(ctx, { enquiry_id: enquiry.id });
  if (!made.ok) throw new Error(made.reason);
  const { id, row_version } = made.value;
  const saved = await saveQuote(ctx, { id, row_version, draft: aQuoteDraft(changes) });
  if (!saved.ok) throw new Error(saved.reason);
  return { ...saved.value, enquiryId: enquiry.id };
}

/** The same, sent to the customer. */
export async function givenQuote(ctx: Context, changes: Partial<QuoteDraft> = {}) {
  const draft = await givenDraft(ctx, changes);
  const sent = await sendQuote(ctx, draft);
  if (!sent.ok) throw new Error(sent.reason);
  return { ...sent.value, enquiryId: draft.enquiryId };
}

/** A quote’s row. */
export const findQuoteRow = async (ctx: Context, id: string) =>
  (await ctx.db.select().from(quotes).where(eq(quotes.id, id)))[0];
