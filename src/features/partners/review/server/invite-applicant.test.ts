import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { givenApplication, reviewer } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { approveApplication } from "./approve-application.ts";
import { inviteApplicant } from "./invite-applicant.ts";

test("an approved applicant is invited, and again if the invitation has expired", () =>
  inTransaction(
    async (ctx, world) => {
      const { id } = await givenApplication(ctx);
      await approveApplication(ctx, { id, version: 1, note: "", terms: null });
      expect(await inviteApplicant(ctx, { id, version: 2 })).toMatchObject({ value: { state: "invited", version: 3 } });
      expect(await inviteApplicant(ctx, { id, version: 3 })).toMatchObject({ value: { state: "invited" } });
      expect(world.events).toEqual([
        { type: "application.invited", applicationId: id },
        { type: "application.invited", applicationId: id },
      ]);
    },
    { actor: reviewer },
  ));

test("an applicant who is not approved cannot be invited", () =>
  inTransaction(
    async (ctx, world) => {
      const { id } = await givenApplication(ctx);
      expect(await inviteApplicant(ctx, { id, version: 1 })).toMatchObject(refuse("not_possible"));
      expect(world.events).toEqual([]);
    },
    { actor: reviewer },
  ));
