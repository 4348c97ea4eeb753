import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { givenApplication, reviewer } from "#testing/builders/people/an-applicant.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askApplicant } from "../../review/server/ask-applicant.ts";
import { answerRequest } from "./answer-request.ts";

test("an answer without the code, or without an open question, is refused", () =>
  inTransaction(async (ctx) => {
    const { reference, code } = await givenApplication(ctx);
    const answer = { answer: "Here", files: [] };
    expect(await answerRequest(ctx, { reference, code: "", ...answer })).toEqual(refuse("not_found"));
    expect(await answerRequest(ctx, { reference, code, ...answer })).toEqual(refuse("nothing_asked"));
  }));

test("an answer goes to our team, and the review continues", () =>
  inTransaction(
    async (ctx, world) => {
      const { id, reference, code } = await givenApplication(ctx);
      await askApplicant(ctx, { id, version: 1, question: "Which bank account?" });
      const files = [await aSentFile(ctx)];
      expect(await answerRequest(ctx, { reference, code, answer: "The second one.", files })).toMatchObject({
        value: { state: "under_review", question: null, documents: [{}, {}, { name: "Sent with an answer" }] },
      });
      expect(world.emails.at(-1)).toMatchObject({ template: "application-answered-team" });
    },
    { actor: reviewer },
  ));
