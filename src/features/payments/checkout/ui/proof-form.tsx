import { Send } from "lucide-react";
import * as z from "zod/mini";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { type Upload, UploadProblem } from "#design/fields/use-uploads.ts";
import { readMoney } from "#domain/money/money.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { callAnswer } from "#platform/browser/call-answer.ts";
import { sendFile } from "#platform/browser/send-file.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { PaymentKey } from "../../ui/use-payment-key.ts";
import { checkoutContract, type PaymentAttempt, proofDaysBack, proofMessages, transferProof } from "../contract.ts";

/** Rand and cents as typed; NaN if it is not an amount. */
export function centsTyped(text: string): number {
  const read = readMoney(text);
  return read.ok ? read.value : Number.NaN;
}

const fields = z.object({
  file: transferProof.shape.file,
  amount: z.pipe(
    z.string().check(z.refine((text) => centsTyped(text) >= 100, proofMessages.amount)),
    z.transform(centsTyped),
  ),
  paid_on: transferProof.shape.paid_on,
  payer: transferProof.shape.payer,
});

type ProofFormProps = { attempt: PaymentAttempt; paymentKey: PaymentKey; onSent: () => void };

/** Sends a proof of the transfer. */
export function ProofForm({ attempt, paymentKey, onSent }: ProofFormProps) {
  const today = localDateOf(new Date());
  const send = ({ amount, ...proof }: z.output<typeof fields>) =>
    callAnswer(async () => {
      await callSignedIn(checkoutContract.sendTransferProof, { ...paymentKey, ...proof, amount_cents: amount });
      onSent();
    });
  return (
    <section
      aria-labelledby="proof"
      className="grid gap-5 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line"
    >
      <h2 id="proof" className="font-bold font-display text-[1.25rem]">
        Paid? Send us the proof
      </h2>
      <Form
        schema={fields}
        defaultValues={{ amount: amountTyped(attempt.amount_cents), paid_on: today, payer: "" }}
        onSubmit={send}
        className="grid gap-5"
      >
        <FormField name="file" label="Proof of payment" required>
          {({ onChange }) => (
            <FileDrop
              {...proofRules}
              label="Proof of payment"
              upload={uploadProof}
              maxFiles={1}
              onChange={([sent]) => onChange(sent)}
            />
          )}
        </FormField>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField name="amount" label="Amount in rand" required>
            <TextInput inputMode="decimal" autoComplete="off" />
          </FormField>
          <FormField name="paid_on" label="Paid on" required>
            {({ ref: _ref, ...control }) => (
              <DatePicker {...control} min={addDays(today, -proofDaysBack)} max={today} />
            )}
          </FormField>
        </div>
        <FormField name="payer" label="Name on the account" optional>
          <TextInput autoComplete="name" maxLength={100} />
        </FormField>
        <SubmitButton busyText="Sending..." icon={<Send aria-hidden="true" />}>
          Send proof
        </SubmitButton>
      </Form>
    </section>
  );
}

const amountTyped = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

type SentProof = { readonly file_id: string; readonly claim: string };

const proofRules = { accept: ["application/pdf", "image/jpeg", "image/png"], maxBytes: 5_000_000 } as const;

const problem = (message: string, isFinal: boolean) => new UploadProblem(message, isFinal);

/** Uploads a proof of payment; the form then claims the file. */
const uploadProof: Upload<SentProof> = async (file, onProgress, signal) => {
  const { file_id, claim } = await sendFile(file, { onProgress, signal, problem });
  return { file_id, claim };
};
