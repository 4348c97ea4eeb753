import { expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { peopleWithDocuments, writeDocument } from "#testing/builders/people/a-document.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myDocumentOwners } from "./my-document-owners.ts";

test("a driver manages their own, a provider those of its drivers and vehicles, others none", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "driver", ownerId: owners.ownDriver.id } as const;
    await writeDocument(ctx, { ...of, type: "prdp", expiresOn: localDate("2026-12-01"), allows: ["P"] });
    const keptBy = async (who: keyof typeof as) =>
      (await myDocumentOwners(as[who])).value.owners.map(({ kind, id, open, expiring }) => [kind, id, open, expiring]);
    expect(await keptBy("driver")).toEqual([["driver", owners.ownDriver.id, 1, 1]]);
    expect(await keptBy("provider")).toEqual([
      ["provider", owners.provider.id, 1, 0],
      ["driver", owners.providedDriver.id, 2, 0],
      ["vehicle", owners.providedVehicle.id, 4, 0],
    ]);
    expect(await keptBy("otherDriver")).toEqual([]);
    expect(await keptBy("otherProvider")).toEqual([]);
  }));
