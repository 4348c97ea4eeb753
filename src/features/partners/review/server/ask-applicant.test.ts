import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { givenApplication, givenPartner, reviewer } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askApplicant } from "./ask-applicant.ts";

test("the question is emailed with a link to the applicant's status page", () =>
  inTransaction(
    async (ctx, world) => {
      const { id, reference, code } = await givenApplication(ctx);
      expect(await askApplicant(ctx, { id, version: 1, question: "Which bank account?" })).toMatchObject({
        value: { state: "info_requested", version: 2 },
      });
      const email = world.emails.at(-1);
      expect(email).toMatchObject({ template: "application-info-requested", to: "naledi@example.com" });
      const text = toPlainText(await render(email?.content));
      expect(text).toContain("Which bank account?");
      expect(text).toContain(`reference=${reference}&code=${code}`);
    },
    { actor: reviewer },
  ));

test("a partner cannot be asked this way", () =>
  inTransaction(
    async (ctx) => {
      const { id, version } = await givenPartner(ctx);
      expect(await askApplicant(ctx, { id, version, question: "Why?" })).toMatchObject(refuse("not_possible"));
    },
    { actor: reviewer },
  ));
