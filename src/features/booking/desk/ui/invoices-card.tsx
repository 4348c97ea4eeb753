import { Badge, type Tone } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useMay } from "#platform/browser/use-may.ts";
import type { DeskBooking } from "../detail-contract.ts";

type DeskInvoice = DeskBooking["invoices"][number];

function toneOf({ is_credit, is_late, state }: DeskInvoice): Tone {
  if (is_credit) return "info";
  if (is_late) return "bad";
  return state === "paid" ? "ok" : "neutral";
}

const readable = (code: string) => code.replaceAll("_", " ");

/** A booking’s invoices and credit notes, each linked to Invoices. */
export function InvoicesCard({ booking: { invoices } }: { booking: DeskBooking }) {
  const opens = useMay()("change_invoices");
  return (
    <Card>
      <CardHeader title="Invoices" />
      {invoices.length === 0 && (
        <p className="text-ink-2 text-sm">No invoices yet. We issue one when the booking is paid or put on account.</p>
      )}
      <ul aria-label="Invoices" className="grid text-sm">
        {invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-line border-t py-2 first:border-t-0"
          >
            {opens ? (
              <SiteLink to={`/admin/invoices?invoice=${invoice.id}`} className="font-semibold text-link tabular-nums">
                {invoice.number}
              </SiteLink>
            ) : (
              <span className="font-semibold tabular-nums">{invoice.number}</span>
            )}
            <Badge tone={toneOf(invoice)}>{invoice.is_credit ? "Credit note" : readable(invoice.state)}</Badge>
            <b className="ms-auto tabular-nums">
              {invoice.is_credit ? "−" : ""}
              {formatRand(Math.abs(invoice.total_cents))}
            </b>
            <span className="w-full text-ink-2 text-xs">
              {invoice.is_monthly && "This booking’s part of a monthly document · "}
              {formatFullDate(invoice.issued_at)}
              {!invoice.is_credit && ` · due ${formatFullDate(invoice.due_on)}`}
              {invoice.open_cents > 0 && ` · amount due ${formatRand(invoice.open_cents)}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
