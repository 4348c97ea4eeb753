import { expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { newId } from "#platform/ids.ts";
import { peopleWithDocuments, writeDocument } from "#testing/builders/people/a-document.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listDocuments } from "./list-documents.ts";
import { rejectDocument } from "./reject-document.ts";

test("the owner sees the reason and who decided; even a verified one can be rejected later", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "driver", ownerId: owners.ownDriver.id, type: "prdp" } as const;
    const id = await writeDocument(ctx, { ...of, state: "verified" });
    const input = { id, version: 1, reason: "The number is another driver’s" };
    expect(await rejectDocument(as.admin, input)).toMatchObject({ value: { version: 2 } });
    expect(await rejectDocument(as.admin, { ...input, version: 2 })).toMatchObject({ reason: "not_possible" });
    const seen = await listDocuments(as.driver, { owner_kind: "driver", owner_id: owners.ownDriver.id });
    const ofType = seen.ok ? seen.value.types.find(({ type }) => type === "prdp") : undefined;
    expect(ofType).toMatchObject({
      status: "rejected",
      documents: [{ reject_reason: "The number is another driver’s", decided_by: "Naledi Jacobs" }],
    });
  }));

test("an outdated screen and an unknown document are refused", () =>
  inTransaction(async (ctx) => {
    const { as } = await peopleWithDocuments(ctx);
    const id = await writeDocument(ctx, { state: "uploaded", version: 3 });
    expect(await rejectDocument(as.admin, { id, version: 2, reason: "No" })).toMatchObject({
      reason: "changed_meanwhile",
    });
    expect(await rejectDocument(as.admin, { id: newId(), version: 1, reason: "No" })).toMatchObject({
      reason: "not_found",
    });
    expect(await ctx.db.select().from(documents)).toMatchObject([{ state: "uploaded" }]);
  }));
