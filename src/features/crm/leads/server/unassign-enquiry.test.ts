import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { refuse } from "#domain/result.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { assignEnquiry } from "./assign-enquiry.ts";
import { readEnquiry } from "./read-enquiry.ts";
import { unassignEnquiry } from "./unassign-enquiry.ts";

test("a colleague unassigns an enquiry, and that is on record", () =>
  inTransaction(async (ctx) => {
    const id = await givenEnquiry(ctx);
    const [naledi, pieter] = [await asAdmin(ctx), await asAdmin(ctx, "Pieter Botha")];
    await assignEnquiry(naledi, { id, version: 1 });
    expect(await unassignEnquiry(pieter, { id, version: 2 })).toMatchObject({ value: { version: 3 } });
    expect(await readEnquiry(pieter, { id })).toMatchObject({ value: { taken_by: null, taken_by_me: false } });
    const audited = await ctx.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id);
    expect(audited.map(({ action }) => action)).toEqual(["enquiry.taken", "enquiry.released"]);
  }));

test("on an older version it is refused, and the enquiry remains assigned", () =>
  inTransaction(async (ctx) => {
    const id = await givenEnquiry(ctx);
    const admin = await asAdmin(ctx);
    await assignEnquiry(admin, { id, version: 1 });
    expect(await unassignEnquiry(admin, { id, version: 1 })).toMatchObject(refuse("changed_meanwhile"));
    expect(await readEnquiry(admin, { id })).toMatchObject({ value: { taken_by_me: true } });
  }));
