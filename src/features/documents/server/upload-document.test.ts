import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documentMoves, documents } from "#db/schema/documents.ts";
import { auditLog, storedFiles } from "#db/schema/platform.ts";
import { peopleWithDocuments } from "#testing/builders/people/a-document.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { uploadDocument } from "./upload-document.ts";
import { verifyDocument } from "./verify-document.ts";

const permit = {
  is_verified: false,
  type: "prdp",
  number: "P-77",
  issued_on: "2026-11-01",
  expires_on: null,
  allows: ["P", "P"],
} as const;

test("a driver uploads a permit: it waits for verification, and the event is emitted", () =>
  inTransaction(async (ctx, world) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { owner_kind: "driver", owner_id: owners.ownDriver.id } as const;
    const file = await aSentFile(ctx);
    const sent = await uploadDocument(as.driver, { ...of, ...permit, allows: [...permit.allows], ...file });
    if (!sent.ok) throw new Error(sent.reason);

    const { id } = sent.value;
    expect(await ctx.db.select().from(documents)).toMatchObject([
      { id, ownerKind: "driver", type: "prdp", state: "uploaded", number: "P-77", allows: ["P"], fileId: file.file_id },
    ]);
    expect(await ctx.db.select().from(documentMoves)).toMatchObject([{ fromState: null, toState: "uploaded" }]);
    const kept = await ctx.db.select().from(storedFiles).where(eq(storedFiles.id, file.file_id));
    expect(kept).toMatchObject([{ ownerKind: "document", ownerId: id }]);
    expect(world.events).toMatchObject([{ type: "document.changed", documentId: id, change: "uploaded" }]);

    const again = await uploadDocument(as.driver, { ...of, ...permit, allows: ["P"], ...file });
    expect(again).toMatchObject({ reason: "file_gone" });
  }));

test("a hotel’s owner uploads its bank confirmation, which our team verifies without an expiry date", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { owner_kind: "partner", owner_id: owners.hotel.id, type: "bank_confirmation" } as const;
    const facts = { number: "", issued_on: null, expires_on: null, allows: [], is_verified: false };
    const sent = await uploadDocument(as.hotel, { ...of, ...facts, ...(await aSentFile(ctx)) });
    if (!sent.ok) throw new Error(sent.reason);
    expect(await verifyDocument(as.admin, { ...sent.value, ...facts })).toMatchObject({ ok: true });
    const [line] = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "document.verified"));
    expect(line).toMatchObject({ subjectKind: "organisation", subjectId: owners.hotel.id });
  }));

test.each([
  ["another driver", "otherDriver", "ownDriver", "prdp", "not_found"],
  ["a dispatcher, who only reads", "dispatcher", "ownDriver", "prdp", "not_found"],
  ["a provider for our vehicle", "provider", "ourVehicle", "licence_disc", "not_found"],
  ["a provider for the company", "provider", "company", "public_liability", "not_found"],
  ["another hotel", "otherHotel", "hotel", "bank_confirmation", "not_found"],
  ["a desk of the hotel", "desk", "hotel", "bank_confirmation", "not_found"],
  ["a dispatcher for a hotel", "dispatcher", "hotel", "tax_clearance", "not_found"],
  ["a hotel with a provider’s type", "hotel", "hotel", "provider_insurance", "wrong_type"],
  ["a driver with a vehicle’s type", "driver", "ownDriver", "licence_disc", "wrong_type"],
  ["our team with a code that no licence has", "admin", "ownDriver", "drivers_licence", "wrong_type"],
] as const)("%s is refused, and the file can still be attached", (_what, who, name, type, reason) =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const { kind, id } = owners[name];
    const file = await aSentFile(ctx);
    const allows = type === "drivers_licence" ? ["Z9"] : [];
    const input = { owner_kind: kind, owner_id: id, ...permit, type, allows, ...file };
    expect(await uploadDocument(as[who], input)).toMatchObject({ ok: false, reason });
    expect(await ctx.db.$count(documents)).toBe(0);
  }),
);

test("our team uploads and verifies in one step; the owner can’t, and a document without its date doesn’t count", () =>
  inTransaction(async (ctx, world) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { owner_kind: "driver", owner_id: owners.ownDriver.id } as const;
    const facts = { ...permit, allows: ["P"], is_verified: true };
    const file = await aSentFile(ctx);
    expect(await uploadDocument(as.driver, { ...of, ...facts, ...file })).toMatchObject({ reason: "not_verifier" });
    const undated = { ...of, ...facts, ...file, issued_on: null };
    expect(await uploadDocument(as.admin, undated)).toMatchObject({ reason: "last_day_missing" });
    expect(await ctx.db.$count(documents)).toBe(0);

    expect(await uploadDocument(as.admin, { ...of, ...facts, ...file })).toMatchObject({ value: { version: 2 } });
    expect(await ctx.db.select().from(documents)).toMatchObject([{ state: "verified", issuedOn: "2026-11-01" }]);
    expect(world.events.map((event) => event.type === "document.changed" && event.change)).toContain("verified");
    expect(await ctx.db.$count(documentMoves)).toBe(2);
  }));
