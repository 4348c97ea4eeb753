import { formatDate } from "#design/dates/date-text.tsx";
import { Select } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { formatRand } from "#design/money.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { bankContract } from "../../bank/contract.ts";
import { type CreditTarget, creditContract, type ListedCredit, spendForm } from "../contract.ts";

type SpendCreditProps = { credit: ListedCredit; onClose: () => void };

const rand = (cents: number) => formatRand(cents, { always: true });

/** What the customer owes, one of which the credit pays, whole or in part. */
export function SpendCreditDialog({ credit, onClose }: SpendCreditProps) {
  const query = useCall(creditContract.creditTargets, { payment_id: credit.payment_id });
  if (query.data && query.data.targets.length > 0)
    return <Choice credit={credit} targets={query.data.targets} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Use the credit of ${credit.customer_name}`}
      description={query.error?.message ?? (query.data ? "This customer owes nothing at the moment." : "Loading…")}
    />
  );
}

type ChoiceProps = SpendCreditProps & { targets: readonly CreditTarget[] };

function Choice({ credit, targets, onClose }: ChoiceProps) {
  const spend = useMakeCall(creditContract.spendCredit, [creditContract.customerCredits, bankContract.bankLines]);
  const [first] = targets;
  return (
    <FormDialog
      onClose={onClose}
      title={`Use the credit of ${credit.customer_name}`}
      text={`${rand(credit.left_cents)} is left. The amount you use counts as received.`}
      confirmLabel="Use credit"
      schema={spendForm}
      defaultValues={{ key: first?.key ?? "", amount_cents: Math.min(credit.left_cents, first?.open_cents ?? 0) }}
      onConfirm={({ key, amount_cents }) => {
        const kind = targets.find((target) => target.key === key)?.kind ?? "booking";
        return spend.mutateAsync({ payment_id: credit.payment_id, kind, key, amount_cents });
      }}
      doneLabel={({ left_cents }) => (left_cents > 0 ? `Credit used. ${rand(left_cents)} is left` : "Credit used")}
    >
      <FormField name="key" label="What it pays" required>
        <Select options={targets.map((target) => ({ value: target.key, label: labelOf(target) }))} />
      </FormField>
      <FormField name="amount_cents" label="Amount" required>
        {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
}

const labelOf = ({ kind, key, day, open_cents }: CreditTarget) =>
  `${key}: ${rand(open_cents)} due, ${kind === "booking" ? "pickup" : "due on"} ${formatDate(day)}`;
