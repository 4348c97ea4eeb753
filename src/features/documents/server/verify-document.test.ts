import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documentMoves, documents } from "#db/schema/documents.ts";
import { auditLog } from "#db/schema/platform.ts";
import { peopleWithDocuments, writeDocument } from "#testing/builders/people/a-document.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { rejectDocument } from "./reject-document.ts";
import { verifyDocument } from "./verify-document.ts";

const facts = { number: "OL-9", issued_on: null, expires_on: "2028-01-31", allows: ["tourist"] };

test("our team corrects the details, and from then on it counts", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "vehicle", ownerId: owners.ourVehicle.id, type: "operating_licence" } as const;
    const id = await writeDocument(ctx, { ...of, state: "uploaded", number: "OL-8", expiresOn: null });
    expect(await verifyDocument(as.admin, { id, version: 1, ...facts })).toMatchObject({ value: { id, version: 2 } });
    expect(await ctx.db.select().from(documents)).toMatchObject([
      { state: "verified", number: "OL-9", expiresOn: "2028-01-31", allows: ["tourist"], version: 2 },
    ]);
    expect(await ctx.db.select().from(documentMoves)).toMatchObject([{ fromState: "uploaded", toState: "verified" }]);
    expect(await ctx.db.select().from(auditLog)).toMatchObject([
      { action: "document.verified", subjectKind: "vehicle", subjectId: owners.ourVehicle.id },
    ]);
    expect(await verifyDocument(as.admin, { id, version: 1, ...facts })).toMatchObject({ reason: "changed_meanwhile" });
    expect(await verifyDocument(as.admin, { id, version: 2, ...facts })).toMatchObject({ reason: "not_possible" });
  }));

test("without its last day, or its categories, it cannot count", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "vehicle", ownerId: owners.ourVehicle.id, type: "operating_licence" } as const;
    const id = await writeDocument(ctx, { ...of, state: "uploaded" });
    const verify = (changes: object) => verifyDocument(as.admin, { id, version: 1, ...facts, ...changes });
    expect(await verify({ expires_on: null })).toMatchObject({ reason: "last_day_missing" });
    expect(await verify({ allows: [] })).toMatchObject({ reason: "allows_missing" });
    expect(await verify({ allows: ["P"] })).toMatchObject({ reason: "wrong_type" });
    expect(await ctx.db.select().from(documents).where(eq(documents.id, id))).toMatchObject([{ state: "uploaded" }]);
  }));

test("a document rejected by mistake is verified, and the reason is removed", () =>
  inTransaction(async (ctx) => {
    const { as } = await peopleWithDocuments(ctx);
    const id = await writeDocument(ctx, { state: "uploaded" });
    await rejectDocument(as.admin, { id, version: 1, reason: "Another company’s" });
    await verifyDocument(as.admin, { id, version: 2, ...facts, allows: [] });
    expect(await ctx.db.select().from(documents)).toMatchObject([{ state: "verified", rejectReason: null }]);
  }));
