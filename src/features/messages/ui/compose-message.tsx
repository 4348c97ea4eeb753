import { SendHorizontal } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#design/button.tsx";
import { Field, TextArea } from "#design/fields/field.tsx";
import { type MessageDirection, messageLength, quickReplies } from "#domain/message/message-rules.ts";
import { useUndoneWords } from "#platform/browser/held-here.ts";

type ComposeProps = {
  /** The recipient, such as `driver:018f…`: words whose sending is undone come back here. */
  subject?: string;
  direction: MessageDirection;
  /** Rejects where it was not taken; what was typed then stays. */
  onSend: (text: string) => Promise<unknown>;
  isBusy?: boolean;
  children?: ReactNode;
};

/** Writes a message, or sends one of the usual ones with one press. */
export function ComposeMessage({ subject, direction, onSend, isBusy, children }: ComposeProps) {
  const [text, setText] = useState("");
  useUndoneWords(subject, setText);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (!words) return;
    await onSend(words).then(
      () => setText(""),
      () => undefined,
    );
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-3">
      <ul aria-label="Quick replies" className="flex flex-wrap gap-2">
        {quickReplies[direction].map((reply) => (
          <li key={reply}>
            <Button
              size="sm"
              variant="outline"
              disabled={isBusy}
              onClick={() => void onSend(reply).catch(() => undefined)}
            >
              {reply}
            </Button>
          </li>
        ))}
      </ul>
      <Field label="Message">
        <TextArea
          rows={2}
          maxLength={messageLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      {children}
      <Button
        type="submit"
        wide
        busy={isBusy}
        disabled={text.trim() === ""}
        icon={<SendHorizontal aria-hidden="true" />}
      >
        Send message
      </Button>
    </form>
  );
}
