import { Download, FileJson2, FileMinus2, HandCoins, MailCheck, Send, Stamp, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useFile } from "#design/use-file.ts";
import { isMailable } from "#domain/text/caller-address.ts";
import { callSignedIn, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { invoiceDeskContract as desk, type OpenedInvoice } from "../contract.ts";
import { invoiceDraftsContract } from "../drafts-contract.ts";
import { CreditDialog, PaymentDialog, RefundDialog, WriteOffDialog } from "./invoice-dialogs.tsx";
import { useFreshInvoice } from "./use-fresh-invoice.ts";

/** Every action reloads these. */
const refreshed = [desk.readInvoice, desk.listInvoices, desk.invoiceFigures, desk.invoiceGaps];

type InvoiceActionsProps = { invoice: OpenedInvoice; onGone: () => void };
type Open = "issue" | "discard" | "payment" | "credit" | "refund" | "write-off";

/** A document’s possible actions. */
export function InvoiceActionsBar({ invoice, onGone }: InvoiceActionsProps) {
  const [open, setOpen] = useState<Open>();
  const may = useMay();
  const close = () => setOpen(undefined);
  const file = useFile();
  const eInvoice = useFile();
  const isDraft = invoice.state === "draft";
  const isInvoice = invoice.kind !== "credit_note" && !isDraft;
  const isOpen = isInvoice && invoice.open_cents > 0 && invoice.state !== "written_off";
  return (
    <div className="flex flex-wrap gap-2">
      {isDraft && (
        <Button size="sm" icon={<Stamp aria-hidden />} onClick={() => setOpen("issue")}>
          Issue
        </Button>
      )}
      {!isDraft && <SendButton invoice={invoice} />}
      <Button
        size="sm"
        variant="outline"
        busy={file.isBusy}
        icon={<Download aria-hidden />}
        onClick={() => void file.save(() => callSignedIn(desk.downloadInvoice, { id: invoice.id }))}
      >
        PDF
      </Button>
      {!isDraft && (
        <Button
          size="sm"
          variant="outline"
          busy={eInvoice.isBusy}
          icon={<FileJson2 aria-hidden />}
          title="UBL 2.1 as JSON, for accounting programs"
          onClick={() =>
            void eInvoice.save(() => callSignedIn(desk.downloadInvoice, { id: invoice.id, format: "ubl" }))
          }
        >
          E-invoice
        </Button>
      )}
      {isOpen && (
        <Button size="sm" variant="outline" icon={<HandCoins aria-hidden />} onClick={() => setOpen("payment")}>
          Record payment
        </Button>
      )}
      {isInvoice && invoice.possible_states.includes("credited") && (
        <Button size="sm" variant="outline" icon={<FileMinus2 aria-hidden />} onClick={() => setOpen("credit")}>
          Credit note
        </Button>
      )}
      {invoice.refund_at_most_cents > 0 && may("approve_refund") && (
        <Button size="sm" variant="outline" icon={<Undo2 aria-hidden />} onClick={() => setOpen("refund")}>
          Refund
        </Button>
      )}
      {isOpen && (
        <Button
          size="sm"
          variant="quiet"
          disabled={invoice.against_write_off !== null}
          onClick={() => setOpen("write-off")}
        >
          Write off
        </Button>
      )}
      {isDraft && (
        <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden />} onClick={() => setOpen("discard")}>
          Delete draft
        </Button>
      )}
      <Obstacles invoice={invoice} mayWriteOff={isOpen} />
      <IssueDialog invoice={invoice} open={open === "issue"} onClose={close} />
      <DiscardDialog invoice={invoice} open={open === "discard"} onClose={close} onGone={onGone} />
      <PaymentDialog invoice={invoice} open={open === "payment"} onClose={close} />
      <CreditDialog invoice={invoice} open={open === "credit"} onClose={close} />
      {open === "refund" && <RefundDialog invoice={invoice} onClose={close} />}
      <WriteOffDialog invoice={invoice} open={open === "write-off"} onClose={close} />
    </div>
  );
}

/** Why a button is disabled. */
function Obstacles({ invoice, mayWriteOff }: { invoice: OpenedInvoice; mayWriteOff: boolean }) {
  const reasons = [
    ...(invoice.state !== "draft" && !isMailable(invoice.buyer_email) ? [desk.sendInvoice.refusals.no_address] : []),
    ...(mayWriteOff && invoice.against_write_off ? [desk.writeOffInvoice.refusals[invoice.against_write_off]] : []),
  ];
  return reasons.length > 0 && <p className="basis-full text-ink-2 text-sm">{reasons.join(" ")}</p>;
}

/** Shows a refusal and reloads what it was about. */
function useRefusal() {
  const refresh = useFreshInvoice();
  return (error: Error) => {
    refresh(error);
    void toast({ title: error.message, kind: "error" });
  };
}

function SendButton({ invoice }: { invoice: OpenedInvoice }) {
  const send = useMakeCall(desk.sendInvoice, refreshed);
  const refused = useRefusal();
  const isAgain = invoice.sent_at !== null;
  return (
    <Button
      size="sm"
      variant={isAgain ? "outline" : "primary"}
      busy={send.isPending}
      disabled={!isMailable(invoice.buyer_email)}
      icon={isAgain ? <MailCheck aria-hidden /> : <Send aria-hidden />}
      onClick={() =>
        send.mutate(
          { id: invoice.id, version: invoice.version },
          {
            onSuccess: () => void toast({ title: `Email sent to ${invoice.buyer_email}.`, kind: "success" }),
            onError: refused,
          },
        )
      }
    >
      {isAgain ? "Send again" : "Send by email"}
    </Button>
  );
}

type DialogProps = { invoice: OpenedInvoice; open: boolean; onClose: () => void };

function IssueDialog({ invoice, open, onClose }: DialogProps) {
  const issue = useMakeCall(invoiceDraftsContract.issueDraft, refreshed);
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title="Issue this invoice?"
      text="It gets the next number and we email it to the customer. After that it can only be credited, not changed."
      confirmLabel="Issue invoice"
      doneLabel={({ number }) => `${number} issued`}
      onConfirm={() => issue.mutateAsync({ id: invoice.id, version: invoice.version })}
    />
  );
}

function DiscardDialog({ invoice, open, onClose, onGone }: DialogProps & { onGone: () => void }) {
  const discard = useMakeCall(invoiceDraftsContract.discardDraft, [desk.listInvoices, desk.invoiceFigures]);
  return (
    <ActionDialog
      open={open}
      onClose={onClose}
      title="Delete this draft?"
      text="It never had a number, so none will be missing."
      confirmLabel="Delete draft"
      doneLabel="Draft deleted"
      tone="danger"
      onConfirm={async () => {
        await discard.mutateAsync({ id: invoice.id, version: invoice.version });
        onGone();
      }}
    />
  );
}
