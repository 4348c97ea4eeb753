import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import type { contactPage } from "#features/content/words/pages/contact-page.ts";
import { callApi } from "#platform/browser/call-api.ts";
import type { Inquiry } from "../contract.ts";
import { MessageForm } from "./message-form.tsx";
import { useMessageForm } from "./use-message-form.ts";

type InquiryFormProps = {
  words: typeof contactPage.form;
  onSent: () => unknown;
};

/** The contact page's form. What is written stays in it until it has been sent. */
export function InquiryForm({ words, onSent }: InquiryFormProps) {
  const form = useMessageForm({ load, onSent });
  const { errors } = form;
  const { name, email, phone, service, message } = words.fields;
  return (
    <MessageForm form={form} send={words.send} sending={words.sending} note={words.privacy}>
      <Field label={name.label} required error={errors.name} className="sm:col-span-2">
        <TextInput name="name" autoComplete="name" />
      </Field>
      <Field label={email.label} hint={email.hint} required error={errors.email}>
        <TextInput name="email" type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field label={phone.label} hint={phone.hint} optional error={errors.phone}>
        <TextInput name="phone" type="tel" autoComplete="tel" inputMode="tel" />
      </Field>
      <Field label={service.label} optional error={errors.service} className="sm:col-span-2">
        <Select name="service" placeholder={service.placeholder} options={service.options} />
      </Field>
      <Field label={message.label} required error={errors.message} className="sm:col-span-2">
        <TextArea name="message" rows={5} placeholder={message.placeholder} />
      </Field>
    </MessageForm>
  );
}

async function load() {
  const { contactContract: crmContract, inquiry } = await import("../contract.ts");
  return {
    check: inquiry.safeParse,
    send: (values: Inquiry, idempotencyKey: string) =>
      callApi(crmContract.sendInquiryConfirmation, values, { idempotencyKey }),
  };
}
