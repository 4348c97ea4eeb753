import { expect, test } from "vitest";
import { dealMoves, deals } from "#db/schema/crm.ts";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { aDeal, givenDeal } from "#testing/builders/people/a-deal.ts";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createDeal } from "./create-deal.ts";

test("a deal is with someone, and starts at its first stage", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    await givenDeal(admin);
    const [deal] = await ctx.db.select().from(deals);
    expect(deal).toMatchObject({ state: "contacted", valueCents: 12_000_000, version: 1 });
    expect(await ctx.db.select().from(dealMoves)).toMatchObject([{ fromState: null, toState: "contacted" }]);
    expect(await createDeal(admin, aDeal())).toEqual(refuse("no_party"));
    expect(await createDeal(admin, aDeal({ person_id: newId() }))).toEqual(refuse("no_party"));
    const wrong = { organisation_id: deal?.organisationId ?? null, owner_id: await anAccount(ctx, ["driver"]) };
    expect(await createDeal(admin, aDeal(wrong))).toEqual(refuse("no_colleague"));
  }));
