import { describe, expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { peopleWithDocuments, writeDocument } from "#testing/builders/people/a-document.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listDocuments } from "./list-documents.ts";

type People = Awaited<ReturnType<typeof peopleWithDocuments>>;
type Who = keyof People["as"];
const fleet = ["ownDriver", "providedDriver", "ourVehicle", "providedVehicle", "provider", "company"] as const;
const ownerNames = [...fleet, "hotel", "providerAsPartner"] as const;
const ofProvider = ["providedDriver", "providedVehicle", "provider", "providerAsPartner"] as const;

describe("other owners’ documents are not found", () => {
  test.each([
    ["driver", ["ownDriver"], ["ownDriver"]],
    ["provider", ofProvider, ofProvider],
    ["otherDriver", [], []],
    ["otherProvider", [], []],
    ["hotel", ["hotel"], ["hotel"]],
    ["desk", [], []],
    ["otherHotel", [], []],
    ["customer", [], []],
    ["dispatcher", fleet, []],
    ["admin", ownerNames, ownerNames],
  ] as const)("%s sees %s", (who: Who, seen: readonly string[], uploads: readonly string[]) =>
    inTransaction(async (ctx) => {
      const { owners, as } = await peopleWithDocuments(ctx);
      for (const name of ownerNames) {
        const { kind, id } = owners[name];
        const answer = await listDocuments(as[who], { owner_kind: kind, owner_id: id });
        expect([name, answer.ok]).toEqual([name, seen.includes(name)]);
        if (answer.ok) expect([name, answer.value.may_upload]).toEqual([name, uploads.includes(name)]);
        if (answer.ok) expect(answer.value.may_verify).toBe(who === "admin");
      }
    }),
  );

  test("an owner of another kind, or without an id, is not found", () =>
    inTransaction(async (ctx) => {
      const { owners, as } = await peopleWithDocuments(ctx);
      const wrong = { owner_kind: "vehicle", owner_id: owners.ownDriver.id } as const;
      expect(await listDocuments(as.admin, wrong)).toMatchObject({ reason: "not_found" });
      expect(await listDocuments(as.admin, { owner_kind: "driver", owner_id: null })).toMatchObject({ ok: false });
    }));
});

test("every type has its status; a renewal is listed next to the current document", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const { id } = owners.ourVehicle;
    const of = { ownerKind: "vehicle", ownerId: id } as const;
    const old = await writeDocument(ctx, { ...of, type: "licence_disc", expiresOn: localDate("2026-12-10") });
    const renewal = await writeDocument(ctx, { ...of, type: "licence_disc", state: "uploaded" });
    await writeDocument(ctx, { ...of, type: "roadworthy", issuedOn: localDate("2026-10-01"), expiresOn: null });
    await writeDocument(ctx, { ...of, type: "passenger_insurance", expiresOn: localDate("2026-11-01") });

    const answer = await listDocuments(as.admin, { owner_kind: "vehicle", owner_id: id });
    if (!answer.ok) throw new Error(answer.reason);
    const byType = new Map(answer.value.types.map((one) => [one.type, one]));
    expect(byType.get("licence_disc")).toMatchObject({
      status: "expiring",
      last_day: "2026-12-10",
      days_left: 20,
      documents: [
        { id: old, is_the_one: true, status: "expiring" },
        { id: renewal, is_the_one: false, status: "uploaded" },
      ],
    });
    expect(byType.get("roadworthy")).toMatchObject({ status: "verified", last_day: "2027-10-01" });
    expect(byType.get("passenger_insurance")).toMatchObject({ status: "expired", days_left: -19 });
    expect(byType.get("operating_licence")).toMatchObject({ status: "missing", is_required: true, documents: [] });
    expect(byType.get("tracker")).toMatchObject({ status: "missing", is_required: false });
    expect(byType.has("prdp")).toBe(false);
  }));
