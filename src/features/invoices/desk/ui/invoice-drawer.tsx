import { FileX } from "lucide-react";
import { useState } from "react";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { Timeline } from "#design/timeline.tsx";
import { invoiceLabels } from "#domain/invoice/invoice-labels.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { invoiceDeskContract as desk, type OpenedInvoice } from "../contract.ts";
import { InvoiceActionsBar } from "./invoice-actions-bar.tsx";
import { InvoiceDocumentCard } from "./invoice-document-card.tsx";
import { InvoiceFollowupCard } from "./invoice-followup-card.tsx";
import { actorLabel } from "./invoice-labels.ts";

type InvoiceDrawerProps = { invoiceId: string; onClose: () => void; onOpen: (id: string) => void };

/** One document with payments, history and actions. */
export function InvoiceDrawer({ invoiceId, onClose, onOpen }: InvoiceDrawerProps) {
  // Keeps showing the last record while the drawer closes.
  const [shown, setShown] = useState(invoiceId);
  if (invoiceId && invoiceId !== shown) setShown(invoiceId);
  const [isOnItsWay, setIsOnItsWay] = useState(false);
  const query = useCall(
    desk.readInvoice,
    { id: shown },
    // A newly issued invoice is sent a moment later, which changes its version.
    { enabled: shown !== "", ...(isOnItsWay && { refetchInterval: 2500 }) },
  );
  const isUnsent = query.data?.state === "issued" && query.data.sent_at === null;
  if (isUnsent !== isOnItsWay) setIsOnItsWay(isUnsent);
  return (
    <Drawer open={invoiceId !== ""} onClose={onClose} title={query.data ? titleOf(query.data) : "Invoice"}>
      {query.isPending && shown !== "" && <Waiting />}
      {query.error && <Failure error={query.error} onAgain={() => void query.refetch()} />}
      {query.data && <Opened invoice={query.data} onClose={onClose} onOpen={onOpen} />}
    </Drawer>
  );
}

const titleOf = ({ number, state }: OpenedInvoice) => (state === "draft" ? "Draft invoice" : number);

type OpenedProps = { invoice: OpenedInvoice; onClose: () => void; onOpen: (id: string) => void };

function Opened({ invoice, onClose, onOpen }: OpenedProps) {
  return (
    <div className="grid gap-7">
      <div className="grid gap-3">
        <InvoiceActionsBar invoice={invoice} onGone={onClose} />
        <InvoiceFollowupCard invoice={invoice} onOpen={onOpen} />
      </div>
      <InvoiceDocumentCard invoice={invoice} onOpen={onOpen} />
      <section className="grid gap-3">
        <h3 className="text-base font-bold">History</h3>
        <Timeline
          label="History of this invoice"
          events={invoice.moves.map(({ id, to_state, by, reason, at }) => ({
            id,
            time: formatDateTime(at),
            title: invoiceLabels[to_state].label,
            tone: invoiceLabels[to_state].tone,
            text: [actorLabel(by), reason].filter(Boolean).join(": "),
          }))}
        />
        {invoice.sent_at && <p className="text-sm text-ink-2">Last sent on {formatDate(invoice.sent_at)}.</p>}
      </section>
    </div>
  );
}

function Waiting() {
  return (
    <SkeletonGroup text="Loading invoice…" className="grid gap-4 pt-2">
      {["w-1/3", "w-4/5", "w-2/3", "w-full", "w-3/5"].map((width) => (
        <SkeletonLine key={width} className={width} />
      ))}
    </SkeletonGroup>
  );
}

function Failure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  if (error instanceof CallFailed && (error.status === 404 || error.status === 422))
    return (
      <EmptyState
        icon={<FileX />}
        title="We couldn’t find that invoice"
        text="Check the address, or search for the invoice."
      />
    );
  return <ReadFailed title="We couldn’t load the invoice" error={error} onAgain={onAgain} />;
}
