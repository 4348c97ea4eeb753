import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button, IconButton } from "#design/button.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { invoiceDeskContract as desk } from "../contract.ts";
import { draftForm, invoiceDraftsContract } from "../drafts-contract.ts";
import { vatLabels } from "./invoice-labels.ts";

type DraftDialogProps = { open: boolean; onClose: () => void; onDrafted: (id: string) => void };
type Way = "booking" | "lines";

const emptyLine = { text: "", quantity: 1, unit_cents: 0, vat_code: "EX12G" as const };
const empty = {
  booking_reference: "",
  buyer_name: "",
  buyer_email: "",
  buyer_address: "",
  buyer_vat_number: "",
  note: "",
};

/** Starts an invoice: for a booking as agreed, or with separate lines. */
export function DraftDialog({ open, onClose, onDrafted }: DraftDialogProps) {
  const [way, setWay] = useState<Way>("booking");
  const draft = useMakeCall(invoiceDraftsContract.draftInvoice, [desk.listInvoices, desk.invoiceFigures]);
  return (
    <FormDialog
      // A form keeps its initial values, so switching starts a new one.
      key={way}
      open={open}
      onClose={onClose}
      title="New invoice"
      text="It stays a draft until you issue it."
      confirmLabel="Create draft"
      schema={draftForm}
      defaultValues={{ ...empty, lines: way === "lines" ? [emptyLine] : [] }}
      doneLabel="Draft created"
      onConfirm={async (values) => {
        const made = await draft.mutateAsync(values);
        onDrafted(made.id);
      }}
    >
      <Segmented
        label="What is billed"
        value={way}
        onChange={setWay}
        options={[
          { value: "booking", label: "A booking" },
          { value: "lines", label: "Something else" },
        ]}
      />
      <FormField
        name="booking_reference"
        label="Booking reference"
        required={way === "booking"}
        optional={way === "lines"}
        hint={way === "lines" ? "If it belongs to a booking, such as waiting time." : "With the part before the dash."}
      >
        <TextInput autoCapitalize="characters" maxLength={20} />
      </FormField>
      {way === "lines" && <DraftLines />}
      <details className="rounded-md bg-surface-2 p-4" open={way === "lines"}>
        <summary className="cursor-pointer font-semibold">Billed to</summary>
        <p className="mt-1 mb-3 text-sm text-ink-2">
          Leave blank to use the booking’s details. A full tax invoice needs the address.
        </p>
        <div className="grid gap-3">
          <FormField name="buyer_name" label="Name">
            <TextInput maxLength={200} />
          </FormField>
          <FormField name="buyer_email" label="Email">
            <TextInput type="email" />
          </FormField>
          <FormField name="buyer_address" label="Address">
            <TextInput maxLength={300} />
          </FormField>
          <FormField name="buyer_vat_number" label="VAT number" optional>
            <TextInput maxLength={20} />
          </FormField>
        </div>
      </details>
      <FormField name="note" label="Note on the invoice" optional>
        <TextInput maxLength={500} />
      </FormField>
    </FormDialog>
  );
}

function DraftLines() {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: "lines" });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">Lines, including VAT</legend>
      {fields.map((field, at) => (
        <div key={field.id} className="grid grid-cols-[1fr_auto] gap-2 rounded-md bg-surface-2 p-3">
          <FormField name={`lines.${at}.text`} label="Description" hideLabel className="col-span-2">
            <TextInput size="sm" placeholder="Description" maxLength={200} />
          </FormField>
          <div className="grid grid-cols-[5rem_1fr] gap-2">
            <FormField name={`lines.${at}.quantity`} label="Quantity" hideLabel>
              {({ value, onChange }) => <NumberEntry size="sm" value={value} onChange={onChange} trail="×" />}
            </FormField>
            <FormField name={`lines.${at}.unit_cents`} label="Unit price" hideLabel>
              {({ value, onChange }) => <NumberEntry size="sm" unit="rand" value={value} onChange={onChange} />}
            </FormField>
            <FormField name={`lines.${at}.vat_code`} label="VAT" hideLabel className="col-span-2">
              <Select size="sm" options={Object.entries(vatLabels).map(([value, label]) => ({ value, label }))} />
            </FormField>
          </div>
          <IconButton
            size="sm"
            label={`Remove line ${at + 1}`}
            disabled={fields.length === 1}
            onClick={() => remove(at)}
          >
            <Trash2 />
          </IconButton>
        </div>
      ))}
      <Button
        size="sm"
        variant="outline"
        icon={<Plus aria-hidden />}
        onClick={() => append(emptyLine)}
        className="w-fit"
      >
        Add line
      </Button>
    </fieldset>
  );
}
