import { expect, test } from "vitest";
import { deals } from "#db/schema/crm.ts";
import { refuse } from "#domain/result.ts";
import { aDeal, givenDeal } from "#testing/builders/people/a-deal.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { saveDeal } from "./save-deal.ts";

test("the facts of a deal are saved by the version that was seen", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenDeal(admin);
    const [before] = await ctx.db.select().from(deals);
    const organisation_id = before?.organisationId ?? null;
    const input = { ...aDeal({ organisation_id, probability: 35, expected_on: "2027-01-31" }), id, version: 1 };
    expect(await saveDeal(admin, input)).toMatchObject({ value: { state: "contacted", version: 2 } });
    expect(await ctx.db.select().from(deals)).toMatchObject([{ probability: 35, expectedOn: "2027-01-31" }]);
    expect(await saveDeal(admin, input)).toMatchObject(refuse("changed_meanwhile"));
    expect(await saveDeal(admin, { ...input, version: 2, organisation_id: null })).toEqual(refuse("no_party"));
  }));
