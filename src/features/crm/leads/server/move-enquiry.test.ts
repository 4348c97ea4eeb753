import { expect, test } from "vitest";
import { enquiryMoves } from "#db/schema/crm.ts";
import { auditLog } from "#db/schema/platform.ts";
import { refuse } from "#domain/result.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { moveEnquiry } from "./move-enquiry.ts";

test("a move follows the table, and is on record", () =>
  inTransaction(async (ctx) => {
    const id = await givenEnquiry(ctx);
    const admin = await asAdmin(ctx);
    expect(await moveEnquiry(admin, { id, version: 1, to: "qualified" })).toMatchObject({ ok: true });
    expect(await moveEnquiry(admin, { id, to: "spam" })).toMatchObject(refuse("not_possible"));
    expect(await ctx.db.select().from(enquiryMoves)).toMatchObject([{ fromState: "new", toState: "qualified" }]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: "enquiry.qualified", subjectId: id }]);
  }));

test("a move on an older version is refused, with the fresh row", () =>
  inTransaction(async (ctx) => {
    const id = await givenEnquiry(ctx, { version: 4 });
    expect(await moveEnquiry(await asAdmin(ctx), { id, version: 3, to: "lost" })).toEqual(
      refuse("changed_meanwhile", { enquiry: { state: "new", version: 4, taken_by: null } }),
    );
  }));
