import { expect, test } from "vitest";
import { visitor } from "#domain/account/roles.ts";
import { newId } from "#platform/ids.ts";
import { peopleWithDocuments, writeDocument } from "#testing/builders/people/a-document.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { judgeDocumentFile } from "./judge-document-file.ts";

test("anyone who may see a document may open its file", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const id = await writeDocument(ctx, { ownerKind: "driver", ownerId: owners.providedDriver.id, type: "prdp" });
    const owner = { kind: "document", id };
    const may = (actor = visitor as (typeof ctx)["actor"]) =>
      judgeDocumentFile(ctx.db, { actor, code: undefined, owner });
    const opens = Object.entries(as).map(async ([who, { actor }]) => [who, await may(actor)]);
    expect(Object.fromEntries(await Promise.all(opens))).toEqual({
      driver: false,
      provider: true,
      otherDriver: false,
      otherProvider: false,
      hotel: false,
      desk: false,
      otherHotel: false,
      customer: false,
      dispatcher: true,
      admin: true,
    });
    expect(await may()).toBe(false);
    const gone = { actor: as.admin.actor, code: undefined, owner: { kind: "document", id: newId() } };
    expect(await judgeDocumentFile(ctx.db, gone)).toBe(false);
  }));

test("only a partner’s owner and the team members who verify it may open its bank confirmation", () =>
  inTransaction(async (ctx) => {
    const { owners, as } = await peopleWithDocuments(ctx);
    const of = { ownerKind: "partner", ownerId: owners.hotel.id, type: "bank_confirmation" } as const;
    const owner = { kind: "document", id: await writeDocument(ctx, of) };
    const opens = Object.entries(as).map(
      async ([who, { actor }]) => [who, await judgeDocumentFile(ctx.db, { actor, code: undefined, owner })] as const,
    );
    const opened = (await Promise.all(opens)).filter(([, may]) => may).map(([who]) => who);
    expect(opened).toEqual(["hotel", "admin"]);
    expect(await judgeDocumentFile(ctx.db, { actor: visitor, code: undefined, owner })).toBe(false);
  }));
