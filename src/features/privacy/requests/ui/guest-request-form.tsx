import { MailCheck, Send } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import type * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ownRequestKinds } from "#domain/privacy/privacy-request.ts";
import { ownRequestTexts } from "#domain/privacy/privacy-request-labels.ts";
import { callAnswer } from "#platform/browser/call-answer.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { type GuestRequestForm, guestRequestForm, privacyRequestsContract } from "../contract.ts";

/**
 * For guests: the form, or the confirmation from the emailed link. The token leaves the browser only in the
 * call.
 */
export function GuestRequest() {
  const token = useSyncExternalStore(followHash, readHash, () => "");
  return <Card variant="sheet">{token ? <Confirm token={token} /> : <RequestForm />}</Card>;
}

const followHash = (notify: () => void) => {
  window.addEventListener("hashchange", notify);
  return () => window.removeEventListener("hashchange", notify);
};
const readHash = () => window.location.hash.slice(1);

function RequestForm() {
  const [sentTo, setSentTo] = useState<string>();
  const send = (request: z.output<typeof guestRequestForm>) =>
    callAnswer(async () => {
      await callSignedIn(privacyRequestsContract.sendGuestRequest, request);
      setSentTo(request.email);
    });
  if (sentTo)
    return (
      <Alert tone="ok" announce title="Check your inbox">
        We’ve emailed a link to {sentTo}. Open it within seven days to confirm your request. Until then we record
        nothing.
      </Alert>
    );
  return (
    <Form schema={guestRequestForm} defaultValues={empty} onSubmit={send} className="grid gap-4">
      <FormField<GuestRequestForm> name="kind" label="I’d like you to" required>
        <Select
          placeholder="Please choose"
          options={ownRequestKinds.map((value) => ({ value, label: ownRequestTexts[value] }))}
        />
      </FormField>
      <FormField<GuestRequestForm> name="name" label="Name" required>
        <TextInput autoComplete="name" />
      </FormField>
      <FormField<GuestRequestForm>
        name="email"
        label="Email"
        hint="The address you used with us. We’ll email a link to it, so that no one else can ask in your name."
        required
      >
        <TextInput type="email" autoComplete="email" inputMode="email" />
      </FormField>
      <FormField<GuestRequestForm> name="words" label="Details" required>
        <TextArea rows={5} maxLength={1000} />
      </FormField>
      <SubmitButton busyText="Sending…" icon={<Send aria-hidden="true" />}>
        Send request
      </SubmitButton>
    </Form>
  );
}

const empty = { name: "", email: "", words: "" };

type Confirmed = OutputOf<typeof privacyRequestsContract.confirmGuestRequest>;

function Confirm({ token }: { token: string }) {
  const [isBusy, setBusy] = useState(false);
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const [message, setMessage] = useState("");
  const confirm = async () => {
    setBusy(true);
    const refusal = await callAnswer(async () =>
      setConfirmed(await callSignedIn(privacyRequestsContract.confirmGuestRequest, { token })),
    ).finally(() => setBusy(false));
    setMessage(refusal?.message ?? Object.values(refusal?.fields ?? {}).join(" "));
  };
  if (confirmed)
    return (
      <Alert tone="ok" announce title="Request confirmed">
        Your reference is {confirmed.reference}. We’ll answer by email by {formatDate(confirmed.due_at)}.
      </Alert>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <h2 className="text-h3">Confirm your request</h2>
      <p className="text-ink-2">
        With this you confirm that the request in our email is yours. We’ll answer within 30 days.
      </p>
      {message && (
        <Alert tone="bad" announce title="We couldn’t confirm your request">
          {message}
        </Alert>
      )}
      <Button busy={isBusy} onClick={() => void confirm()}>
        <MailCheck aria-hidden="true" /> Confirm request
      </Button>
    </div>
  );
}
