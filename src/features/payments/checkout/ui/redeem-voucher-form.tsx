import { Gift } from "lucide-react";
import { TextInput } from "#design/fields/field.tsx";
import { FieldErrors, Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { formatRand } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { PaymentKey } from "../../ui/use-payment-key.ts";
import { redeemForm, vouchersContract } from "../../vouchers/contract.ts";

type RedeemVoucherProps = { paymentKey: PaymentKey; onRedeemed: () => void };

/** Redeems a gift voucher, which pays the amount due or as much of it as it covers. */
export const RedeemVoucherForm = ({ paymentKey, onRedeemed }: RedeemVoucherProps) => (
  <details className="rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line">
    <summary className="flex cursor-pointer items-center gap-4 font-bold">
      <Gift aria-hidden="true" className="size-7 shrink-0 text-link" />
      Have a gift voucher?
    </summary>
    <Form
      schema={redeemForm}
      defaultValues={{ voucher_code: "" }}
      className="mt-4 grid gap-4"
      onSubmit={async (values, form) => {
        try {
          const paid = await callSignedIn(vouchersContract.redeemVoucher, { ...paymentKey, ...values });
          const left = paid.left_cents > 0 ? `. ${formatRand(paid.left_cents)} is left on it` : "";
          void toast({ title: `The voucher paid ${formatRand(paid.paid_cents)}${left}`, kind: "success" });
        } catch (error) {
          if (!(error instanceof CallFailed)) throw error;
          throw new FieldErrors(error.fields, error.message);
        }
        form.reset();
        onRedeemed();
      }}
    >
      <FormField name="voucher_code" label="Code" required hint="For example, GV-7K3M9Q-K7PM-3QXR.">
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={40} />
      </FormField>
      <SubmitButton variant="outline" className="justify-self-start">
        Use the voucher
      </SubmitButton>
    </Form>
  </details>
);
