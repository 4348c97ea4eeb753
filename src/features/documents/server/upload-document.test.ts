import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { documentMoves, documents } from "#db/schema/documents.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { peopleWithDocuments } from "#testing/builders/people/a-document.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { uploadDocument } from "./upload-document.ts";

const permit = { type: "prdp", number: "P-77", issued_on: "2026-11-01", expires_on: null, allows: ["P", "P"] } as const;

test("a driver hands in a permit: it waits to be verified, and the others hear of it", () =>
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

test.each([
  ["another driver", "otherDriver", "ownDriver", "prdp", "not_found"],
  ["a dispatcher, who only reads", "dispatcher", "ownDriver", "prdp", "not_found"],
  ["a provider for our vehicle", "provider", "ourVehicle", "licence_disc", "not_found"],
  ["a provider for the company", "provider", "company", "public_liability", "not_found"],
  ["a driver with a vehicle’s type", "driver", "ownDriver", "licence_disc", "wrong_type"],
  ["our team with a code that no licence has", "admin", "ownDriver", "drivers_licence", "wrong_type"],
] as const)("%s is refused, and the file stays theirs to attach", (_what, who, name, type, reason) =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const { kind, id } = owners[name];
    const file = await aSentFile(ctx);
    const allows = type === "drivers_licence" ? ["Z9"] : [];
    const asked = { owner_kind: kind, owner_id: id, ...permit, type, allows, ...file };
    expect(await uploadDocument(as[who], asked)).toMatchObject({ ok: false, reason });
    expect(await ctx.db.$count(documents)).toBe(0);
  }),
);
