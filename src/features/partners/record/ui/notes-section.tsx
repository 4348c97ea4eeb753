import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { TextArea } from "#design/fields/field.tsx";
import { Form } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { noteForm, type OfficePartner, partnerRecordContract } from "../contract.ts";

/** What our team should know about a partner. */
export function NotesSection({ partner }: { partner: OfficePartner }) {
  const write = useMakeCall(partnerRecordContract.writePartnerNote, [partnerRecordContract.readPartner]);
  return (
    <div className="grid gap-5">
      <Form
        key={partner.notes.length}
        schema={noteForm}
        defaultValues={{ text: "" }}
        onSubmit={async ({ text }) => {
          await write.mutateAsync({ organisation_id: partner.id, text });
        }}
        className="grid gap-3"
      >
        <FormField name="text" label="Note" hint="Only our team sees this." required>
          <TextArea rows={3} maxLength={2000} />
        </FormField>
        <Button type="submit" size="sm" className="justify-self-start" busy={write.isPending}>
          Add note
        </Button>
      </Form>
      <ul className="divide-y divide-line">
        {partner.notes.map(({ id, text, author, at }) => (
          <li key={id} className="py-3">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
            <p className="text-ink-3 text-xs">
              {author}, {formatDateTime(at)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
