import { Send } from "lucide-react";
import type { ReactNode, SyntheticEvent } from "react";
import { Button } from "#design/button.tsx";
import type { useMessageForm } from "./use-message-form.ts";

type MessageFormProps = {
  form: Pick<ReturnType<typeof useMessageForm>, "isSending" | "problem" | "send" | "forget" | "prepare">;
  send: string;
  sending: string;
  /** Said beside the button. */
  note?: string;
  children: ReactNode;
};

/**
 * The frame of a form that sends a message. Its method is "dialog", which outside a dialog does nothing: a form sent
 * before the script has arrived keeps what was typed instead of putting it into the address.
 */
export function MessageForm({ form, send, sending, note, children }: MessageFormProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void form.send(event.currentTarget);
  };
  return (
    <form
      method="dialog"
      noValidate
      onFocus={form.prepare}
      onSubmit={submit}
      onChange={(event) => form.forget(nameOf(event.target))}
      className="makes-room grid gap-4 sm:grid-cols-2"
    >
      {children}
      <Trap />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button
          type="submit"
          size="lg"
          busy={form.isSending}
          busyText={sending}
          trailingIcon={<Send aria-hidden="true" />}
        >
          {send}
        </Button>
        {form.problem && (
          <p role="alert" className="font-semibold text-bad text-sm">
            {form.problem}
          </p>
        )}
        {note && <p className="max-w-[22em] text-ink-2 text-sm">{note}</p>}
        <noscript>
          <p className="text-ink-2 text-sm">This form needs JavaScript. Please call or email us instead.</p>
        </noscript>
      </div>
    </form>
  );
}

/** A field no person sees: whatever fills it in is a program, and the server puts its message aside. */
function Trap() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

const nameOf = (target: EventTarget) => (target instanceof HTMLElement && target.getAttribute("name")) || "";
