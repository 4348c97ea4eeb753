import { expect, test } from "vitest";
import { aBreach, breachNow, noCriteria } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addAffected } from "./add-affected.ts";

test("the same people are added once, and a new one with their account’s name", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const id = await aBreach(team, {}, "a@example.com");
    const more = { breach_id: id, ...noCriteria, sources: ["accounts" as const], addresses: "A@example.com" };
    expect(await addAffected(team, more)).toMatchObject({ value: { added: 1 } });
    expect(await addAffected(team, more)).toMatchObject({ value: { added: 0 } });
    expect(await breachNow(team, id)).toMatchObject({ people: 2 });
  }));
