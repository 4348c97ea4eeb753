import { BellOff, BellRing, FilePen } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { isUnsettled } from "#domain/invoice/invoice-balance.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { detailsForm } from "../../contract.ts";
import { chaseForm, invoiceRemindersContract } from "../../reminders/contract.ts";
import { DetailsFields } from "../../ui/details-fields.tsx";
import { invoiceDeskContract as desk, type OpenedInvoice, reissueForm } from "../contract.ts";
import { invoiceDraftsContract } from "../drafts-contract.ts";
import { missingLabels } from "./invoice-labels.ts";

const refreshed = [desk.readInvoice, desk.listInvoices, desk.invoiceFigures];

type FollowupProps = { invoice: OpenedInvoice; onOpen: (id: string) => void };

/** A document’s missing details, its buyer, and whether reminders are sent. */
export function InvoiceFollowupCard({ invoice, onOpen }: FollowupProps) {
  const [open, setOpen] = useState<"chase" | "buyer">();
  const close = () => setOpen(undefined);
  const isDraft = invoice.state === "draft";
  const isOwed = invoice.kind !== "credit_note" && isUnsettled(invoice.state) && invoice.open_cents > 0;
  const isStanding = isUnsettled(invoice.state) || invoice.state === "paid";
  const canRename = isDraft || (invoice.kind !== "credit_note" && isStanding && invoice.credited_cents === 0);
  return (
    <div className="grid gap-3">
      {invoice.missing.length > 0 && (isDraft || isStanding) && <Missing invoice={invoice} />}
      {isOwed && <Reminders invoice={invoice} />}
      <div className="flex flex-wrap gap-2">
        {canRename && (
          <Button size="sm" variant="outline" icon={<FilePen aria-hidden />} onClick={() => setOpen("buyer")}>
            {isDraft ? "Billed to…" : "Reissue"}
          </Button>
        )}
        {isOwed && (
          <Button size="sm" variant="outline" icon={<BellRing aria-hidden />} onClick={() => setOpen("chase")}>
            Reminders
          </Button>
        )}
      </div>
      <ChaseDialog invoice={invoice} open={open === "chase"} onClose={close} />
      {isDraft ? (
        <DraftBuyerDialog invoice={invoice} open={open === "buyer"} onClose={close} />
      ) : (
        <ReissueDialog invoice={invoice} open={open === "buyer"} onClose={close} onOpen={onOpen} />
      )}
    </div>
  );
}

function Missing({ invoice }: { invoice: OpenedInvoice }) {
  const lacks = invoice.missing.map((detail) => missingLabels[detail]).join(" and ");
  return (
    <Alert tone="warn" title={`This tax invoice lacks ${lacks}`}>
      {invoice.state === "draft"
        ? "It is required above R5 000. Add it before you issue."
        : "It is required above R5 000. Ask the customer, then reissue it."}
    </Alert>
  );
}

function Reminders({ invoice: { is_chased, promised_on, due_on } }: { invoice: OpenedInvoice }) {
  if (is_chased && !promised_on) return null;
  const isWaiting = promised_on !== null && promised_on >= localDateOf(new Date());
  return (
    <p className="flex items-start gap-2 rounded-md bg-surface-2 p-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      <BellOff aria-hidden />
      <span>
        {!is_chased && "Reminders are off for this invoice. "}
        {promised_on &&
          `Payment was promised by ${formatDate(promised_on)}${isWaiting ? ". We won’t send reminders until then." : "."}`}
        {!promised_on && `It was due on ${formatDate(due_on)}.`}
      </span>
    </p>
  );
}

type DialogProps = { invoice: OpenedInvoice; open: boolean; onClose: () => void };

function ChaseDialog({ invoice, open, onClose }: DialogProps) {
  const set = useMakeCall(invoiceRemindersContract.setInvoiceChase, refreshed);
  const { id, version } = invoice;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Reminders"
      text="We send reminders 1, 7 and 21 days after the due date. After 30 days the account is suspended."
      confirmLabel="Save"
      schema={chaseForm}
      defaultValues={{ is_chased: invoice.is_chased, promised_on: invoice.promised_on, reason: "" }}
      doneLabel="Reminders saved"
      onConfirm={(values) => set.mutateAsync({ ...values, id, version })}
    >
      <FormCheckbox
        name="is_chased"
        label="Send reminders"
        hint="If off, the invoice shows as overdue and we send no reminders."
      />
      <FormField
        name="promised_on"
        label="Promised to pay by"
        optional
        hint="We won’t send reminders until after this date."
      >
        {({ value, onChange }) => (
          <DatePicker value={value ?? ""} onChange={(day) => onChange(day || null)} min={localDateOf(new Date())} />
        )}
      </FormField>
      <FormField name="reason" label="Reason" required hint="Saved in the activity log.">
        <TextInput maxLength={300} />
      </FormField>
    </FormDialog>
  );
}

const detailsOf = ({ buyer_name, buyer }: OpenedInvoice) => ({
  name: buyer_name,
  address: buyer.address ?? "",
  vat_number: buyer.vatNumber ?? "",
});

function DraftBuyerDialog({ invoice, open, onClose }: DialogProps) {
  const complete = useMakeCall(invoiceDraftsContract.completeDraft, refreshed);
  const { id, version } = invoice;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Billed to"
      text="A full tax invoice shows the customer’s name and address."
      confirmLabel="Save"
      schema={detailsForm}
      defaultValues={detailsOf(invoice)}
      doneLabel="Draft saved"
      onConfirm={(values) => complete.mutateAsync({ ...values, id, version })}
    >
      <DetailsFields />
    </FormDialog>
  );
}

function ReissueDialog({ invoice, open, onClose, onOpen }: DialogProps & { onOpen: (id: string) => void }) {
  const reissue = useMakeCall(desk.reissueInvoice, [...refreshed, desk.invoiceGaps]);
  const { id, version } = invoice;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Reissue ${invoice.number}`}
      text="An issued invoice can’t be changed. We credit it and issue a new one with a new number. Payments move to the new invoice, and we email both to the customer."
      confirmLabel="Reissue invoice"
      schema={reissueForm}
      defaultValues={{ ...detailsOf(invoice), reason: "" }}
      onConfirm={async (values) => {
        const reissued = await reissue.mutateAsync({ ...values, id, version });
        onOpen(reissued.id);
        return reissued;
      }}
      doneLabel={({ number }) => `${number} issued`}
    >
      <DetailsFields />
      <FormField name="reason" label="Reason" required hint="Shown on the credit note.">
        <TextInput maxLength={200} />
      </FormField>
    </FormDialog>
  );
}
