import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { writePartnerNote } from "./write-partner-note.ts";

test("an unknown partner cannot get a note", () =>
  inTransaction(async (ctx) => {
    expect(await writePartnerNote(ctx, { organisation_id: newId(), text: "Hello" })).toMatchObject({
      reason: "not_found",
    });
  }));
