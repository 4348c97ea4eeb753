import { cents } from "../money/money.ts";
import { percentText, totalsByCode } from "../money/vat.ts";
import type { VatCode } from "../pricing/price-request.ts";
import type { InvoiceKind, InvoiceParty } from "./invoice-lifecycle.ts";

export type IssuedDocument = {
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly issuedOn: string;
  readonly dueOn: string;
  readonly note: string;
  readonly vatRate: number;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly bookingReference: string | null;
  /** For a credit note: the invoice it credits. */
  readonly credits: { readonly number: string; readonly issuedOn: string } | null;
  readonly lines: readonly DocumentLine[];
};

type DocumentLine = {
  readonly text: string;
  readonly serviceOn: string | null;
  readonly quantity: number;
  readonly vatCode: VatCode;
  readonly netCents: number;
  readonly vatCents: number;
  readonly grossCents: number;
};

/** A value in UBL’s JSON form: a list with an underscore key. */
type Leaf = readonly [{ readonly _: string | number; readonly [attribute: string]: string | number }];
export type UblNode = { readonly [name: string]: readonly UblNode[] | Leaf };
export type EInvoice = { readonly _D: string; readonly _A: string; readonly _B: string } & UblDocument;
type UblDocument = { readonly Invoice: readonly [UblNode] } | { readonly CreditNote: readonly [UblNode] };

const schemas = "urn:oasis:names:specification:ubl:schema:xsd:";

/**
 * An issued document in the JSON form of UBL 2.1, for other software. It says what the document said on the day of
 * issue, to the cent, and nothing about later payments.
 */
export function eInvoiceOf(document: IssuedDocument): EInvoice {
  const isCredit = document.kind === "credit_note";
  const spaces = { _A: `${schemas}CommonAggregateComponents-2`, _B: `${schemas}CommonBasicComponents-2` };
  if (isCredit) return { _D: `${schemas}CreditNote-2`, ...spaces, CreditNote: [creditNote(document)] };
  return { _D: `${schemas}Invoice-2`, ...spaces, Invoice: [invoice(document)] };
}

const invoice = (document: IssuedDocument): UblNode => ({
  ...headOf(document),
  DueDate: leaf(document.dueOn),
  InvoiceTypeCode: leaf("380"),
  ...partsOf(document),
  InvoiceLine: document.lines.map((line, at) => ({
    ...lineOf(line, at, document.vatRate),
    InvoicedQuantity: quantity(line.quantity),
  })),
});

const creditNote = (document: IssuedDocument): UblNode => ({
  ...headOf(document),
  CreditNoteTypeCode: leaf("381"),
  ...partsOf(document),
  ...(document.credits && {
    BillingReference: [
      {
        InvoiceDocumentReference: [{ ID: leaf(document.credits.number), IssueDate: leaf(document.credits.issuedOn) }],
      },
    ],
  }),
  CreditNoteLine: document.lines.map((line, at) => ({
    ...lineOf(line, at, document.vatRate),
    CreditedQuantity: quantity(line.quantity),
  })),
});

const headOf = ({ number, issuedOn, note }: IssuedDocument): UblNode => ({
  UBLVersionID: leaf("2.1"),
  ID: leaf(number),
  IssueDate: leaf(issuedOn),
  ...(note && { Note: leaf(note) }),
  DocumentCurrencyCode: leaf("ZAR"),
});

function partsOf(document: IssuedDocument): UblNode {
  const { lines, seller, buyer, bookingReference } = document;
  const net = sum(lines.map(({ netCents }) => netCents));
  const gross = sum(lines.map(({ grossCents }) => grossCents));
  return {
    ...(bookingReference && { OrderReference: [{ ID: leaf(bookingReference) }] }),
    AccountingSupplierParty: [{ Party: [partyOf(seller)] }],
    AccountingCustomerParty: [{ Party: [partyOf(buyer)] }],
    TaxTotal: [taxTotal(document)],
    LegalMonetaryTotal: [
      {
        LineExtensionAmount: amount(net),
        TaxExclusiveAmount: amount(net),
        TaxInclusiveAmount: amount(gross),
        PayableAmount: amount(gross),
      },
    ],
  };
}

const partyOf = ({ name = "", address, vatNumber, registrationNumber, email, phone }: InvoiceParty): UblNode => ({
  PartyName: [{ Name: leaf(name) }],
  ...(address && { PostalAddress: [{ AddressLine: [{ Line: leaf(address) }] }] }),
  ...(vatNumber && { PartyTaxScheme: [{ CompanyID: leaf(vatNumber), TaxScheme: vat }] }),
  PartyLegalEntity: [
    { RegistrationName: leaf(name), ...(registrationNumber && { CompanyID: leaf(registrationNumber) }) },
  ],
  ...((email || phone) && {
    Contact: [{ ...(phone && { Telephone: leaf(phone) }), ...(email && { ElectronicMail: leaf(email) }) }],
  }),
});

function taxTotal({ lines, vatRate }: IssuedDocument): UblNode {
  const totals = totalsByCode(
    lines.map((line) => ({
      vatCode: line.vatCode,
      net: cents(line.netCents),
      vat: cents(line.vatCents),
      gross: cents(line.grossCents),
    })),
  );
  return {
    TaxAmount: amount(sum(totals.map((total) => total.vat))),
    TaxSubtotal: totals.map(({ code, net, vat: tax }) => ({
      TaxableAmount: amount(net),
      TaxAmount: amount(tax),
      TaxCategory: [categoryOf(code, vatRate)],
    })),
  };
}

function lineOf(line: DocumentLine, at: number, vatRate: number): UblNode {
  return {
    ID: leaf(String(at + 1)),
    LineExtensionAmount: amount(line.netCents),
    ...(line.serviceOn && {
      InvoicePeriod: [{ StartDate: leaf(line.serviceOn), EndDate: leaf(line.serviceOn) }],
    }),
    TaxTotal: [{ TaxAmount: amount(line.vatCents) }],
    Item: [{ Name: leaf(line.text), ClassifiedTaxCategory: [categoryOf(line.vatCode, vatRate)] }],
    // For the whole line at once, because a third of a cent can’t be written.
    Price: [{ PriceAmount: amount(line.netCents), BaseQuantity: quantity(line.quantity) }],
  };
}

/** Tax categories in UN/CEFACT’s code list 5305. */
const categories: Readonly<Record<VatCode, { readonly id: string; readonly reason?: string }>> = {
  STD15: { id: "S" },
  ZERO: { id: "Z" },
  EX12G: { id: "E", reason: "VAT Act 89 of 1991, section 12(g): transport of fare-paying passengers by road" },
  OOS: { id: "O", reason: "Outside the scope of VAT" },
};

function categoryOf(code: VatCode, vatRate: number): UblNode {
  const { id, reason } = categories[code];
  const percent = code === "STD15" ? Number(percentText(vatRate)) : 0;
  return {
    ID: leaf(id),
    ...(code !== "OOS" && { Percent: leaf(percent) }),
    ...(reason && { TaxExemptionReason: leaf(reason) }),
    TaxScheme: vat,
  };
}

const leaf = (value: string | number): Leaf => [{ _: value }];
const vat: readonly UblNode[] = [{ ID: leaf("VAT") }];
const amount = (value: number): Leaf => [{ _: value / 100, currencyID: "ZAR" }];
const quantity = (value: number): Leaf => [{ _: value, unitCode: "C62" }];
const sum = (values: readonly number[]) => values.reduce((so, value) => so + value, 0);
