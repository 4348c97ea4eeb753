import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, rand } from "../money/money.ts";
import { type ChargedLine, taxedLines } from "../money/vat.ts";
import type { VatCode } from "../pricing/price-request.ts";
import { eInvoiceOf, type IssuedDocument, type UblNode } from "./e-invoice.ts";

const charged = (text: string, unit: number, vatCode: VatCode, quantity = 1): ChargedLine => ({
  text,
  unit: rand(unit),
  vatCode,
  quantity,
  serviceOn: "2026-11-28",
});
const vendor = { isVendor: true, splitsTours: true, rate: 0.15 };

function aDocument(lines: readonly ChargedLine[], changes: Partial<IssuedDocument> = {}, tax = vendor): IssuedDocument {
  return {
    number: "INV-2026-00012",
    kind: "tax_invoice",
    issuedOn: "2026-11-15",
    dueOn: "2026-12-15",
    note: "",
    vatRate: 0.15,
    bookingReference: "CTS-7K3M9Q",
    credits: null,
    seller: { name: "Cape Town Shuttle (Pty) Ltd", address: "1 Long Street", vatNumber: "4000000000" },
    buyer: { name: "Blue Crane", email: "accounts@example.com" },
    lines: taxedLines(lines, tax, { isTour: false }).map(({ net, vat, gross, ...line }) => ({
      ...line,
      netCents: net,
      vatCents: vat,
      grossCents: gross,
    })),
    ...changes,
  };
}

const nodeOf = (document: IssuedDocument): UblNode => {
  const written = eInvoiceOf(document);
  return "Invoice" in written ? written.Invoice[0] : written.CreditNote[0];
};
/** The value at the end of a path of names; of several the first. */
const at = (node: UblNode, ...path: string[]): unknown =>
  path.reduce<unknown>((so, name) => (so as Record<string, unknown[]> | undefined)?.[name]?.[0], node);
const valueAt = (node: UblNode, ...path: string[]) => (at(node, ...path) as { _: unknown } | undefined)?._;
const total = (node: UblNode, name: string) => valueAt(node, "LegalMonetaryTotal", name);

const tour = [charged("Winelands: transport", 3480, "EX12G"), charged("Winelands: hosting", 2320, "STD15")];

test.each([
  ["a tour in two parts", aDocument(tour), { net: 5497.39, vat: 302.61, gross: 5800, codes: ["E", "S"] }],
  [
    "a transfer, exempt, three times",
    aDocument([charged("Airport transfer", 350, "EX12G", 3)], { kind: "invoice" }),
    { net: 1050, vat: 0, gross: 1050, codes: ["E"] },
  ],
  [
    "of who is no vendor",
    aDocument(tour, { kind: "invoice", seller: { name: "Us" } }, { ...vendor, isVendor: false }),
    { net: 5800, vat: 0, gross: 5800, codes: ["O"] },
  ],
])("%s comes to what its paper says", (_, document, { net, vat, gross, codes }) => {
  const node = nodeOf(document);
  expect([total(node, "LineExtensionAmount"), total(node, "TaxExclusiveAmount")]).toEqual([net, net]);
  expect([total(node, "TaxInclusiveAmount"), total(node, "PayableAmount")]).toEqual([gross, gross]);
  expect(valueAt(node, "TaxTotal", "TaxAmount")).toBe(vat);
  const { TaxSubtotal: subtotals } = at(node, "TaxTotal") as { TaxSubtotal: readonly UblNode[] };
  expect(subtotals.map((one) => valueAt(one, "TaxCategory", "ID"))).toEqual(codes);
});

test("it has the names of UBL, and the exemption with its reason", () => {
  const written = eInvoiceOf(aDocument(tour));
  expect(written).toMatchObject({
    _D: "urn:oasis:names:specification:ubl:schema:xsd:Invoice-2",
    Invoice: [
      {
        ID: [{ _: "INV-2026-00012" }],
        IssueDate: [{ _: "2026-11-15" }],
        DueDate: [{ _: "2026-12-15" }],
        InvoiceTypeCode: [{ _: "380" }],
        DocumentCurrencyCode: [{ _: "ZAR" }],
        OrderReference: [{ ID: [{ _: "CTS-7K3M9Q" }] }],
        AccountingSupplierParty: [{ Party: [{ PartyTaxScheme: [{ CompanyID: [{ _: "4000000000" }] }] }] }],
        AccountingCustomerParty: [{ Party: [{ PartyName: [{ Name: [{ _: "Blue Crane" }] }] }] }],
        InvoiceLine: [
          {
            ID: [{ _: "1" }],
            InvoicedQuantity: [{ _: 1, unitCode: "C62" }],
            LineExtensionAmount: [{ _: 3480, currencyID: "ZAR" }],
            InvoicePeriod: [{ StartDate: [{ _: "2026-11-28" }] }],
            Item: [{ ClassifiedTaxCategory: [{ ID: [{ _: "E" }], TaxExemptionReason: [{}] }] }],
          },
          { Item: [{ ClassifiedTaxCategory: [{ ID: [{ _: "S" }], Percent: [{ _: 15 }] }] }] },
        ],
      },
    ],
  });
});

test("a credit note is one by name, and names what it takes back", () => {
  const credits = { number: "INV-2026-00012", issuedOn: "2026-11-15" };
  const written = eInvoiceOf(
    aDocument(tour, { kind: "credit_note", number: "CN-2026-00003", note: "Weather", credits }),
  );
  expect(written).toMatchObject({
    _D: "urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2",
    CreditNote: [
      {
        ID: [{ _: "CN-2026-00003" }],
        Note: [{ _: "Weather" }],
        CreditNoteTypeCode: [{ _: "381" }],
        BillingReference: [{ InvoiceDocumentReference: [{ ID: [{ _: "INV-2026-00012" }] }] }],
        CreditNoteLine: [{ CreditedQuantity: [{ _: 1 }] }, {}],
      },
    ],
  });
  expect(JSON.stringify(written)).not.toContain("InvoiceLine");
});

test("whatever the lines are, they add up to the totals, to the cent", () => {
  const line = fc.record({
    text: fc.string(),
    serviceOn: fc.constant(null),
    quantity: fc.integer({ min: 1, max: 40 }),
    unit: fc.integer({ min: -2_000_000, max: 2_000_000 }).map(cents),
    vatCode: fc.constantFrom<VatCode>("EX12G", "STD15", "ZERO", "OOS"),
  });
  const inCents = (value: unknown) => Math.round(Number(value) * 100);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const document = aDocument(lines);
      const node = nodeOf(document);
      const added = (of: (line: IssuedDocument["lines"][number]) => number) =>
        document.lines.reduce((sum, one) => sum + of(one), 0);
      const written = node.InvoiceLine as readonly UblNode[];
      const net = written.reduce((sum, one) => sum + inCents(valueAt(one, "LineExtensionAmount")), 0);
      const vat = written.reduce((sum, one) => sum + inCents(valueAt(one, "TaxTotal", "TaxAmount")), 0);
      expect(net).toBe(added(({ netCents }) => netCents));
      expect(inCents(total(node, "TaxExclusiveAmount"))).toBe(net);
      expect(inCents(valueAt(node, "TaxTotal", "TaxAmount"))).toBe(vat);
      expect(inCents(total(node, "PayableAmount"))).toBe(added(({ grossCents }) => grossCents));
      expect(inCents(total(node, "PayableAmount"))).toBe(net + vat);
    }),
  );
});
