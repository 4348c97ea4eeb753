import { KeyRound } from "lucide-react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { isBookingReference } from "#domain/booking/booking-reference.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { keepBookingCode } from "#platform/browser/booking-codes.ts";
import { callAnswer } from "#platform/browser/call-answer.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { selfServiceContract } from "../contract.ts";
import { ResendCodeForm } from "./resend-code-form.tsx";

const upper = (text: string) => text.trim().toUpperCase();

const key = z.object({
  reference: z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => isBookingReference(upper(text)),
          "Enter the whole booking reference, with the part before the dash",
        ),
      ),
    z.transform(upper),
  ),
  code: z.pipe(
    z
      .string()
      .check(z.refine((text) => /^[0-9A-Z]{8}$/.test(upper(text)), "Enter the 8 letters and digits of your code")),
    z.transform(upper),
  ),
});

type ManageOpenFormProps = {
  /** If the address already has it. */
  reference?: string;
  company: CompanyDetails;
  onOpened: (opening: { reference: string; code: string }) => void;
};

/** Asks for reference and code, and says where to find them. */
export function OpenBookingForm({ reference = "", company, onOpened }: ManageOpenFormProps) {
  const open = (opening: z.output<typeof key>) =>
    callAnswer(async () => {
      await callSignedIn(selfServiceContract.readMyBooking, opening);
      keepBookingCode(opening.reference, opening.code);
      onOpened(opening);
    });
  return (
    <div className="makes-room grid gap-6 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line sm:p-8">
      <Form schema={key} defaultValues={{ reference, code: "" }} onSubmit={open} className="grid gap-5">
        <FormField name="reference" label="Booking reference" required>
          <TextInput
            placeholder={`${company.reference_prefix}-7K3M9Q`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </FormField>
        <FormField name="code" label="Access code" required hint="8 letters and digits">
          <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </FormField>
        <SubmitButton busyText="Opening…" icon={<KeyRound aria-hidden="true" />}>
          Open booking
        </SubmitButton>
        <Alert tone="info" title="Where to find them">
          Both are in our booking email, and its link opens your booking directly.
          {company.phone_e164 && (
            <>
              {" "}
              Or call{" "}
              <a href={`tel:${company.phone_e164}`} className="whitespace-nowrap font-semibold underline">
                {company.phone}
              </a>
              .
            </>
          )}
        </Alert>
      </Form>
      <ResendCodeForm />
    </div>
  );
}
