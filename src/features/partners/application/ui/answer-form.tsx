import { Send } from "lucide-react";
import { useState } from "react";
import { TextArea } from "#design/fields/field.tsx";
import { FileDrop } from "#design/fields/file-drop.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import { reportError } from "#platform/browser/report-error.ts";
import { answer, applicationContract, filesPerDocument, type OwnApplication } from "../contract.ts";
import { messages } from "./messages.ts";
import { type Attempt, attemptFor, type SentFile } from "./use-draft.ts";
import { fileRules, uploadFile } from "./use-file-upload.ts";
import type { Key } from "./use-own-application.ts";

type AnswerFormProps = { opening: Key; question: string; onAnswered: (application: OwnApplication) => void };

/** Our team’s question, and the applicant's answer with files if need be. */
export function AnswerForm({ opening, question, onAnswered }: AnswerFormProps) {
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
