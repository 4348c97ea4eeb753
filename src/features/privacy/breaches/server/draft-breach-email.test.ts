import { expect, test } from "vitest";
import { aBreach } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { draftBreachEmail } from "./draft-breach-email.ts";

test("both notices are drafted from the record, and nothing is sent", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const breach_id = await aBreach(team, { advice: "" }, "a@example.com");
    expect(await draftBreachEmail(team, { breach_id, to: "people" })).toMatchObject({
      value: { text: expect.stringContaining("Dear {name},"), is_complete: false },
    });
    expect(await draftBreachEmail(team, { breach_id, to: "regulator" })).toMatchObject({
      value: { text: expect.stringContaining("People affected: 1") },
    });
    expect(world.emails).toEqual([]);
  }));
