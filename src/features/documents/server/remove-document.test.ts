import { expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { peopleWithDocuments, writeDocument } from "#testing/builders/people/a-document.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { removeDocument } from "./remove-document.ts";
import { uploadDocument } from "./upload-document.ts";

test("a wrong upload is deleted with its file, by its owner only", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { owner_kind: "provider", owner_id: owners.provider.id, type: "provider_insurance" } as const;
    const facts = { number: "", issued_on: null, expires_on: null, allows: [] };
    const sent = await uploadDocument(as.provider, { ...of, ...facts, is_verified: false, ...(await aSentFile(ctx)) });
    if (!sent.ok) throw new Error(sent.reason);
    const request = sent.value;
    expect(await removeDocument(as.otherProvider, request)).toMatchObject({ reason: "not_found" });
    expect(await removeDocument(as.driver, request)).toMatchObject({ reason: "not_found" });
    expect(await removeDocument(as.provider, { ...request, version: 9 })).toMatchObject({
      reason: "changed_meanwhile",
    });
    expect(await removeDocument(as.provider, request)).toMatchObject({ ok: true });
    expect([await ctx.db.$count(documents), await ctx.db.$count(storedFiles)]).toEqual([0, 0]);
  }));

test("a verified one stays", () =>
  inTransaction(async (ctx) => {
    const { as } = await peopleWithDocuments(ctx);
    const id = await writeDocument(ctx);
    expect(await removeDocument(as.admin, { id, version: 1 })).toMatchObject({ reason: "verified" });
    expect(await ctx.db.$count(documents)).toBe(1);
  }));
