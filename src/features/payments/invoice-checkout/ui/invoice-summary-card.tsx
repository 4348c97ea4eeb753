import { Download } from "lucide-react";
import { Button } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { useFile } from "#design/use-file.ts";
import { invoiceKindLabels } from "#domain/invoice/invoice-labels.ts";
import { invoiceDocumentsContract } from "#features/invoices/documents/contract.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { InvoiceToPay } from "../contract.ts";

type InvoiceSummaryProps = { invoice: InvoiceToPay; token: string };

/** The invoice, next to the payment methods. */
export function InvoiceSummaryCard({ invoice, token }: InvoiceSummaryProps) {
  const { isBusy, save } = useFile();
  return (
    <aside
      aria-labelledby="invoice-summary"
      className="grid content-start gap-5 self-start rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line lg:sticky lg:top-24"
    >
      <div>
        <p className="text-sm text-ink-2">{invoiceKindLabels[invoice.kind]}</p>
        <h2 id="invoice-summary" className="mt-1 font-bold font-display text-[1.25rem] leading-snug">
          {invoice.number}
        </h2>
      </div>
      <dl className="grid gap-3 text-[0.9375rem]">
        <Fact label="Billed to">{invoice.buyer_name}</Fact>
        <Fact label="Issued">{formatDate(invoice.issued_at)}</Fact>
        <Fact label="Due">{formatDate(invoice.due_on)}</Fact>
      </dl>
      <ul className="grid gap-2 border-line border-t pt-4 text-[0.9375rem]">
        {invoice.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a document never change order
          <li key={at} className="grid grid-cols-[1fr_auto] gap-x-3">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {line.text}
              {line.service_on && <span className="block text-sm text-ink-2">{formatDate(line.service_on)}</span>}
            </span>
            <Money cents={line.gross_cents} />
          </li>
        ))}
      </ul>
      <dl className="grid gap-2 border-line border-t pt-4">
        <Sum label="Total" cents={invoice.total_cents} isStrong={invoice.due_cents === invoice.total_cents} />
        {invoice.vat_cents > 0 && <Sum label="VAT included" cents={invoice.vat_cents} />}
        {invoice.credited_cents > 0 && <Sum label="Credited" cents={-invoice.credited_cents} />}
        {invoice.paid_cents > 0 && <Sum label="Paid" cents={-invoice.paid_cents} />}
        {invoice.due_cents !== invoice.total_cents && invoice.phase === "due" && (
          <Sum label="Amount due" cents={invoice.due_cents} isStrong />
        )}
      </dl>
      <Button
        variant="outline"
        busy={isBusy}
        icon={<Download aria-hidden />}
        onClick={() => void save(() => callSignedIn(invoiceDocumentsContract.invoiceFile, { token }))}
      >
        Download PDF
      </Button>
    </aside>
  );
}

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div className="grid grid-cols-[5.5rem_1fr] gap-x-3">
    <dt className="text-ink-2">{label}</dt>
    <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{children}</dd>
  </div>
);

const Sum = ({ label, cents, isStrong = false }: { label: string; cents: number; isStrong?: boolean }) => (
  <div className={isStrong ? "flex justify-between gap-3 font-bold" : "flex justify-between gap-3 text-ink-2"}>
    <dt>{label}</dt>
    <dd>
      <Money cents={cents} />
    </dd>
  </div>
);
