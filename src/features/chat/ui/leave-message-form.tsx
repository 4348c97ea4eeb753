import { useRef, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Field, TextArea, TextInput } from "#design/fields/field.tsx";
import { CallFailed, callApi } from "#platform/browser/call-api.ts";
import type { InputOf } from "#platform/contract.ts";
import { chatContract } from "../contract.ts";
import { messages as words } from "./messages.ts";
import type { ChatMessage } from "./use-chat.ts";

type LeaveMessageProps = { messages: readonly ChatMessage[]; onClose: () => void };

const turnsSent = 12;

/** Replaces the conversation with a form for a message to our team. */
export function LeaveMessage({ messages, onClose }: LeaveMessageProps) {
  const [typed, setTyped] = useState({ name: "", contact: "", reference: "", code: "", text: "", website: "" });
  const leave = useLeaving();
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }));
  const fields: Readonly<Record<string, string>> = leave.error instanceof CallFailed ? leave.error.fields : {};
  if (leave.isDone)
    return (
      <div className="grid grow content-start gap-4 p-4">
        <Alert tone="ok" announce>
          {words.left}
        </Alert>
        <Button size="sm" variant="outline" className="justify-self-start" onClick={onClose}>
          Back to the chat
        </Button>
      </div>
    );
  const said = messages
    .slice(1)
    .slice(-turnsSent)
    .map(({ role, content }) => ({ role, content: content.slice(0, 4000) }));
  return (
    <form
      noValidate
      className="grid grow content-start gap-3 overflow-y-auto p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void leave.send({ ...typed, conversation: said });
      }}
    >
      <p className="text-ink-2 text-sm">{words.leaveLead}</p>
      <Field label="Message" required error={fields.text}>
        <TextArea
          rows={4}
          maxLength={2000}
          value={typed.text}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      </Field>
      <Field label="Email or phone" required error={fields.contact}>
        <TextInput
          autoComplete="email"
          maxLength={200}
          value={typed.contact}
          onChange={(event) => set({ contact: event.currentTarget.value })}
        />
      </Field>
      <Field label="Name" optional>
        <TextInput
          autoComplete="name"
          maxLength={100}
          value={typed.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="Booking" optional>
          <TextInput
            maxLength={20}
            value={typed.reference}
            onChange={(event) => set({ reference: event.currentTarget.value.trim() })}
          />
        </Field>
        <Field label="Access code" optional>
          <TextInput
            autoComplete="off"
            maxLength={40}
            value={typed.code}
            onChange={(event) => set({ code: event.currentTarget.value.trim() })}
          />
        </Field>
      </div>
      <input
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        className="sr-only"
        value={typed.website}
        onChange={(event) => set({ website: event.currentTarget.value })}
      />
      {leave.error && Object.keys(fields).length === 0 && (
        <Alert tone="bad" announce>
          {leave.error.message}
        </Alert>
      )}
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={leave.isBusy}>
          Send message
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Back to the chat
        </Button>
      </div>
    </form>
  );
}

type Leaving = { readonly isBusy: boolean; readonly isDone: boolean; readonly error: Error | null };
const still: Leaving = { isBusy: false, isDone: false, error: null };

/** Public pages do not load the query store, so this makes a single call. */
function useLeaving() {
  const [state, setState] = useState(still);
  // A retry after a lost answer uses the same key; a changed message gets a new one.
  const attempt = useRef({ text: "", key: "" });
  const send = async (input: InputOf<typeof chatContract.leaveMessage>) => {
    if (state.isBusy) return;
    setState({ ...still, isBusy: true });
    const text = JSON.stringify(input);
    if (attempt.current.text !== text) attempt.current = { text, key: newKey() };
    try {
      await callApi(chatContract.leaveMessage, input, { idempotencyKey: attempt.current.key });
      setState({ ...still, isDone: true });
    } catch (error) {
      setState({ ...still, error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  return { ...state, send };
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
