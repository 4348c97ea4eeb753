import { FileText, Send } from "lucide-react";
import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { buttonClass } from "#design/button.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { showBytes } from "#design/fields/file-rules.ts";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { Timeline } from "#design/timeline.tsx";
import { privacyPath, privacyText } from "#domain/legal/accepted-terms.ts";
import { applicationKindLabels, applicationLabels } from "#domain/partner/application-labels.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { NewTabLink } from "#platform/browser/new-tab-link.tsx";
import { reportError } from "#platform/browser/report-error.ts";
import { answer, applicationContract, filesPerDocument, type OwnApplication } from "../contract.ts";
import { messages, nextSteps, signInOf, standingTexts } from "./messages.ts";
import { type Attempt, attemptFor, type SentFile } from "./use-draft.ts";
import { fileRules, uploadFile } from "./use-file-upload.ts";
import type { Key } from "./use-own-application.ts";

type ApplicationStatusProps = {
  application: OwnApplication;
  opening: Key;
  onAnswered: (application: OwnApplication) => void;
};

/** An application’s status, history and next steps. */
export function ApplicationStatusCard({ application, opening, onAnswered }: ApplicationStatusProps) {
  const { state, question, reason, kind } = application;
  return (
    <div className="grid gap-8">
      <header>
        <p className="kicker">{applicationKindLabels[kind].applicant}</p>
        <h1 className="mt-3 text-h1 tracking-[-0.02em]">{application.company_name || application.contact_name}</h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-bold font-display text-lg">{application.reference}</span>
          <Badge tone={applicationLabels[state].tone} dot>
            {applicationLabels[state].applicant}
          </Badge>
        </p>
        <p aria-live="polite" className="mt-4 max-w-[44em] text-ink-2 text-lead">
          {standingTexts[state]}
        </p>
        {reason && <Reason text={reason} />}
        {state === "active" && (
          <SiteLink to={signInOf[kind]} className={buttonClass({ className: "mt-5" })}>
            Sign in
          </SiteLink>
        )}
      </header>
      {question && <AnswerForm opening={opening} question={question} onAnswered={onAnswered} />}
      <div className="grid items-start gap-6 lg:grid-cols-[1.4fr_1fr]">
        <div className={panel}>
          <NextSteps steps={nextSteps[state] ?? []} />
          <History application={application} />
        </div>
        <Documents application={application} code={opening.code} />
      </div>
    </div>
  );
}

const Reason = ({ text }: { text: string }) => (
  <blockquote className="mt-5 max-w-[44em] whitespace-pre-line rounded-lg bg-surface-2 px-5 py-4">
    <p className="font-semibold text-ink-2 text-sm">Our reason</p>
    {text}
  </blockquote>
);

const panel = "rounded-xl bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-8";

function NextSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next" className="mb-8 border-line border-b pb-7">
      <h2 id="next" className="mb-4 text-h3">
        What comes next
      </h2>
      <ol className="grid list-decimal gap-1.5 ps-5 text-ink-2 marker:font-bold">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

function History({ application }: { application: OwnApplication }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-6 text-h3">
        So far
      </h2>
      <Timeline
        label="So far"
        events={application.moves.toReversed().map((move) => ({
          id: move.id,
          time: formatMoment(new Date(move.at)),
          title: move.is_answer ? "You answered" : applicationLabels[move.state].applicant,
          text: move.note && <span className="whitespace-pre-line break-words">{move.note}</span>,
          tone: move.is_answer ? "info" : applicationLabels[move.state].tone,
        }))}
      />
    </section>
  );
}

function Documents({ application, code }: { application: OwnApplication; code: string }) {
  return (
    <section aria-labelledby="documents" className={panel}>
      <h2 id="documents" className="mb-4 text-h3">
        Your documents
      </h2>
      <ul className="grid gap-1">
        {application.documents.map((file) => (
          <li key={file.id}>
            <a
              href={`/files/v1/${file.id}?${new URLSearchParams({ code })}`}
              download={file.file_name}
              className="flex min-h-11 items-center gap-3 rounded-sm py-1.5 text-ink no-underline hover:bg-surface-2"
            >
              <FileText aria-hidden="true" className="size-5 shrink-0 text-link" />
              <span className="grid min-w-0 flex-1">
                <span className="font-semibold">{file.name}</span>
                <span className="truncate text-ink-2 text-sm">{file.file_name}</span>
              </span>
              <span className="shrink-0 text-ink-3 text-sm">{showBytes(file.size)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5 border-line border-t pt-4 text-ink-2 text-sm [&_a]:text-link [&_a]:underline">
        Sent on {formatMoment(new Date(application.submitted_at))} by {application.contact_name}. Keep this link
        private: anyone who has it can read this page.
        {application.privacy_version !== null && (
          <>
            {" "}
            You agreed to our{" "}
            <NewTabLink to={privacyPath(application.privacy_version, new Date(application.submitted_at))}>
              {privacyText(application.privacy_version)}
            </NewTabLink>
            .
          </>
        )}
      </p>
    </section>
  );
}

type AnswerFormProps = { opening: Key; question: string; onAnswered: (application: OwnApplication) => void };

/** Our team’s question, and a form for the answer with optional files. */
function AnswerForm({ opening, question, onAnswered }: AnswerFormProps) {
  const [attempt, setAttempt] = useState<Attempt>();
  const send = async (values: { answer: string; files: readonly { file_id: string; claim: string }[] }) => {
    const request = { ...opening, answer: values.answer, files: [...values.files] };
    const current = attemptFor(request, attempt);
    setAttempt(current);
    try {
      onAnswered(await callApi(applicationContract.answerRequest, request, { idempotencyKey: current.key }));
      void toast(messages.answerSent);
      return undefined;
    } catch (failure) {
      void toast(messages.answerNotSent);
      if (failure instanceof CallFailed) return { fields: { ...failure.fields }, message: failure.message };
      reportError(failure);
      return { fields: {}, message: messages.answerNotSent.description };
    }
  };
  return (
    <section
      aria-labelledby="question"
      className="rounded-xl border-accent border-l-8 bg-surface p-5 shadow-1 inset-ring inset-ring-line sm:p-8"
    >
      <h2 id="question" className="text-h3">
        Our question
      </h2>
      <p className="mt-3 whitespace-pre-line text-lead">{question}</p>
      <Form schema={answer} defaultValues={{ answer: "", files: [] }} onSubmit={send} className="mt-6 grid gap-5">
        <FormField name="answer" label="Your answer" required>
          <TextArea rows={4} maxLength={5000} />
        </FormField>
        <FormField name="files" label="Files" optional>
          {({ onChange }) => (
            <FileDrop<SentFile>
              {...fileRules}
              label="Files for your answer"
              upload={uploadFile}
              onChange={onChange}
              maxFiles={filesPerDocument}
            />
          )}
        </FormField>
        <SubmitButton busyText="Sending..." trailingIcon={<Send aria-hidden="true" />} className="justify-self-start">
          Send answer
        </SubmitButton>
      </Form>
    </section>
  );
}
