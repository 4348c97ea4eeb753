import { Mail } from "lucide-react";
import { useState } from "react";
import type * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { callAnswer } from "#platform/browser/call-answer.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { bookingAccessContract } from "../access-contract.ts";

const request = bookingAccessContract.resendAccessCode.input;

/** For people who lost the email: references and codes of current bookings, sent to their address. */
export function ResendCodeForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = ({ email }: z.output<typeof request>) =>
    callAnswer(async () => {
      await callSignedIn(bookingAccessContract.resendAccessCode, { email });
      setSentTo(email);
    });
  return (
    <details className="group border-line border-t pt-5" open={sentTo !== null || undefined}>
      <summary className="cursor-pointer rounded-xs font-semibold text-link">Lost your reference or code?</summary>
      {sentTo ? (
        <Alert tone="ok" announce className="mt-4" title="Check your inbox">
          If there are current bookings for {sentTo}, we’ve emailed you their references and access codes.
        </Alert>
      ) : (
        <Form schema={request} defaultValues={{ email: "" }} onSubmit={send} className="mt-4 grid gap-4">
          <FormField name="email" label="Email you booked with" required>
            <TextInput type="email" autoComplete="email" inputMode="email" />
          </FormField>
          <SubmitButton busyText="Sending…" variant="outline" icon={<Mail aria-hidden="true" />}>
            Email me my code
          </SubmitButton>
        </Form>
      )}
    </details>
  );
}
