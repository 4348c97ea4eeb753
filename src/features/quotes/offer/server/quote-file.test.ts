import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { invoices } from "#db/schema/invoices.ts";
import { quotes } from "#db/schema/quotes.ts";
import { visitor } from "#domain/account/roles.ts";
import { refuse } from "#domain/result.ts";
import { localDate, localTime } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aQuoteDraft, givenDraft, givenQuote } from "#testing/builders/money/a-quote.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { withdrawQuote } from "../../builder/server/withdraw-quote.ts";
import { quoteToken } from "../../server/make-token.ts";
import { declineQuote } from "./decline-quote.ts";
import { ProFormaPdf } from "./emails/pro-forma-pdf.tsx";
import { gatherProForma } from "./gather-pro-forma.ts";
import { quoteFile } from "./quote-file.ts";

const team = async (ctx: Context) => asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);
const customer = (ctx: Context): Context => ({ ...ctx, actor: visitor });

describe("the pro forma invoice of a quote", () => {
  test("is a PDF under the quote's own number, and uses no invoice number", () =>
    inTransaction(async (ctx) => {
      const { id } = await givenQuote(await team(ctx), { customer_name: "Łukasz Müller 李" });
      const file = await quoteFile(customer(ctx), { token: quoteToken(ctx, id) });
      expect(file).toMatchObject({ value: { name: "pro-forma-Q-2611-00001.pdf", type: "application/pdf" } });
      const bytes = file.ok ? Buffer.from(file.value.content, "base64") : Buffer.alloc(0);
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(bytes.toString("latin1")).toContain("(Pro forma invoice Q-2611-00001)");
      expect(await ctx.db.$count(invoices)).toBe(0);
    }));

  test("lists the child seats", () =>
    inTransaction(async (ctx) => {
      const seats = { child_seats: 2, child_seat_sizes: { toddler_seat: 1 } };
      const { id } = await givenQuote(await team(ctx), { journey: { ...aQuoteDraft().journey, ...seats } });
      const [row] = await ctx.db.select().from(quotes).where(eq(quotes.id, id));
      if (!row) throw new Error("There is no quote.");
      const words = wordsOn(ProFormaPdf({ pdf: await gatherProForma(ctx, row) })).join("|");
      expect(words).toContain("2 passengers · 2 child seats (1 toddler, 1 size unknown)");
    }));

  test("spells letters that its font lacks as other documents do", () =>
    inTransaction(async (ctx) => {
      const { id } = await givenQuote(await team(ctx), { customer_name: "Łukasz Müller 李" });
      const [row] = await ctx.db.select().from(quotes).where(eq(quotes.id, id));
      if (!row) throw new Error("There is no quote.");
      expect(wordsOn(ProFormaPdf({ pdf: await gatherProForma(ctx, row) }))).toContain("Lukasz Müller ?");
    }));

  test("shows the day of each trip if there is a return trip", () =>
    inTransaction(async (ctx) => {
      const clerk = await team(ctx);
      const { journey } = aQuoteDraft();
      const days = {
        pickup_time: localTime("09:00"),
        return_date: localDate("2026-12-02"),
        return_time: localTime("10:00"),
      };
      const { id } = await givenQuote(clerk, { journey: { ...journey, ...days } });
      const [row] = await ctx.db.select().from(quotes).where(eq(quotes.id, id));
      if (!row) throw new Error("There is no quote.");
      const words = wordsOn(ProFormaPdf({ pdf: await gatherProForma(ctx, row) })).join("|");
      expect(words).toMatch(/pickup Sat 28 Nov 2026, 09:00 · return Wed 2 Dec 2026, 10:00/);
    }));

  test.each([
    ["a draft has none, for anybody", "draft", "not_found", "not_found"],
    ["a withdrawn one has none any more", "withdrawn", "not_open", "not_open"],
    ["a declined one is for our team alone", "declined", "not_open", "drawn"],
  ] as const)("%s", (_what, standing, forCustomer, forOurTeam) =>
    inTransaction(async (ctx) => {
      const clerk = await team(ctx);
      const quote = await (standing === "draft" ? givenDraft(clerk) : givenQuote(clerk));
      const token = quoteToken(ctx, quote.id);
      if (standing === "withdrawn") await withdrawQuote(clerk, { ...quote, reason: "" });
      if (standing === "declined") await declineQuote(customer(ctx), { token, reason: "price", note: "" });
      expect(await quoteFile(customer(ctx), { token })).toMatchObject(refuse(forCustomer));
      const drawn = await quoteFile(clerk, { token });
      expect(drawn.ok ? "drawn" : drawn.reason).toBe(forOurTeam);
    }),
  );

  test("does not open with a forged link", () =>
    inTransaction(async (ctx) => {
      const { id } = await givenQuote(await team(ctx));
      const token = quoteToken(ctx, id);
      expect(await quoteFile(customer(ctx), { token: `${token}A` })).toEqual(refuse("not_found"));
    }));
});
