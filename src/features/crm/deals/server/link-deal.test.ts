import { expect, test } from "vitest";
import { dealLinks } from "#db/schema/crm.ts";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { givenDeal } from "#testing/builders/people/a-deal.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { linkDeal } from "./link-deal.ts";
import { readDeal } from "./read-deal.ts";

test("a record is linked once; what isn’t there is refused", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenDeal(admin);
    await givenEnquiry(ctx, { reference: "ENQ-7K3M9Q" });
    const link = { id, kind: "enquiry" as const, subject_id: "ENQ-7K3M9Q" };
    await linkDeal(admin, link);
    await linkDeal(admin, link);
    expect(await ctx.db.$count(dealLinks)).toBe(1);
    expect(await readDeal(admin, { id })).toMatchObject({
      value: { links: [{ kind: "enquiry", label: "Thandi Mokoena, ENQ-7K3M9Q" }] },
    });
    expect(await linkDeal(admin, { ...link, subject_id: "ENQ-NOTONE" })).toEqual(refuse("no_subject"));
    expect(await linkDeal(admin, { ...link, id: newId() })).toEqual(refuse("not_found"));
  }));
