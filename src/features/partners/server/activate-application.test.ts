import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import {
  acceptedBy,
  aPartnerAccount,
  codes,
  findApplicationRow,
  givenApplication,
  reviewer,
} from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { approveApplication } from "../review/server/approve-application.ts";
import { inviteApplicant } from "../review/server/invite-applicant.ts";
import { activateApplication } from "./activate-application.ts";

test("a dispatcher comes as a person, without an organisation", () =>
  inTransaction(
    async (ctx) => {
      const { id } = await givenApplication(ctx, "dispatcher");
      await approveApplication(ctx, { id, version: 1, note: "" }, codes);
      await inviteApplicant(ctx, { id, version: 2 });
      await activateApplication(ctx, acceptedBy(await aPartnerAccount(ctx), id));
      expect(await findApplicationRow(ctx)).toMatchObject({ state: "active", organisationId: null });
      expect(await ctx.db.$count(organisations)).toBe(0);
    },
    { actor: reviewer },
  ));
