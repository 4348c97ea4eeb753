import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { declineSuggestion } from "./decline-suggestion.ts";

test("an unknown suggestion can’t be declined", () =>
  inTransaction(async (transaction) => {
    const ctx = await asTeam(transaction);
    const answered = await declineSuggestion(ctx, { visit_id: newId() });
    expect(answered).toMatchObject({ reason: "not_found" });
  }));
