import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { ownInvoiceForm, providerInvoicesContract } from "../../provider-invoices/contract.ts";
import { emptyInvoice, InvoiceFields, matchedText } from "../../ui/invoice-fields.tsx";
import { providerPortalContract } from "../contract.ts";

/** A provider’s invoice, by default for last month. */
export function SendInvoiceDialog({ onClose }: { onClose: () => void }) {
  const send = useMakeCall(providerInvoicesContract.sendProviderInvoice, [providerPortalContract.providerEarnings]);
  return (
    <FormDialog
      onClose={onClose}
      title="Send invoice"
      text="We match it with your trips in its period that aren’t on another invoice, and pay what was agreed for them."
      confirmLabel="Send invoice"
      schema={ownInvoiceForm}
      defaultValues={emptyInvoice()}
      onConfirm={(values) => send.mutateAsync(values)}
      doneLabel={(sent) => `Invoice sent for ${matchedText(sent)}`}
    >
      <InvoiceFields />
    </FormDialog>
  );
}
