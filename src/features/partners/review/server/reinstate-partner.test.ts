import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { refuse } from "#domain/result.ts";
import { findApplicationRow, givenApplication, givenPartner, reviewer } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { approveApplication } from "./approve-application.ts";
import { inviteApplicant } from "./invite-applicant.ts";
import { reinstatePartner } from "./reinstate-partner.ts";
import { suspendPartner } from "./suspend-partner.ts";

test("a suspended partner is reinstated and gets an email", () =>
  inTransaction(
    async (ctx, world) => {
      const { id, version } = await givenPartner(ctx);
      await suspendPartner(ctx, { id, version, reason: "Two unpaid invoices" });
      expect(await reinstatePartner(ctx, { id, version: version + 1, note: "" })).toMatchObject({
        value: { state: "active" },
      });
      expect(await ctx.db.select().from(organisations)).toMatchObject([{ status: "active" }]);
      expect(world.emails.at(-1)?.template).toBe("application-reinstated");
    },
    { actor: reviewer },
  ));

test("an invited applicant becomes active by accepting, not by this call", () =>
  inTransaction(
    async (ctx) => {
      const { id } = await givenApplication(ctx);
      await approveApplication(ctx, { id, version: 1, note: "", terms: null });
      await inviteApplicant(ctx, { id, version: 2 });
      expect(await reinstatePartner(ctx, { id, version: 3, note: "" })).toMatchObject(refuse("not_possible"));
      expect(await findApplicationRow(ctx)).toMatchObject({ state: "invited" });
    },
    { actor: reviewer },
  ));
