import { expect, test } from "vitest";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readCustomer } from "./read-customer.ts";
import { saveCustomer } from "./save-customer.ts";

const preferences = { temperature: "Cool", child_seat: "", language: "", allergy: "", seat: "", music: "", other: " " };

test("name, tags and preferences are saved once; the second colleague reads what it is now", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept } = await aKnownPair(transaction);
    const form = { customer_id: kept, version: 1, first_name: "Thandiwe", last_name: "Mokoena", preferences };
    expect(await saveCustomer(ctx, { ...form, tags: ["golf", "golf"] })).toMatchObject({ value: { version: 2 } });
    expect(await readCustomer(ctx, { customer_id: kept })).toMatchObject({
      value: { name: "Thandiwe Mokoena", tags: ["golf"], preferences: { temperature: "Cool" }, version: 2 },
    });
    expect(await saveCustomer(ctx, { ...form, tags: [] })).toMatchObject({
      reason: "changed_meanwhile",
      details: { customer: "Thandiwe Mokoena, golf" },
    });
  }));
