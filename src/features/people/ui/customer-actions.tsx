import { Ban, CircleCheck, Merge, Pencil, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import {
  channelLabels,
  consentChannels,
  consentPurposes,
  consentSourceLabels,
  consentSources,
  consentWordings,
  purposeLabels,
} from "#domain/person/consent.ts";
import { preferenceLabels, preferenceNames } from "#domain/person/preferences.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { blockReason, type CustomerInFull, customerForm, peopleContract } from "../contract.ts";
import { MergeDialog } from "./merge-dialog.tsx";
import { useCustomerCall } from "./use-customer-call.ts";

type Opened = "edit" | "block" | "unblock" | "consent" | "merge";
type DialogProps = { customer: CustomerInFull; onClose: () => void };

/** All that our team does with a customer’s record, each in its dialog. */
export function CustomerActions({ customer }: { customer: CustomerInFull }) {
  const [opened, setOpened] = useState<Opened>();
  const dialog = { customer, onClose: () => setOpened(undefined) };
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Permitted action="change_customers">
        <Button size="sm" variant="outline" icon={<Pencil aria-hidden="true" />} onClick={() => setOpened("edit")}>
          Edit
        </Button>
      </Permitted>
      <Permitted action="note_customers">
        <Button
          size="sm"
          variant="outline"
          icon={<ShieldCheck aria-hidden="true" />}
          onClick={() => setOpened("consent")}
        >
          Record consent
        </Button>
      </Permitted>
      <Permitted action="change_customers">
        <Button size="sm" variant="outline" icon={<Merge aria-hidden="true" />} onClick={() => setOpened("merge")}>
          Merge with another
        </Button>
        {customer.block ? (
          <Button
            size="sm"
            variant="outline"
            icon={<CircleCheck aria-hidden="true" />}
            onClick={() => setOpened("unblock")}
          >
            Unblock
          </Button>
        ) : (
          <Button size="sm" variant="outline" icon={<Ban aria-hidden="true" />} onClick={() => setOpened("block")}>
            Block
          </Button>
        )}
      </Permitted>
      {opened === "edit" && <EditDialog {...dialog} />}
      {opened === "block" && <BlockDialog {...dialog} />}
      {opened === "unblock" && <UnblockDialog {...dialog} />}
      {opened === "consent" && <ConsentDialog {...dialog} />}
      {opened === "merge" && <MergeDialog {...dialog} />}
    </div>
  );
}

/** As the form holds it: tags are one line. */
const editForm = z.extend(customerForm, {
  tags: z.pipe(
    z.string().check(z.maxLength(400, "Please use at most 400 characters")),
    z.transform((line: string) =>
      line
        .split(",")
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ),
});

const freshText = (details: Readonly<Record<string, unknown>> | undefined) => `It is now: ${String(details?.customer)}`;

function EditDialog({ customer, onClose }: DialogProps) {
  const save = useCustomerCall(peopleContract.saveCustomer);
  const known: Readonly<Record<string, string | undefined>> = customer.preferences;
  const preferences = Object.fromEntries(preferenceNames.map((name) => [name, known[name] ?? ""]));
  return (
    <FormDialog
      title={`Edit ${customer.name}`}
      text="Email addresses and phone numbers follow from their bookings."
      confirmLabel="Save"
      doneLabel="Customer saved"
      size="md"
      schema={editForm}
      defaultValues={{
        first_name: customer.first_name,
        last_name: customer.last_name,
        tags: customer.tags.join(", "),
        preferences,
      }}
      describeFresh={freshText}
      onClose={onClose}
      onConfirm={(form) => save.mutateAsync({ ...form, customer_id: customer.id, version: customer.version })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="first_name" label="First name" optional>
          <TextInput autoComplete="off" />
        </FormField>
        <FormField name="last_name" label="Last name" required>
          <TextInput autoComplete="off" />
        </FormField>
      </div>
      <FormField name="tags" label="Tags" hint="Separate them with commas" optional>
        <TextInput />
      </FormField>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 font-semibold">Preferences</legend>
        {preferenceNames.map((name) => (
          <FormField key={name} name={`preferences.${name}`} label={preferenceLabels[name]} optional>
            <TextInput />
          </FormField>
        ))}
      </fieldset>
    </FormDialog>
  );
}

const blockForm = z.object({
  reason: blockReason,
  last_day: z.string(),
});

function BlockDialog({ customer, onClose }: DialogProps) {
  const block = useCustomerCall(peopleContract.blockCustomer);
  return (
    <FormDialog
      title={`Block ${customer.name}?`}
      text="Their new bookings wait for our team. They don’t see that they are blocked, nor why."
      confirmLabel="Block"
      doneLabel="Customer blocked"
      tone="danger"
      schema={blockForm}
      defaultValues={{ reason: "", last_day: "" }}
      describeFresh={freshText}
      onClose={onClose}
      onConfirm={({ reason, last_day }) =>
        block.mutateAsync({
          customer_id: customer.id,
          version: customer.version,
          reason,
          last_day: last_day || null,
        })
      }
    >
      <FormField name="reason" label="Reason" required>
        <TextArea rows={3} />
      </FormField>
      <FormField name="last_day" label="Last day" hint="Leave it empty to block until someone unblocks them" optional>
        {({ value, onChange }) => <DatePicker value={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
}

function UnblockDialog({ customer, onClose }: DialogProps) {
  const unblock = useCustomerCall(peopleContract.unblockCustomer);
  return (
    <ActionDialog
      title={`Unblock ${customer.name}?`}
      text="Their bookings are confirmed like everyone else’s again."
      confirmLabel="Unblock"
      doneLabel="Customer unblocked"
      describeFresh={freshText}
      onClose={onClose}
      onConfirm={() => unblock.mutateAsync({ customer_id: customer.id, version: customer.version })}
    />
  );
}

const consentForm = z.object({
  purpose: z.enum(consentPurposes),
  channel: z.enum(consentChannels),
  answer: z.enum(["given", "withdrawn"]),
  source: z.enum(consentSources),
});

function ConsentDialog({ customer, onClose }: DialogProps) {
  const record = useCustomerCall(peopleContract.recordConsent);
  return (
    <FormDialog
      title="Record consent"
      text="The words below are kept with the date."
      confirmLabel="Record"
      doneLabel="Consent recorded"
      schema={consentForm}
      defaultValues={{ purpose: "marketing", channel: "email", answer: "given", source: "phone" }}
      onClose={onClose}
      onConfirm={({ answer, ...consent }) =>
        record.mutateAsync({ ...consent, customer_id: customer.id, is_given: answer === "given" })
      }
    >
      <Choice name="purpose" label="Purpose" options={purposeLabels} />
      <Choice name="channel" label="Channel" options={channelLabels} />
      <Choice name="answer" label="Answer" options={{ given: "Given", withdrawn: "Withdrawn" }} />
      <Choice name="source" label="How they said so" options={consentSourceLabels} />
      <ReadOut />
    </FormDialog>
  );
}

type ChoiceProps = { name: string; label: string; options: Readonly<Record<string, string>> };

const Choice = ({ name, label, options }: ChoiceProps) => (
  <FormField name={name} label={label} required>
    <Select options={Object.entries(options).map(([value, text]) => ({ value, label: text }))} />
  </FormField>
);

/** The sentence to read out. */
function ReadOut() {
  const { purpose, answer } = useWatch<z.input<typeof consentForm>>();
  const wording = consentWordings[purpose ?? "marketing"];
  return <blockquote className="border-line border-s-4 ps-3 text-ink-2">{wording[answer ?? "given"]}</blockquote>;
}
