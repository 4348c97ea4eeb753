import { Send } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { type Application, applicationForms } from "../contract.ts";
import { type Part, planOf } from "./application-plan.tsx";
import { ApplicationProgress } from "./application-progress.tsx";
import { DraftKeeper } from "./draft-keeper.tsx";
import { type Arrived, useApplicationSender } from "./use-application-sender.ts";

/** The five schemas differ; the form is the same. */
type Schema = {
  readonly "~standard": { readonly types?: { readonly input: FieldValues; readonly output: Application } | undefined };
};

type ApplicationFormProps = { kind: ApplicationKind; onSent: (arrived: Arrived) => void };

/** An application form with its parts, progress and draft. */
export function ApplicationForm({ kind, onSent }: ApplicationFormProps) {
  const { parts, defaults } = useMemo(() => planOf(kind), [kind]);
  const schema: Schema = applicationForms[kind];
  const problemsOf = (values: unknown) => applicationForms[kind].safeParse(values).error?.issues ?? [];
  const send = useApplicationSender(kind, onSent);
  // File fields keep their own state; a new round resets them.
  const [round, setRound] = useState(0);
  // The toast is loaded ahead, because it may be needed when the network has failed.
  useEffect(() => void import("#design/overlay/toaster.tsx").catch(() => {}), []);
  const forgetFiles = () => setRound((count) => count + 1);
  const submit = async (values: Application, form: UseFormReturn<FieldValues, unknown, Application>) => {
    const problem = await send(values);
    if (problem?.areFilesGone) {
      form.setValue("documents", defaults.documents);
      forgetFiles();
    }
    return problem;
  };
  return (
    <Form
      schema={schema}
      defaultValues={defaults}
      honeypot="website"
      enterSubmits={false}
      onSubmit={submit}
      className="relative grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:[&>[role=alert]]:col-start-2"
    >
      <div className="max-lg:contents">
        <ApplicationProgress parts={parts} problemsOf={problemsOf} />
      </div>
      <div className="grid gap-6">
        {parts.map((part, at) => (
          <PartCard key={part.id === "documents" ? `documents-${round}` : part.id} part={part} number={at + 1} />
        ))}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <SubmitButton size="lg" busyText="Sending..." trailingIcon={<Send aria-hidden="true" />}>
            Send the application
          </SubmitButton>
          <DraftKeeper kind={kind} defaults={defaults} onClear={forgetFiles} />
        </div>
        <noscript>
          <p className="text-ink-2 text-sm">This form needs JavaScript. Please email us instead.</p>
        </noscript>
      </div>
    </Form>
  );
}

function PartCard({ part, number }: { part: Part; number: number }) {
  const id = `part-${part.id}`;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-32 rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-8"
    >
      <h2 id={`${id}-title`} className="flex items-center gap-3.5 text-h3">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-pill bg-accent font-extrabold text-base text-on-accent"
        >
          {number}
        </span>
        {part.title}
      </h2>
      {part.text && <p className="mt-2 text-ink-2">{part.text}</p>}
      <div className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-2">{part.body}</div>
    </section>
  );
}
