import { Send } from "lucide-react";
import type { SyntheticEvent } from "react";
import { Button } from "#design/button.tsx";
import { Field, TextArea, TextInput } from "#design/field.tsx";
import { useQuickMessage } from "./use-quick-message.ts";

/**
 * The home page's message form. Its method is "dialog", which outside a dialog does nothing: a form sent before the
 * script has arrived keeps what was typed instead of putting it into the address.
 */
export function QuickMessageForm() {
  const { isSending, errors, send, forget, prepare } = useQuickMessage();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <form
      method="dialog"
      noValidate
      onFocus={prepare}
      onSubmit={submit}
      onChange={(event) => forget(nameOf(event.target))}
      className="grid gap-4 sm:grid-cols-2"
    >
      <Field label="Name" required error={errors.name} className="sm:col-span-2">
        <TextInput name="name" autoComplete="name" maxLength={200} />
      </Field>
      <Field label="Email" required error={errors.email}>
        <TextInput name="email" type="email" autoComplete="email" inputMode="email" maxLength={254} />
      </Field>
      <Field label="Phone" optional error={errors.phone}>
        <TextInput name="phone" type="tel" autoComplete="tel" inputMode="tel" maxLength={40} />
      </Field>
      <Field label="Message" required error={errors.message} className="sm:col-span-2">
        <TextArea name="message" rows={5} maxLength={5000} placeholder="Where to, when, and how many of you?" />
      </Field>
      <Trap />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 sm:col-span-2">
        <Button
          type="submit"
          size="lg"
          busy={isSending}
          busyText="Sending..."
          trailingIcon={<Send aria-hidden="true" />}
        >
          Send Message
        </Button>
        <noscript>
          <p className="text-ink-2 text-sm">This form needs JavaScript. Please call or e-mail us instead.</p>
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
