import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import {
  acceptedBy,
  aPartnerAccount,
  findApplicationRow,
  givenApplication,
  reviewer,
} from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { approveApplication } from "../review/server/approve-application.ts";
import { inviteApplicant } from "../review/server/invite-applicant.ts";
import { activateApplication } from "./activate-application.ts";

test("a dispatcher joins as a person, without an organisation", () =>
  inTransaction(
    async (ctx) => {
      const { id } = await givenApplication(ctx, "dispatcher");
      await approveApplication(ctx, { id, version: 1, note: "", terms: null });
      await inviteApplicant(ctx, { id, version: 2 });
      await activateApplication(ctx, acceptedBy(await aPartnerAccount(ctx), id));
      expect(await findApplicationRow(ctx)).toMatchObject({ state: "active", organisationId: null });
      expect(await ctx.db.$count(organisations)).toBe(0);
    },
    { actor: reviewer },
  ));

test("a hotel starts with the terms it was approved with", () =>
  inTransaction(
    async (ctx) => {
      const { id } = await givenApplication(ctx, "hotel");
      const terms = { commission_rate: 0.125, model: "net_rate" } as const;
      await approveApplication(ctx, { id, version: 1, note: "", terms });
      await inviteApplicant(ctx, { id, version: 2 });
      await activateApplication(ctx, acceptedBy(await aPartnerAccount(ctx), id));
      expect(await ctx.db.select().from(organisations)).toMatchObject([
        { commissionRate: 0.125, model: "net_rate", settlement: "monthly", taxStatus: "vendor" },
      ]);
    },
    { actor: reviewer },
  ));
