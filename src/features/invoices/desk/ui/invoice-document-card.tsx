import type { ReactNode } from "react";
import { CopyButton } from "#design/copy-button.tsx";
import { DateText, formatDate } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { openAmount } from "#domain/invoice/invoice-balance.ts";
import { monthLabel, teamInvoiceKindLabel } from "#domain/invoice/invoice-labels.ts";
import { vatName } from "#domain/money/vat.ts";
import { countedText } from "#domain/pricing/line-text.ts";
import type { OpenedInvoice } from "../contract.ts";
import { methodLabels } from "./invoice-labels.ts";
import { InvoiceStatusBadge } from "./invoice-status-badge.tsx";

const rand = (amount: number) => formatRand(amount, { always: true });

type InvoiceDocumentProps = { invoice: OpenedInvoice; onOpen: (id: string) => void };

/** A document: parties, lines, totals, payments, credit notes. */
export function InvoiceDocumentCard({ invoice, onOpen }: InvoiceDocumentProps) {
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-2">
        <InvoiceStatusBadge state={invoice.state} />
        <span className="text-ink-2">{teamInvoiceKindLabel(invoice.kind)}</span>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[0.9375rem]">
        <Fact label="Billed to">
          <strong className="block">{invoice.buyer_name}</strong>
          <span className="block break-all text-ink-2">{invoice.buyer_email}</span>
          {invoice.buyer.address && <span className="block text-ink-2">{invoice.buyer.address}</span>}
          {invoice.buyer.vatNumber && <span className="block text-ink-2">VAT no. {invoice.buyer.vatNumber}</span>}
        </Fact>
        <Fact label="Issued">
          <DateText at={invoice.issued_at} />
        </Fact>
        <Fact label="Due">
          <DateText at={invoice.due_on} />
        </Fact>
        {invoice.month && <Fact label="Month">{monthLabel(invoice.month)}</Fact>}
        {invoice.booking_reference && <Fact label="Booking">{invoice.booking_reference}</Fact>}
        {invoice.credits_number && <Fact label="Credits">{invoice.credits_number}</Fact>}
        {invoice.pay_reference && <Fact label="EFT reference">{invoice.pay_reference}</Fact>}
        {invoice.pay_url && (
          <Fact label="Payment link">
            <CopyButton text={invoice.pay_url} label="Copy payment link" />
          </Fact>
        )}
        {invoice.note && <Fact label="Note">{invoice.note}</Fact>}
      </dl>
      <Lines invoice={invoice} />
      <QuotedDifference invoice={invoice} />
      <Payments invoice={invoice} />
      {invoice.credit_notes.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-base font-bold">Credit notes</h3>
          <ul className="grid gap-1">
            {invoice.credit_notes.map((note) => (
              <li key={note.id} className="flex flex-wrap justify-between gap-3">
                <button type="button" className="font-semibold text-link underline" onClick={() => onOpen(note.id)}>
                  {note.number}
                </button>
                <span className="tabular-nums">
                  {formatDate(note.issued_at)}, {rand(-note.total_cents)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function Lines({ invoice }: { invoice: OpenedInvoice }) {
  const isVendor = Boolean(invoice.seller.vatNumber);
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-bold">Lines</h3>
      <ul className="divide-y divide-line border-line border-y">
        {invoice.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document never change order
          <li key={at} className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5">
            <span>{countedText({ ...line, amount: line.gross_cents })}</span>
            <span className="text-end font-semibold tabular-nums">{rand(line.gross_cents)}</span>
            {isVendor && (
              <span className="col-span-2 text-sm text-ink-2">
                {vatName(line.vat_code, invoice.vat_rate)}
                {line.vat_cents !== 0 && `: ${rand(line.vat_cents)}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      <dl className="grid gap-1">
        {isVendor && <Sum label="Excluding VAT" amount={invoice.total_cents - invoice.vat_cents} />}
        {isVendor && <Sum label="VAT" amount={invoice.vat_cents} />}
        <Sum label="Total" amount={invoice.total_cents} isStrong />
        {invoice.credited_cents > 0 && <Sum label="Credited" amount={-invoice.credited_cents} />}
        {invoice.paid_cents !== 0 && <Sum label="Paid" amount={-invoice.paid_cents} />}
        {invoice.state === "written_off" && <Sum label="Written off" amount={-openOn(invoice)} />}
        {invoice.kind !== "credit_note" && invoice.state !== "draft" && (
          <Sum label="Amount due" amount={invoice.open_cents} isStrong />
        )}
        {invoice.refundable_cents > 0 && <Sum label="Overpaid" amount={invoice.refundable_cents} isStrong />}
      </dl>
    </section>
  );
}

/** The amount that is neither paid nor credited. */
const openOn = ({ total_cents, paid_cents, credited_cents }: OpenedInvoice): number =>
  openAmount({ totalCents: total_cents, paidCents: paid_cents, creditedCents: credited_cents });

function Sum({ label, amount, isStrong = false }: { label: string; amount: number; isStrong?: boolean }) {
  return (
    <div className={isStrong ? "flex justify-between gap-4 font-bold" : "flex justify-between gap-4 text-ink-2"}>
      <dt>{label}</dt>
      <dd className="tabular-nums">{rand(amount)}</dd>
    </div>
  );
}

/** From the accepted quote to the total, step by step, as on the PDF. */
function QuotedDifference({ invoice: { difference, total_cents } }: { invoice: OpenedInvoice }) {
  if (!difference) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-bold">Changed since the quote</h3>
      <dl className="grid gap-1">
        <Sum label={`Quote ${difference.quote_number}`} amount={difference.quoted_cents} />
        {difference.steps.map(({ text, amount_cents }) => (
          <Sum key={text} label={text} amount={amount_cents} />
        ))}
        <Sum label="This invoice" amount={total_cents} isStrong />
      </dl>
    </section>
  );
}

function Payments({ invoice }: { invoice: OpenedInvoice }) {
  if (invoice.payments.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-bold">Payments</h3>
      <ul className="grid gap-2">
        {invoice.payments.map((payment) => (
          <li key={payment.id} className="grid grid-cols-[1fr_auto] gap-x-4">
            <span>
              {methodLabels[payment.method] ?? payment.method}, {formatDate(payment.paid_on)}
            </span>
            <span className="text-end tabular-nums">{rand(payment.amount_cents)}</span>
            {payment.note && <span className="text-sm text-ink-2">{payment.note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
