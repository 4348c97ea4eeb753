import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { givenApplication, reviewer } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { approveApplication } from "./approve-application.ts";
import { reviewApplication } from "./review-application.ts";

test("an unknown application is not found", () =>
  inTransaction(async (ctx) => {
    expect(await reviewApplication(ctx, { id: newId() })).toEqual(refuse("not_found"));
    expect(await approveApplication(ctx, { id: newId(), version: 1, note: "", terms: null })).toEqual(
      refuse("not_found"),
    );
  }));

test("one application in full: facts, documents and possible next states", () =>
  inTransaction(
    async (ctx) => {
      const { id } = await givenApplication(ctx);
      expect(await reviewApplication(ctx, { id })).toMatchObject({
        value: {
          company_name: "Lantern House",
          facts: expect.arrayContaining([{ label: "Rooms", value: "48" }]),
          documents: [{}, {}],
          missing_documents: [],
          moves: [{ from_state: null, to_state: "submitted" }],
          possible_states: expect.arrayContaining(["under_review", "approved"]),
        },
      });
    },
    { actor: reviewer },
  ));
