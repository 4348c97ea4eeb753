import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { givenApplication } from "#testing/builders/people/an-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readApplication } from "./read-application.ts";

test("a reference and a code may be typed in lower case", () =>
  inTransaction(async (ctx) => {
    const { reference, code } = await givenApplication(ctx);
    const typed = { reference: reference.toLowerCase(), code: code.toLowerCase() };
    expect(await readApplication(ctx, typed)).toMatchObject({ value: { privacy_version: "2026-11" } });
  }));

test("a wrong code and an unknown reference get the same answer", () =>
  inTransaction(async (ctx) => {
    const { reference, code } = await givenApplication(ctx);
    expect(await readApplication(ctx, { reference, code: "WRONGONE" })).toEqual(refuse("not_found"));
    expect(await readApplication(ctx, { reference: "APP-000000", code })).toEqual(refuse("not_found"));
  }));
