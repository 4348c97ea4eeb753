import { KeyRound } from "lucide-react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { TextInput } from "#design/field.tsx";
import { Form, SubmitButton } from "#design/form.tsx";
import { FormField } from "#design/form-field.tsx";
import { isBookingReference } from "#domain/booking-reference.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { keepBookingCode } from "#platform/browser/booking-codes.ts";
import type { PaymentKey } from "./use-payment-key.ts";

const upper = (text: string) => text.trim().toUpperCase();

const keyFields = z.object({
  reference: z.pipe(
    z.string().check(z.refine((text) => isBookingReference(upper(text)), "A reference looks like CTS-7K3M9Q")),
    z.transform(upper),
  ),
  code: z.pipe(
    z.string().check(z.refine((text) => /^[0-9A-Z]{8}$/.test(upper(text)), "The code has 8 letters and figures")),
    z.transform(upper),
  ),
});

type PaymentOpenFormProps = {
  tried: PaymentKey;
  reason: "not_found" | "locked";
  company: CompanyDetails;
  onOpen: (key: PaymentKey) => void;
};

/** Asks for what opens the booking, where neither this device nor a sign-in does. */
export function PaymentOpenForm({ tried, reason, company, onOpen }: PaymentOpenFormProps) {
  const open = ({ reference, code }: z.output<typeof keyFields>) => {
    keepBookingCode(reference, code);
    onOpen({ reference, code });
  };
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6">
      <h1 className="text-h1">Pay for a booking</h1>
      <OpenProblem tried={tried} reason={reason} phone={company.phone} />
      <Form
        key={tried.reference}
        schema={keyFields}
        defaultValues={{ reference: tried.reference, code: "" }}
        onSubmit={open}
        className="grid gap-5 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line sm:p-8"
      >
        <FormField name="reference" label="Booking reference" required>
          <TextInput placeholder="CTS-7K3M9Q" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </FormField>
        <FormField name="code" label="Access code" required hint="8 letters and figures, in the letter we sent you">
          <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </FormField>
        <SubmitButton busyText="Opening..." icon={<KeyRound aria-hidden="true" />}>
          Open booking
        </SubmitButton>
      </Form>
    </div>
  );
}

function OpenProblem({ tried, reason, phone }: { tried: PaymentKey; reason: "not_found" | "locked"; phone: string }) {
  if (reason === "locked")
    return (
      <Alert tone="bad" announce title="Closed for a while">
        There were too many wrong codes. Please wait a quarter of an hour, or call {phone}.
      </Alert>
    );
  if (tried.reference === "" || tried.code === null)
    return <p className="text-ink-2">The link in our letter opens it by itself. Or enter reference and code here.</p>;
  return (
    <Alert tone="warn" announce>
      This code does not open {tried.reference}. Please check it.
    </Alert>
  );
}
