import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type RefObject, type SyntheticEvent, useState } from "react";
import { IconButton } from "#design/button.tsx";
import { SpinnerMark } from "#design/spinner.tsx";

type ChatInputProps = {
  input: RefObject<HTMLTextAreaElement | null>;
  isPending: boolean;
  /** Whether the text was taken. */
  onSend: (text: string) => boolean;
};

/** Enter sends, Shift+Enter starts a new line. While a reply is awaited nothing can be written or sent. */
export function ChatInput({ input, isPending, onSend }: ChatInputProps) {
  const [text, setText] = useState("");
  const send = () => {
    if (onSend(text)) setText("");
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // While letters are being composed, Enter chooses among them.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={submit}
      className="flex items-end gap-2 border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <textarea
        ref={input}
        aria-label="Your message"
        placeholder="Type your message"
        enterKeyHint="send"
        rows={1}
        maxLength={2000}
        value={text}
        disabled={isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className="field-sizing-content max-h-32 min-h-12 grow resize-none rounded-lg bg-bg px-4 py-3 text-base text-ink leading-6 inset-ring inset-ring-line-strong placeholder:text-ink-3 disabled:opacity-60"
      />
      <IconButton type="submit" label="Send" variant="primary" disabled={isPending || text.trim() === ""}>
        {isPending ? <SpinnerMark /> : <SendHorizontal aria-hidden="true" />}
      </IconButton>
    </form>
  );
}
