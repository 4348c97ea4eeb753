import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Money } from "#design/money.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { invoiceDeskContract as desk } from "../../desk/contract.ts";
import { type IssueResult, type UnbilledBooking, invoiceUnbilledContract as unbilled } from "../contract.ts";

type IssueDialogProps = { bookings: readonly UnbilledBooking[]; onClose: () => void };

/** Confirms once, then shows each booking’s invoice, or why it has none. */
export function IssueDialog({ bookings, onClose }: IssueDialogProps) {
  const issue = useMakeCall(unbilled.issueInvoices, [
    unbilled.unbilledBookings,
    desk.listInvoices,
    desk.invoiceFigures,
    desk.invoiceGaps,
  ]);
  const [results, setResults] = useState<readonly IssueResult[]>();
  const start = () =>
    issue.mutate({ bookings: bookings.map(({ id }) => id) }, { onSuccess: (done) => setResults(done.results) });
  const many = bookings.length === 1 ? "1 invoice" : `${bookings.length} invoices`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={results ? doneText(results) : `Issue ${many}?`}
      {...(!results && {
        description: "Each gets the next number and is emailed to the customer. An issued invoice can’t be changed.",
      })}
      footer={
        results ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={issue.isPending} onClick={start}>
              Issue {many}
            </Button>
          </>
        )
      }
    >
      {issue.error && <Alert tone="bad">{issue.error.message}</Alert>}
      <ul aria-label="Result for each booking" className="grid gap-1.5 pb-3">
        {bookings.map((booking) => (
          <IssueRow
            key={booking.id}
            booking={booking}
            result={results?.find(({ booking_id }) => booking_id === booking.id)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

const IssueRow = ({ booking, result }: { booking: UnbilledBooking; result: IssueResult | undefined }) => (
  <li className="flex flex-wrap items-baseline gap-x-2 border-line border-b py-1.5 text-sm last:border-b-0">
    <b className="tabular-nums">{booking.reference}</b>
    <span className="min-w-0 truncate text-ink-2">{booking.organisation ?? booking.customer}</span>
    <span className="ms-auto tabular-nums">
      <Money cents={booking.total_cents} always />
    </span>
    {result && <Badge tone={result.is_done ? "ok" : "bad"}>{result.is_done ? "Issued" : "Not issued"}</Badge>}
    {result?.invoice && (
      <SiteLink to={`/admin/invoices?invoice=${result.invoice.id}`} className="w-full text-link underline">
        {result.invoice.number}
      </SiteLink>
    )}
    {result && !result.is_done && <span className="w-full text-bad">{result.message}</span>}
  </li>
);

function doneText(results: readonly IssueResult[]): string {
  const done = results.filter(({ is_done }) => is_done).length;
  return `${done} of ${results.length} issued`;
}
