import { Download, FileText } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { PagedList } from "#design/table/paged-list.tsx";
import { useFile } from "#design/use-file.ts";
import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { customerInvoiceLabel, invoiceKindLabels } from "#domain/invoice/invoice-labels.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { useCallPages } from "#platform/browser/use-call-pages.ts";
import { type InvoiceLine, invoiceDocumentsContract } from "../contract.ts";
import { MyInvoiceTools, OrganisationInvoiceTools } from "./invoice-tools-row.tsx";

/** The signed-in person’s invoices, latest first. */
export const InvoiceList = ({ empty }: { empty: ReactNode }) => (
  <>
    <MyInvoiceTools />
    <Invoices call={invoiceDocumentsContract.myInvoices} empty={empty} />
  </>
);

/** Invoices of the person's hotel, agency or company. */
export const OrganisationInvoiceList = ({ empty }: { empty: ReactNode }) => (
  <>
    <OrganisationInvoiceTools />
    <Invoices call={invoiceDocumentsContract.organisationInvoices} empty={empty} />
  </>
);

type InvoicesProps = {
  call: typeof invoiceDocumentsContract.myInvoices | typeof invoiceDocumentsContract.organisationInvoices;
  empty: ReactNode;
};

function Invoices({ call, empty }: InvoicesProps) {
  const { pages, error, again, ...paging } = useCallPages(call, (after) => ({ after }));
  const items = pages
    ?.flatMap(({ invoices }) => invoices)
    .map((invoice) => (
      <li key={invoice.number}>
        <InvoiceCard invoice={invoice} />
      </li>
    ));
  return (
    <PagedList
      label="Invoices"
      items={items}
      error={error}
      onAgain={again}
      hasMore={paging.hasMore}
      isReadingMore={paging.isReadingMore}
      onMore={paging.more}
      empty={empty}
    />
  );
}

/** A credit note needs no payment. */
const taken = { label: "Credited to you", tone: "ok" } as const;

function InvoiceCard({ invoice }: { invoice: InvoiceLine }) {
  const headingId = useId();
  const { label, tone } = invoice.kind === "credit_note" ? taken : customerInvoiceLabel(invoice.state);
  const { kind, state, total_cents: totalCents, credited_cents: creditedCents, paid_cents: paidCents } = invoice;
  const open = dueAmount({ kind, state, totalCents, creditedCents, paidCents });
  return (
    <article
      aria-labelledby={headingId}
      className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3 rounded-lg bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:grid-cols-[auto_1fr_auto]"
    >
      <span aria-hidden="true" className="grid size-11 place-items-center rounded-md bg-accent-soft text-warn">
        <FileText className="size-5" />
      </span>
      <div className="min-w-0">
        <h3 id={headingId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h3">
          {invoice.number}
          <Badge tone={tone} dot>
            {label}
          </Badge>
        </h3>
        <p className="mt-1 text-ink-2 text-sm">
          {invoiceKindLabels[invoice.kind]} of {formatDate(invoice.issued_at)}
          {open > 0 && `, due ${formatDate(invoice.due_on)}`}
        </p>
        {invoice.booking_reference && (
          <p className="text-ink-2 text-sm">
            {invoice.service_name} on {formatDate(invoice.travelled_at ?? invoice.issued_at)}, booking{" "}
            {invoice.booking_reference}
          </p>
        )}
      </div>
      <div className="max-sm:col-span-2 sm:text-right">
        <p className="font-bold font-display text-xl">{formatRand(invoice.total_cents, { always: true })}</p>
        <p className="text-ink-2 text-sm">{vatLabel(invoice.vat_cents)}</p>
        {open > 0 && invoice.paid_cents > 0 && (
          <p className="font-semibold text-sm text-warn">{formatRand(open, { always: true })} due</p>
        )}
        <div className="mt-2">
          <InvoiceDownloadButton number={invoice.number} />
        </div>
      </div>
    </article>
  );
}

/** Transport of fare-paying passengers by road is VAT-exempt; a tour is not. */
const vatLabel = (vat: number) =>
  vat > 0 ? `includes ${formatRand(vat, { always: true })} VAT` : "VAT exempt, s12(g)";

/** Downloads an invoice as a PDF. */
function InvoiceDownloadButton({ number }: { number: string }) {
  const { isBusy, save } = useFile();
  return (
    <Button
      size="sm"
      variant="outline"
      busy={isBusy}
      icon={<Download aria-hidden />}
      aria-label={`Download ${number}`}
      onClick={() => void save(() => callSignedIn(invoiceDocumentsContract.invoiceFile, { number }))}
    >
      Download
    </Button>
  );
}
