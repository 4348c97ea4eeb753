import { useState } from "react";
import * as z from "zod/mini";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FieldErrors } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { usualProbability } from "#domain/crm/deal-lifecycle.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { ShownSubject } from "../../contract.ts";
import { SubjectField } from "../../ui/subject-field.tsx";
import { useColleagueOptions } from "../../ui/use-colleague-options.ts";
import { type DealInFull, dealForm, dealsContract } from "../contract.ts";
import { refreshedByDeals } from "./use-deal-moves.ts";

const digits = /^[\d\s]+$/;
const { title, expected_on, note } = dealForm.shape;
const schema = z.object({
  title,
  value: z.string().check(z.trim(), z.regex(digits, "Enter the value in whole rand"), z.maxLength(12)),
  probability: z.string().check(z.trim(), z.regex(/^(100|\d{1,2})$/, "Enter 0 to 100")),
  expected_on,
  owner_id: z.string(),
  note,
});

type Party = { readonly id: string; readonly name: string } | null;
const asSubject = (party: Party, kind: "person" | "company"): ShownSubject | null =>
  party && { kind, id: party.id, label: party.name, href: "" };

/** Creates a deal, or changes one. */
export function DealDialog({ deal, onClose }: { deal?: DealInFull; onClose: () => void }) {
  const [person, setPerson] = useState(asSubject(deal?.person ?? null, "person"));
  const [organisation, setOrganisation] = useState(asSubject(deal?.organisation ?? null, "company"));
  const { me, options } = useColleagueOptions("No owner");
  const create = useMakeCall(dealsContract.createDeal, refreshedByDeals);
  const save = useMakeCall(dealsContract.saveDeal, refreshedByDeals);
  if (me === "") return null;
  return (
    <FormDialog
      title={deal ? "Edit deal" : "New deal"}
      text="For what is larger than one quote: a contract, a conference, an agreement."
      confirmLabel={deal ? "Save deal" : "Create deal"}
      doneLabel={deal ? "Deal saved" : "Deal created"}
      size="md"
      schema={schema}
      defaultValues={{
        title: deal?.title ?? "",
        value: deal ? String(Math.round(deal.value_cents / 100)) : "",
        probability: String(deal?.probability ?? usualProbability.contacted),
        expected_on: deal?.expected_on ?? "",
        owner_id: deal ? (deal.owner?.id ?? "") : me,
        note: deal?.note ?? "",
      }}
      onClose={onClose}
      onConfirm={({ value, probability, owner_id, ...values }): Promise<unknown> => {
        if (!person && !organisation) throw new FieldErrors({}, "Choose a customer, an organisation or both.");
        const input = {
          ...values,
          value_cents: Number(value.replace(/\s/g, "")) * 100,
          probability: Number(probability),
          owner_id: owner_id || null,
          person_id: person?.id ?? null,
          organisation_id: organisation?.id ?? null,
        };
        return deal ? save.mutateAsync({ ...input, id: deal.id, version: deal.version }) : create.mutateAsync(input);
      }}
    >
      <FormField name="title" label="Title" required>
        <TextInput maxLength={120} />
      </FormField>
      <SubjectField value={organisation} onChange={setOrganisation} kinds={["company", "partner"]} optional />
      <SubjectField value={person} onChange={setPerson} kinds={["person"]} optional />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="value" label="Value in rand" required>
          <TextInput inputMode="numeric" lead="R" />
        </FormField>
        <FormField name="probability" label="Probability in percent" required>
          <TextInput inputMode="numeric" />
        </FormField>
        <FormField name="expected_on" label="Expected close" required>
          {({ value, onChange, onBlur, name }) => (
            <DatePicker value={value} onChange={onChange} onBlur={onBlur} name={name} />
          )}
        </FormField>
        <FormField name="owner_id" label="Owner">
          <Select options={options} />
        </FormField>
      </div>
      <FormField name="note" label="Note" optional>
        <TextArea rows={3} maxLength={2000} />
      </FormField>
    </FormDialog>
  );
}
