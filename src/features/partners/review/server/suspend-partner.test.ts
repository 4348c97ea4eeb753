import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { refuse } from "#domain/result.ts";
import { givenPartner, reviewer } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { suspendPartner } from "./suspend-partner.ts";

test("a suspended partner gets the reason by email, and the organisation is suspended", () =>
  inTransaction(
    async (ctx, world) => {
      const { id, version } = await givenPartner(ctx);
      expect(await suspendPartner(ctx, { id, version, reason: "Two unpaid invoices" })).toMatchObject({
        value: { state: "suspended", version: version + 1 },
      });
      expect(await ctx.db.select().from(organisations)).toMatchObject([{ status: "suspended" }]);
      const email = world.emails.at(-1);
      expect(email?.template).toBe("application-suspended");
      expect(toPlainText(await render(email?.content))).toContain("Two unpaid invoices");
    },
    { actor: reviewer },
  ));

test("is refused for an outdated version", () =>
  inTransaction(
    async (ctx) => {
      const { id, version } = await givenPartner(ctx);
      expect(await suspendPartner(ctx, { id, version: version - 1, reason: "x" })).toEqual(refuse("changed_meanwhile"));
      expect(await ctx.db.select().from(organisations)).toMatchObject([{ status: "active" }]);
    },
    { actor: reviewer },
  ));
