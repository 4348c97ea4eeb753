import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/fields/form.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { Spinner } from "#design/spinner.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { detailsForm, type InvoiceDetailsInput } from "../../contract.ts";
import { DetailsFields } from "../../ui/details-fields.tsx";
import { invoiceDocumentsContract } from "../contract.ts";
import { invoiceDetailsContract } from "../details-contract.ts";

type DetailsFormProps = {
  details: InvoiceDetailsInput;
  /** Saves them; returns the number of the reissued invoice, if any. */
  save: (details: InvoiceDetailsInput) => Promise<{ reissued: string | null }>;
};

/** The form for billing details. */
export function DetailsForm({ details, save }: DetailsFormProps) {
  const [done, setDone] = useState("");
  const submit = async (input: InvoiceDetailsInput) => {
    try {
      const { reissued } = await save(input);
      setDone(
        reissued
          ? `Saved. We’ve reissued your invoice as ${reissued} and emailed it to you.`
          : "Saved. We’ll use these details on your next invoice.",
      );
    } catch (error) {
      if (error instanceof CallFailed) throw new FieldErrors(error.fields, error.message);
      throw error;
    }
  };
  const { name, address, vat_number } = details;
  return (
    <Form schema={detailsForm} defaultValues={{ name, address, vat_number }} onSubmit={submit} className="grid gap-4">
      {done && (
        <Alert tone="ok" announce>
          {done}
        </Alert>
      )}
      <DetailsFields />
      <SubmitButton size="sm" busyText="Saving…" className="w-fit">
        Save invoice details
      </SubmitButton>
    </Form>
  );
}

/** The buyer on the signed-in person’s future invoices. */
export function InvoiceDetailsForm() {
  const query = useCall(invoiceDetailsContract.invoiceDetails, {});
  const save = useMakeCall(invoiceDetailsContract.saveInvoiceDetails, [
    invoiceDetailsContract.invoiceDetails,
    invoiceDocumentsContract.myInvoices,
  ]);
  if (query.isPending) return <Spinner text="Loading your details…" />;
  if (query.error)
    return (
      <ReadFailed title="We couldn’t load your details" error={query.error} onAgain={() => void query.refetch()} />
    );
  return <DetailsForm details={query.data} save={save.mutateAsync} />;
}
