import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { givenApplication, reviewer } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readApplication } from "../../application/server/read-application.ts";
import { approveApplication } from "./approve-application.ts";

test("internal notes are not shown to the applicant", () =>
  inTransaction(
    async (ctx) => {
      const { id, reference, code } = await givenApplication(ctx);
      await approveApplication(ctx, { id, version: 1, note: "Cheap but fine", terms: null });
      expect(JSON.stringify(await readApplication(ctx, { reference, code }))).not.toContain("Cheap");
    },
    { actor: reviewer },
  ));

test("an application is approved once", () =>
  inTransaction(
    async (ctx, world) => {
      const { id } = await givenApplication(ctx);
      expect(await approveApplication(ctx, { id, version: 1, note: "", terms: null })).toMatchObject({
        value: { state: "approved", version: 2 },
      });
      expect(world.emails.at(-1)?.template).toBe("application-approved");
      expect(await approveApplication(ctx, { id, version: 2, note: "", terms: null })).toMatchObject(
        refuse("not_possible"),
      );
    },
    { actor: reviewer },
  ));
