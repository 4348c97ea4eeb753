import { expect, test } from "vitest";
import { dealLinks } from "#db/schema/crm.ts";
import { givenDeal } from "#testing/builders/people/a-deal.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { linkDeal } from "./link-deal.ts";
import { unlinkDeal } from "./unlink-deal.ts";

test("a record is taken out of a deal; asked again, it is out still", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenDeal(admin);
    await givenEnquiry(ctx, { reference: "ENQ-7K3M9Q" });
    const link = { id, kind: "enquiry" as const, subject_id: "ENQ-7K3M9Q" };
    await linkDeal(admin, link);
    for (const _twice of [1, 2]) expect(await unlinkDeal(admin, link)).toMatchObject({ ok: true });
    expect(await ctx.db.$count(dealLinks)).toBe(0);
  }));
