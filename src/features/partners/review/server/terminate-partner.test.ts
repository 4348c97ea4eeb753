import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { refuse } from "#domain/result.ts";
import { acceptedBy, aPartnerAccount, givenApplication, reviewer } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { activateApplication } from "../../server/activate-application.ts";
import { approveApplication } from "./approve-application.ts";
import { inviteApplicant } from "./invite-applicant.ts";
import { reinstatePartner } from "./reinstate-partner.ts";
import { suspendPartner } from "./suspend-partner.ts";
import { terminatePartner } from "./terminate-partner.ts";

test("a partner can be suspended, reinstated and terminated; the organisation follows", () =>
  inTransaction(
    async (ctx, world) => {
      const { id } = await givenApplication(ctx);
      await approveApplication(ctx, { id, version: 1, note: "", terms: null });
      await inviteApplicant(ctx, { id, version: 2 });
      await activateApplication(ctx, acceptedBy(await aPartnerAccount(ctx), id));
      const status = async () => (await ctx.db.select().from(organisations))[0]?.status;
      await suspendPartner(ctx, { id, version: 4, reason: "Two unpaid invoices" });
      expect(await status()).toBe("suspended");
      await reinstatePartner(ctx, { id, version: 5, note: "" });
      expect(await status()).toBe("active");
      await terminatePartner(ctx, { id, version: 6, reason: "The hotel has closed" });
      expect(await status()).toBe("terminated");
      expect(world.events.slice(1)).toMatchObject([
        { standing: "suspended" },
        { standing: "active" },
        { standing: "terminated" },
      ]);
    },
    { actor: reviewer },
  ));

test("an applicant is not a partner yet", () =>
  inTransaction(
    async (ctx, world) => {
      const { id } = await givenApplication(ctx);
      expect(await terminatePartner(ctx, { id, version: 1, reason: "x" })).toMatchObject(refuse("not_possible"));
      expect(world.events).toEqual([]);
    },
    { actor: reviewer },
  ));
