import { Send, StickyNote } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import type { EnquiryInFull } from "../contract.ts";
import { useLeadActions } from "./use-lead-actions.ts";

/** Writes to the customer, or for our team alone. The words stay when it fails. */
export function EnquiryAnswerForm({ enquiry }: { enquiry: EnquiryInFull }) {
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { calls, attempt, isBusy, problem } = useLeadActions();
  const { id, version, state, name } = enquiry;
  if (state === "spam" || state === "duplicate") return null;

  const send = async (action: () => Promise<unknown>, done: string) => {
    if (text.trim() === "") return setMissing(true);
    if (await attempt(action, done)) setText("");
  };
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <Field
        label={`Answer ${name}`}
        hint="We’ll email it word for word under your name."
        error={isMissing ? "Enter your answer or note" : undefined}
      >
        <TextArea
          rows={5}
          maxLength={5000}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setMissing(false);
          }}
        />
      </Field>
      {problem && (
        <Alert tone="bad" announce>
          {problem}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={isBusy}
          icon={<Send aria-hidden="true" />}
          onClick={() => void send(() => calls.answer.mutateAsync({ id, version, text: text.trim() }), "Answer sent")}
        >
          Send answer
        </Button>
        <Button
          size="sm"
          variant="quiet"
          busy={isBusy}
          icon={<StickyNote aria-hidden="true" />}
          onClick={() => void send(() => calls.note.mutateAsync({ id, text: text.trim() }), "Note saved")}
        >
          Save as note
        </Button>
      </div>
    </div>
  );
}
