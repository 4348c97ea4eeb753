import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type Breach, breachesContract, emailForm, sendingWord } from "../contract.ts";

type Props = { breach: Breach; onClose: () => void };

/** Loading or failed, while there is no draft. */
function NoDraft({
  title,
  query,
  onClose,
}: {
  title: string;
  query: { error: Error | null; refetch: () => unknown };
  onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title={title}>
      {query.error ? (
        <ReadFailed error={query.error} onAgain={() => void query.refetch()} />
      ) : (
        <SkeletonCard lines={6} />
      )}
    </Dialog>
  );
}

const numberForm = z.object({
  number: z.string().check(z.trim(), z.minLength(1, "Enter the number"), z.maxLength(60)),
});

/**
 * The Regulator only accepts notices through its portal: the text is copied there, and the number recorded
 * here.
 */
export function RegulatorDialog({ breach, onClose }: Props) {
  const draft = useCall(breachesContract.draftBreachEmail, { breach_id: breach.id, to: "regulator" });
  const change = useMakeCall(breachesContract.changeBreach, [breachesContract.listBreaches]);
  const title = "Notice to the Information Regulator";
  if (!draft.data) return <NoDraft title={title} query={draft} onClose={onClose} />;
  const { text } = draft.data;
  const { clock: _clock, id, people: _people, notified: _notified, ...facts } = breach;
  return (
    <FormDialog
      title={title}
      text="Copy the text into the eServices portal of the Regulator, then enter the number it gives you."
      confirmLabel="Save number"
      doneLabel="Number saved"
      size="md"
      schema={numberForm}
      defaultValues={{ number: breach.regulator_number }}
      onClose={onClose}
      onConfirm={({ number }) => change.mutateAsync({ ...facts, breach_id: id, regulator_number: number })}
    >
      {!draft.data.is_complete && <Alert tone="warn">Some facts are missing. Don’t wait for them.</Alert>}
      <div className="max-h-72 overflow-y-auto whitespace-pre-line rounded-md border border-line p-4 text-[0.9375rem]">
        {text}
      </div>
      <CopyButton text={text} label="Copy the text" />
      <FormField name="number" label="Number of the notice" required>
        <TextInput maxLength={60} autoComplete="off" />
      </FormField>
    </FormDialog>
  );
}

/** The email to everyone affected and not notified: reviewed, edited, and confirmed by typing a word. */
export function PeopleEmailDialog({ breach, onClose }: Props) {
  const draft = useCall(breachesContract.draftBreachEmail, { breach_id: breach.id, to: "people" });
  const send = useMakeCall(breachesContract.sendBreachEmails, [breachesContract.listBreaches]);
  const waiting = breach.people - breach.notified;
  const title = "Email those affected";
  if (!draft.data) return <NoDraft title={title} query={draft} onClose={onClose} />;
  const { subject, text } = draft.data;
  return (
    <FormDialog
      title={title}
      text={`${waiting} ${waiting === 1 ? "person hasn’t" : "people haven’t"} been notified. Each gets this email once.`}
      confirmLabel="Send emails"
      doneLabel="The emails are on their way"
      size="md"
      tone="danger"
      schema={emailForm}
      defaultValues={{ subject, text }}
      onClose={onClose}
      onConfirm={(values) => send.mutateAsync({ ...values, breach_id: breach.id, version: breach.version })}
    >
      <FormField name="subject" label="Subject" required>
        <TextInput maxLength={200} />
      </FormField>
      <FormField name="text" label="Email" hint="{name} becomes each person’s name." required>
        <TextArea rows={14} maxLength={8000} />
      </FormField>
      <FormField name="confirmation" label={`Enter ${sendingWord} to confirm`} required>
        <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} />
      </FormField>
    </FormDialog>
  );
}
