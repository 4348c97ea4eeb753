import { MessageSquareLock } from "lucide-react";
import { useId, useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { ownRequestKinds } from "#domain/privacy/privacy-request.ts";
import { ownRequestTexts, requestStateLabels } from "#domain/privacy/privacy-request-labels.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type OwnRequestForm, ownRequestForm, privacyRequestsContract } from "../contract.ts";

/** For anything that the page’s buttons can’t do: a request to our team, with a deadline. */
export function OwnRequestsCard() {
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useCall(privacyRequestsContract.myPrivacyRequests, {});
  const make = useMakeCall(privacyRequestsContract.makePrivacyRequest, [privacyRequestsContract.myPrivacyRequests]);
  return (
    <Card aria-labelledby={title} className="grid content-start gap-4">
      <header className="grid grid-cols-[auto_1fr] gap-x-4">
        <span
          aria-hidden="true"
          className="row-span-2 grid size-11 place-items-center rounded-md bg-accent-soft text-warn [&>svg]:size-5"
        >
          <MessageSquareLock />
        </span>
        <h2 id={title} className="text-h3">
          Ask us about your data
        </h2>
        <p className="max-w-[64ch] text-ink-2">
          You may see it, correct it, have it deleted or object to how we use it (POPIA). We’ll answer within 30 days.
        </p>
      </header>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {data && data.requests.length > 0 && (
        <ul className="grid">
          {data.requests.map(({ reference, kind, state, received_at, due_at }) => (
            <li key={reference} className="flex flex-wrap justify-between gap-2 border-line border-t py-2.5">
              <span>
                <span className="font-semibold">{kind === "paia" ? "PAIA" : ownRequestTexts[kind]}</span>{" "}
                <span className="text-ink-2">
                  {reference}, sent <DateText at={received_at} />
                </span>
              </span>
              <Badge tone={requestStateLabels[state].tone}>
                {state === "open" ? (
                  <>
                    We’ll answer by <DateText at={due_at} />
                  </>
                ) : (
                  requestStateLabels[state].label
                )}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="outline"
        className="justify-self-start"
        disabled={data?.may_send === false}
        onClick={() => setOpen(true)}
      >
        Send a request
      </Button>
      {data?.may_send === false && (
        <p className="text-ink-2 text-sm">You have three open requests. We’ll answer them first.</p>
      )}
      <FormDialog
        open={isOpen}
        title="Ask us about your data"
        text="Our team will answer by email within 30 days."
        confirmLabel="Send request"
        doneLabel="Request sent"
        schema={ownRequestForm}
        defaultValues={{ words: "" }}
        onClose={() => setOpen(false)}
        onConfirm={(values) => make.mutateAsync(values)}
      >
        <FormField<OwnRequestForm> name="kind" label="I’d like you to" required>
          <Select
            placeholder="Please choose"
            options={ownRequestKinds.map((value) => ({ value, label: ownRequestTexts[value] }))}
          />
        </FormField>
        <FormField<OwnRequestForm> name="words" label="Details" required>
          <TextArea rows={5} maxLength={4000} />
        </FormField>
      </FormDialog>
    </Card>
  );
}
