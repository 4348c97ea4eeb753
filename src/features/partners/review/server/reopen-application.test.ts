import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { findApplicationRow, givenApplication, reviewer } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askApplicant } from "./ask-applicant.ts";
import { rejectApplication } from "./reject-application.ts";
import { reopenApplication } from "./reopen-application.ts";

test("a rejected application is reviewed again, and the applicant is notified", () =>
  inTransaction(
    async (ctx, world) => {
      const { id } = await givenApplication(ctx);
      await rejectApplication(ctx, { id, version: 1, reason: "No need in George" });
      expect(await reopenApplication(ctx, { id, version: 2, note: "They called" })).toMatchObject({
        value: { state: "under_review", version: 3 },
      });
      expect(world.emails.at(-1)?.template).toBe("application-under-review");
    },
    { actor: reviewer },
  ));

test("an application with an open question cannot be reopened: the applicant must answer", () =>
  inTransaction(
    async (ctx) => {
      const { id } = await givenApplication(ctx);
      await askApplicant(ctx, { id, version: 1, question: "Which bank account?" });
      expect(await reopenApplication(ctx, { id, version: 2, note: "" })).toMatchObject(refuse("not_possible"));
      expect(await findApplicationRow(ctx)).toMatchObject({ state: "info_requested" });
    },
    { actor: reviewer },
  ));
