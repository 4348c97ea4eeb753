import { expect, test } from "vitest";
import { type DocumentOwner, documentOwners } from "#domain/compliance/document-types.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { peopleWithDocuments, writeDocument } from "#testing/builders/people/a-document.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { documentsToVerify } from "./documents-to-verify.ts";

test("oldest first, page by page, of the requested kinds, with their owners", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const waiting = (owner: { kind: DocumentOwner; id: string | null }, minute: number) =>
      writeDocument(ctx, {
        ownerKind: owner.kind,
        ownerId: owner.id,
        type: owner.kind === "vehicle" ? "licence_disc" : "prdp",
        state: "uploaded",
        createdAt: addMinutes(testNow, minute),
      });
    const third = await waiting(owners.provider, 3);
    const first = await waiting(owners.providedDriver, 1);
    const second = await waiting(owners.ourVehicle, 2);
    await waiting(owners.hotel, 4);
    await writeDocument(ctx, { state: "verified" });

    const all = documentOwners;
    const page = await documentsToVerify(as.admin, { owner_kinds: [...all], after: null, size: 2 });
    expect(page.value).toMatchObject({ total: 4, documents: [{ id: first }, { id: second }] });
    expect(page.value.documents[0]?.owner).toEqual({
      ...owners.providedDriver,
      name: "Zola Ndlovu",
      organisation_kind: null,
    });
    const rest = await documentsToVerify(as.admin, { owner_kinds: [...all], after: page.value.next, size: 2 });
    expect(rest.value).toMatchObject({
      next: null,
      documents: [
        { id: third, owner: { kind: "provider", name: "Peninsula Drivers" } },
        { owner: { kind: "partner", name: "Harbour Lantern", organisation_kind: "hotel" } },
      ],
    });
    const ofVehicles = await documentsToVerify(as.admin, { owner_kinds: ["vehicle"], after: null, size: 25 });
    expect(ofVehicles.value).toMatchObject({ total: 1, documents: [{ id: second }] });
  }));
