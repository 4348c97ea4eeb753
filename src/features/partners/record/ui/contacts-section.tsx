import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type AdminPartner, contactForm, partnerRecordContract } from "../contract.ts";

const refreshes = [partnerRecordContract.readPartner];

/** Our contacts at a partner. */
export function ContactsSection({ partner }: { partner: AdminPartner }) {
  const [isAdding, setAdding] = useState(false);
  const remove = useMakeCall(partnerRecordContract.removePartnerContact, refreshes);
  return (
    <section aria-labelledby="contacts" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 id="contacts" className="font-bold">
          Contacts
        </h3>
        <Button size="sm" variant="outline" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          Add contact
        </Button>
      </div>
      {partner.contacts.length === 0 && <p className="text-ink-2 text-sm">No contacts yet.</p>}
      <ul className="divide-y divide-line">
        {partner.contacts.map(({ id, name, position, email, phone }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="min-w-48 grow basis-0 leading-tight">
              <span className="block font-semibold">{[name, position].filter(Boolean).join(", ")}</span>
              <span className="block text-ink-2 text-sm">{[phone, email].filter(Boolean).join(" · ")}</span>
            </span>
            <Button size="sm" variant="quiet" onClick={() => remove.mutate({ contact_id: id })}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {isAdding && <ContactDialog partner={partner} onClose={() => setAdding(false)} />}
    </section>
  );
}

function ContactDialog({ partner, onClose }: { partner: AdminPartner; onClose: () => void }) {
  const add = useMakeCall(partnerRecordContract.addPartnerContact, refreshes);
  return (
    <FormDialog
      title="Add contact"
      text={`A contact person at ${partner.name}.`}
      confirmLabel="Add contact"
      doneLabel="Contact added"
      schema={contactForm}
      defaultValues={{ name: "", position: "", email: "", phone: "" }}
      onClose={onClose}
      onConfirm={(contact) => add.mutateAsync({ ...contact, organisation_id: partner.id })}
    >
      <FormField name="name" label="Name" required>
        <TextInput maxLength={100} />
      </FormField>
      <FormField name="position" label="Position" optional>
        <TextInput maxLength={100} />
      </FormField>
      <FormField name="phone" label="Phone" optional>
        <TextInput type="tel" maxLength={40} />
      </FormField>
      <FormField name="email" label="Email" optional>
        <TextInput type="email" />
      </FormField>
    </FormDialog>
  );
}
