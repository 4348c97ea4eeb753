import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { extensionDays } from "#domain/privacy/privacy-request.ts";
import { groundsFor, type RefusalGround, refusalGrounds } from "#domain/privacy/refusal-grounds.ts";
import type { AnswerKind } from "#domain/privacy/request-email.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { draftForm, type PrivacyRequest, privacyRequestsContract } from "../contract.ts";

export const answerActions: Readonly<Record<AnswerKind, { label: string; done: string }>> = {
  acknowledged: { label: "Acknowledge", done: "Request acknowledged" },
  extended: { label: "Extend", done: "Request extended" },
  granted: { label: "Grant", done: "Request granted" },
  refused: { label: "Refuse", done: "Request refused" },
  withdrawn: { label: "Close as withdrawn", done: "Request closed" },
};

type Choices = { ground: RefusalGround | null; days: number | null; reason: string };
type Props = { request: PrivacyRequest; answer: AnswerKind; onClose: () => void };

/** First the facts for the email, then the email itself, to review and edit before sending. */
export function AnswerDialog({ request, answer, onClose }: Props) {
  const isPlain = answer !== "refused" && answer !== "extended";
  const [choices, setChoices] = useState<Choices | undefined>(
    isPlain ? { ground: null, days: null, reason: "" } : undefined,
  );
  if (!choices) return <ChoiceDialog request={request} answer={answer} onClose={onClose} onChoose={setChoices} />;
  return <DraftDialog request={request} answer={answer} choices={choices} onClose={onClose} />;
}

function ChoiceDialog({ request, answer, onClose, onChoose }: Props & { onChoose: (choices: Choices) => void }) {
  const [ground, setGround] = useState<RefusalGround | "">("");
  const [days, setDays] = useState(String(extensionDays));
  const [reason, setReason] = useState("");
  const count = Number(days);
  const isReady =
    answer === "refused"
      ? ground !== ""
      : reason.trim() !== "" && Number.isInteger(count) && count > 0 && count <= extensionDays;
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={`${answerActions[answer].label} ${request.reference}?`}
      description={
        answer === "refused"
          ? "The ground is named in the email, with the law that allows it."
          : "Once, by at most 30 days (PAIA, section 57). The reason is named in the email."
      }
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady} onClick={() => onChoose({ ground: ground || null, days: count, reason })}>
            Preview email
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-1">
        {answer === "refused" ? (
          <Field label="Ground" required>
            <Select
              placeholder="Please choose"
              value={ground}
              onChange={(event) => setGround(event.currentTarget.value as RefusalGround)}
              options={groundsFor(request.kind).map((value) => ({
                value,
                label: `${refusalGrounds[value].law}: ${refusalGrounds[value].label}`,
              }))}
            />
          </Field>
        ) : (
          <>
            <Field label="Days" required>
              <TextInput
                inputMode="numeric"
                value={days}
                maxLength={2}
                onChange={(event) => setDays(event.currentTarget.value)}
              />
            </Field>
            <Field label="Reason" required>
              <TextArea
                rows={3}
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            </Field>
          </>
        )}
      </div>
    </Dialog>
  );
}

function DraftDialog({ request, answer, choices, onClose }: Props & { choices: Choices }) {
  const chosen = { request_id: request.id, answer, ...choices };
  const draft = useCall(privacyRequestsContract.draftPrivacyEmail, chosen);
  const send = useMakeCall(privacyRequestsContract.answerPrivacyRequest, [privacyRequestsContract.listPrivacyRequests]);
  const title = `${answerActions[answer].label} ${request.reference}?`;
  if (!draft.data)
    return (
      <Dialog open onClose={onClose} title={title}>
        {draft.error ? (
          <ReadFailed error={draft.error} onAgain={() => void draft.refetch()} />
        ) : (
          <SkeletonCard lines={6} />
        )}
      </Dialog>
    );
  const { to, subject, text } = draft.data;
  return (
    <FormDialog
      title={title}
      text={to ? `This email goes to ${to}. Read it before you send it.` : "Print this and post or hand it over."}
      confirmLabel={to ? "Send email" : answerActions[answer].label}
      doneLabel={answerActions[answer].done}
      size="md"
      schema={draftForm}
      defaultValues={{ subject, text }}
      onClose={onClose}
      onConfirm={(values) => send.mutateAsync({ ...chosen, ...values, version: request.version })}
    >
      {!to && <Alert tone="warn">We have no email address for this request, so nothing is emailed.</Alert>}
      <FormField name="subject" label="Subject" required>
        <TextInput maxLength={200} />
      </FormField>
      <FormField name="text" label="Email" required>
        <TextArea rows={14} maxLength={8000} />
      </FormField>
    </FormDialog>
  );
}
