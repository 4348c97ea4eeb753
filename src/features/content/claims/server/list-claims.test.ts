import { expect, test } from "vitest";
import { sampleClaims } from "#db/seed/people/sample-claims.ts";
import { inNewCompany, inTransaction } from "#testing/in-transaction.ts";
import { listClaims } from "./list-claims.ts";

test("claims come in the order of our team, and none of the demo’s is hidden", () =>
  inTransaction(async (ctx) => {
    const { claims } = (await listClaims(ctx)).value;
    expect(claims.map(({ text }) => text)).toEqual(sampleClaims.map(({ text }) => text));
    expect(claims.filter(({ hidden }) => hidden !== null)).toEqual([]);
  }));

test("a new company claims nothing", () =>
  inNewCompany(async (ctx) => expect((await listClaims(ctx)).value.claims).toEqual([])));
