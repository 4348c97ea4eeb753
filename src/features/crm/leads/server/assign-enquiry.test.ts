import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { assignEnquiry } from "./assign-enquiry.ts";
import { readEnquiry } from "./read-enquiry.ts";
import { unassignEnquiry } from "./unassign-enquiry.ts";

test("an enquiry that is assigned is no one else's until it is unassigned", () =>
  inTransaction(async (ctx) => {
    const id = await givenEnquiry(ctx);
    const [naledi, pieter] = [await asAdmin(ctx), await asAdmin(ctx, "Pieter Botha")];
    expect(await assignEnquiry(naledi, { id, version: 1 })).toMatchObject({ value: { version: 2 } });
    expect(await assignEnquiry(naledi, { id, version: 2 })).toMatchObject({ value: { version: 2 } });
    expect(await assignEnquiry(pieter, { id, version: 1 })).toMatchObject(refuse("changed_meanwhile"));
    expect(await assignEnquiry(pieter, { id, version: 2 })).toMatchObject(refuse("not_possible"));
    await unassignEnquiry(pieter, { id, version: 2 });
    expect(await assignEnquiry(pieter, { id, version: 3 })).toMatchObject({ value: { version: 4 } });
    expect(await readEnquiry(pieter, { id })).toMatchObject({
      value: { taken_by: "Pieter Botha", taken_by_me: true },
    });
  }));
