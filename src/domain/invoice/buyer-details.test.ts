import { expect, test } from "vitest";
import { isReissue, mayCompleteThemselves, missingOn, reissueReason } from "./buyer-details.ts";

const seller = { address: "1 Sample Street", vatNumber: "4000000000" };
const buyer = { address: "12 Loop Street, Cape Town, 8001" };

test.each([
  ["a full tax invoice with all of it", "tax_invoice", "Thandi", buyer, []],
  ["one without an address", "tax_invoice", "Thandi", {}, ["buyer_address"]],
  ["one with an address of blanks", "tax_invoice", "Thandi", { address: "  " }, ["buyer_address"]],
  ["one without a name", "tax_invoice", "", buyer, ["buyer_name"]],
  ["an abridged one needs no buyer", "abridged", "", {}, []],
  ["a plain one needs nothing", "invoice", "", {}, []],
  ["a credit note follows its invoice", "credit_note", "Thandi", {}, []],
] as const)("%s", (_what, kind, buyerName, party, missing) => {
  expect(missingOn({ kind, buyerName, buyer: party, seller })).toEqual(missing);
});

test("a vendor without a number or an address says so, even abridged", () => {
  expect(missingOn({ kind: "abridged", buyerName: "", buyer: {}, seller: {} })).toEqual([
    "seller_address",
    "seller_vat_number",
  ]);
});

test("a buyer completes what has no address, once", () => {
  expect(mayCompleteThemselves({ buyer: {} })).toBe(true);
  expect(mayCompleteThemselves({ buyer })).toBe(false);
});

test("a credit note tells that its invoice was made out again", () => {
  expect([reissueReason(""), reissueReason("Wrong company"), "Booking cancelled"].map(isReissue)).toEqual([
    true,
    true,
    false,
  ]);
});
