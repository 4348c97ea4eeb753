import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { newId } from "#platform/ids.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { removeRelationship } from "./remove-relationship.ts";

test("what is gone already is removed, and it is written down who asked", () =>
  inTransaction(async (ctx) => {
    expect(await removeRelationship(await asAdmin(ctx), { id: newId() })).toMatchObject({ ok: true });
    expect(await ctx.db.select().from(auditLog)).toMatchObject([{ action: "relationship.removed" }]);
  }));
