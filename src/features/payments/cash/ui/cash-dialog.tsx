import * as z from "zod/mini";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { amount, note } from "../../contract.ts";
import { verificationContract } from "../../verification/contract.ts";
import { cashContract, type ListedCash } from "../contract.ts";

export type CashAction = {
  readonly cash: ListedCash;
  readonly to: "collected" | "handed_in" | "reconciled";
  readonly label: string;
};

const refreshed = [cashContract.cashPayments, verificationContract.paymentsWaiting];
const form = z.object({ amount_cents: amount, driver_id: z.string(), note });
const texts = {
  collected:
    "The amount the driver took counts as paid, and we’ll email the customer. If it isn’t handed in, it’s deducted from the driver’s pay.",
  handed_in: "The driver has handed it in.",
  reconciled: "The cash has been counted and is in the safe or the bank.",
} as const;

export function CashDialog({ cash, to, label, onClose }: CashAction & { onClose: () => void }) {
  const move = useMakeCall(cashContract.moveCash, refreshed);
  const { payment_id, version } = cash;
  return (
    <FormDialog
      title={`${formatRand(cash.amount_cents)} for ${cash.booking_reference}: ${label.toLowerCase()}?`}
      text={texts[to]}
      confirmLabel={label}
      onClose={onClose}
      schema={form}
      defaultValues={{ amount_cents: cash.amount_cents, driver_id: cash.likely_driver_id ?? "", note: "" }}
      doneLabel="Cash updated"
      onConfirm={({ amount_cents, driver_id, note: said }) =>
        move.mutateAsync({
          payment_id,
          version,
          to,
          note: said,
          ...(to === "collected" && { amount_cents, driver_id: driver_id || undefined }),
        })
      }
    >
      {to === "collected" && (
        <FormField name="amount_cents" label="Amount collected" required>
          {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
        </FormField>
      )}
      {to === "collected" && cash.drivers.length > 1 && (
        <FormField name="driver_id" label="Collected by" required>
          <Select options={cash.drivers.map(({ id, name }) => ({ value: id, label: name }))} />
        </FormField>
      )}
      <FormField name="note" label="Note" optional>
        <TextInput maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
