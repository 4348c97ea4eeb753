import { Field, TextArea, TextInput } from "#design/fields/field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { callApi } from "#platform/browser/call-api.ts";
import type { QuickMessage } from "../contract.ts";
import { MessageForm } from "./message-form.tsx";
import { messages } from "./messages.ts";
import { useMessageForm } from "./use-message-form.ts";

/** The home page's message form. What it says once sent names an answer time, which the page may tell as it is set. */
export function QuickMessageForm({ sent = messages.sent }: { sent?: typeof messages.sent }) {
  const onSent = (form: HTMLFormElement) => {
    form.reset();
    void toast(sent);
  };
  const form = useMessageForm({ load, onSent });
  const { errors } = form;
  return (
    <MessageForm form={form} send="Send Message" sending="Sending...">
      <Field label="Name" required error={errors.name} className="sm:col-span-2">
        <TextInput name="name" autoComplete="name" />
      </Field>
      <Field label="Email" required error={errors.email}>
        <TextInput name="email" type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field label="Phone" optional error={errors.phone}>
        <TextInput name="phone" type="tel" autoComplete="tel" inputMode="tel" />
      </Field>
      <Field label="Message" required error={errors.message} className="sm:col-span-2">
        <TextArea name="message" rows={5} placeholder="Where to, when, and how many of you?" />
      </Field>
    </MessageForm>
  );
}

async function load() {
  const { contactContract: crmContract, quickMessage } = await import("../contract.ts");
  return {
    check: quickMessage.safeParse,
    send: (message: QuickMessage, idempotencyKey: string) =>
      callApi(crmContract.submitQuote, message, { idempotencyKey }),
  };
}
