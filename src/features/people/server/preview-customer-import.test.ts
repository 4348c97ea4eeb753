import { expect, test } from "vitest";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewCustomerImport } from "./preview-customer-import.ts";

test("each line says what is wrong in it; the same customer is not brought twice", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aKnownPair(transaction);
    const { value } = await previewCustomerImport(ctx, {
      rows: [
        { email: "zoe@example.com", last_name: "Naidoo" },
        { email: "ZOE+news@example.com", last_name: "Naidoo" },
        { email: "not an address", last_name: "Naidoo" },
        { phone: "12", last_name: "Botha" },
        { last_name: "Botha" },
        { phone: "082 555 0177" },
        { phone: "082 555 0177", last_name: "Botha" },
        { phone: "+27 82 555 0177", last_name: "Nel" },
      ],
    });
    expect(value.rows.map(({ problems }) => problems)).toEqual([
      [],
      ["This customer is in the file twice"],
      ["Enter a valid email address"],
      ["Enter a phone number of at least 7 digits"],
      ["Enter an email address or a phone number"],
      ["Enter the last name"],
      [],
      [],
    ]);
    expect(value.rows.map(({ key }) => key).slice(-2)).toEqual(["Botha, 082 555 0177", "Nel, +27 82 555 0177"]);
  }));
