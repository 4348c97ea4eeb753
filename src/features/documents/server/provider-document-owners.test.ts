import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { peopleWithDocuments, writeDocument } from "#testing/builders/people/a-document.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { providerDocumentOwners } from "./provider-document-owners.ts";

test("our team sees a provider with its drivers and vehicles, and documents to verify", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "driver", ownerId: owners.providedDriver.id } as const;
    await writeDocument(ctx, { ...of, type: "prdp", state: "uploaded", allows: ["P"] });
    const answer = await providerDocumentOwners(as.dispatcher, { provider_id: owners.provider.id });
    expect(answer.ok && answer.value.owners.map(({ kind, id, waiting }) => [kind, id, waiting])).toEqual([
      ["provider", owners.provider.id, 0],
      ["driver", owners.providedDriver.id, 1],
      ["vehicle", owners.providedVehicle.id, 0],
    ]);
    expect(await providerDocumentOwners(as.dispatcher, { provider_id: newId() })).toEqual(refuse("not_found"));
  }));
