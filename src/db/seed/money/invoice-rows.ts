import type {
  invoiceBookings,
  invoiceLines,
  invoiceMoves,
  invoicePayments,
  invoices,
  numberSeries,
} from "#db/schema/invoices.ts";
import { documentNumber, invoiceKindFor, type NumberSeries, seriesName } from "#domain/invoice/invoice-document.ts";
import type { InvoiceParty, InvoiceState } from "#domain/invoice/invoice-lifecycle.ts";
import { add } from "#domain/money/money.ts";
import type { TaxedLine } from "#domain/money/vat.ts";
import { type LocalDate, localDateOf } from "#domain/time/local-time.ts";
import { sampleCompany, sampleSettings } from "../people/sample-company.ts";
import type { Random } from "../random.ts";

export type InvoiceRow = typeof invoices.$inferInsert;
type PaymentRow = typeof invoicePayments.$inferInsert;
type ShareRow = typeof invoiceBookings.$inferInsert;

export type Buyer = InvoiceParty & {
  readonly name: string;
  readonly email: string;
  readonly organisationId: string | null;
};

/** A document of the demo: what it says, and what became of it. */
export type DemoDocument = {
  readonly buyer: Buyer;
  readonly bookingId: string | null;
  readonly issuedAt: Date;
  readonly dueOn: LocalDate;
  readonly lines: readonly TaxedLine[];
  /** Steps after it was issued; the last is its status. */
  readonly steps: readonly { readonly to: InvoiceState; readonly at: Date; readonly reason?: string }[];
  readonly payment?: Pick<PaymentRow, "amountCents" | "method" | "paidOn" | "paymentId">;
  /** Of a monthly invoice: what of it is of which booking. */
  readonly shares?: readonly Omit<ShareRow, "invoiceId">[];
  /** Not issued yet: it bears no number and is not sent. */
  readonly isDraft?: boolean;
  readonly more?: Partial<InvoiceRow>;
};

type Written = {
  readonly invoice: InvoiceRow;
  readonly lines: readonly (typeof invoiceLines.$inferInsert)[];
  readonly moves: readonly (typeof invoiceMoves.$inferInsert)[];
  readonly payments: readonly PaymentRow[];
  readonly shares: readonly ShareRow[];
};

/** A document as the rows it is kept in. */
export function rowsOf(document: DemoDocument, number: string, luck: Random): Written {
  const { issuedAt, steps, payment } = document;
  const invoice = { id: luck.id(issuedAt), number, ...headOf(document), ...document.more };
  const first = document.isDraft
    ? ({ at: issuedAt, from: null, to: "draft" } as const)
    : ({ at: issuedAt, from: "draft", to: "issued" } as const);
  const moves = steps.map((step, at) => ({ ...step, from: steps[at - 1]?.to ?? ("issued" as const) }));
  return {
    invoice,
    lines: document.lines.map((line, position) => lineOf(line, { id: luck.id(issuedAt), position, invoice })),
    moves: [first, ...moves].map(({ from, to, at, ...why }) => ({
      id: luck.id(at),
      invoiceId: invoice.id,
      fromState: from,
      toState: to,
      actor: "system",
      reason: "reason" in why ? why.reason : null,
      createdAt: at,
    })),
    payments: payment
      ? [{ ...payment, id: luck.id(issuedAt), invoiceId: invoice.id, recordedBy: "system", createdAt: issuedAt }]
      : [],
    shares: (document.shares ?? []).map((share) => ({ ...share, invoiceId: invoice.id })),
  };
}

function headOf({ buyer, bookingId, issuedAt, dueOn, lines, steps, payment, isDraft }: DemoDocument) {
  const { tax, company } = sampleSettings;
  const { organisationId, ...party } = buyer;
  return {
    kind: invoiceKindFor({ isVendor: tax.isVendor, lines }),
    state: isDraft ? "draft" : (steps.at(-1)?.to ?? "issued"),
    bookingId,
    organisationId,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    buyer: party,
    totalCents: add(...lines.map(({ gross }) => gross)),
    vatCents: add(...lines.map(({ vat }) => vat)),
    paidCents: payment?.amountCents ?? 0,
    issuedAt,
    dueOn,
    sentAt: isDraft ? null : issuedAt,
    createdAt: issuedAt,
    tradingName: isDraft ? "" : sampleCompany.name,
    seller: {
      name: company.legalName,
      address: company.address,
      registrationNumber: company.registrationNumber,
      vatNumber: tax.vatNumber,
    },
  } satisfies Partial<InvoiceRow>;
}

type Place = { readonly id: string; readonly position: number; readonly invoice: InvoiceRow };

const lineOf = (line: TaxedLine, { id, position, invoice }: Place) => ({
  id,
  invoiceId: invoice.id,
  position,
  text: line.text,
  serviceOn: line.serviceOn,
  quantity: line.quantity,
  unitCents: line.unit,
  vatCode: line.vatCode,
  netCents: line.net,
  vatCents: line.vat,
  grossCents: line.gross,
  bookingId: line.bookingId ?? invoice.bookingId ?? null,
});

/** INV-2026-00001 and on, without a gap; every year starts again. The series then goes on where this ends. */
export function yearlyNumbers() {
  const used = new Map<string, number>();
  return {
    next(series: NumberSeries, issuedAt: Date): string {
      const name = seriesName(series, localDateOf(issuedAt));
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      return documentNumber(name, count);
    },
    series: (): (typeof numberSeries.$inferInsert)[] => [...used].map(([name, last]) => ({ name, next: last + 1 })),
  };
}
