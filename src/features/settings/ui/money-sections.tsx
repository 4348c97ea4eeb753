import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Alert } from "#design/alert.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField, useFieldMessage } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { bankingPart, paymentWaysPart, taxPart } from "../contract.ts";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

export function TaxSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.tax;
  return (
    <SettingsSection
      title="Tax"
      note="Sets what invoices are called and the VAT they show. It applies from the next document."
      kept={kept}
      schema={taxPart}
      defaultValues={{ ...value, rates: value.rates.toSorted((a, b) => (a.from < b.from ? 1 : -1)) }}
      onSave={(next) => save({ part: "tax", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <FormCheckbox
        name="isVendor"
        label="We’re registered for VAT"
        hint="If off, documents are plain invoices without VAT."
      />
      <FormField name="vatNumber" label="VAT number" hint="Ten digits, starting with 4." className="max-w-xs">
        <TextInput inputMode="numeric" maxLength={10} />
      </FormField>
      <FormCheckbox
        name="splitsTours"
        label="Split tours into driving and the rest"
        hint="Driving is exempt under s12(g). The tariff sets its share of each tour. If off, VAT applies to the whole tour."
      />
      <TaxRates />
      <Alert tone="info">Ask your accountant before you change these.</Alert>
    </SettingsSection>
  );
}

export function BankingSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.banking;
  return (
    <SettingsSection
      title="Banking"
      note="Where customers send an EFT. Shown on unpaid invoices and on the payment page."
      kept={kept}
      schema={bankingPart}
      defaultValues={value}
      onSave={(next) => save({ part: "banking", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="bank" label="Bank" required>
          <TextInput />
        </FormField>
        <FormField name="accountName" label="Account name" required>
          <TextInput />
        </FormField>
        <FormField name="accountNumber" label="Account number" required>
          <TextInput inputMode="numeric" />
        </FormField>
        <FormField name="accountType" label="Account type">
          <TextInput />
        </FormField>
        <FormField name="branchCode" label="Branch code" required>
          <TextInput inputMode="numeric" maxLength={6} />
        </FormField>
        <FormField name="swift" label="SWIFT" hint="For payments from abroad.">
          <TextInput autoCapitalize="characters" maxLength={11} />
        </FormField>
      </div>
    </SettingsSection>
  );
}

export function PaymentWaysSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.paymentWays;
  return (
    <SettingsSection
      title="Payment methods"
      note="What customers can choose on the payment page."
      kept={kept}
      schema={paymentWaysPart}
      defaultValues={value}
      onSave={(next) => save({ part: "paymentWays", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      <div className="grid gap-1">
        <FormCheckbox name="online" label="Card and instant EFT" hint="Confirmed at once." />
        <FormCheckbox
          name="transfer"
          label="Bank transfer"
          hint="With proof of payment, which our team verifies. Offered once you’ve entered your bank account."
        />
        <FormCheckbox name="cash" label="Cash to the driver" hint="Up to the limit below." />
        <FormCheckbox name="account" label="Account" hint="For organisations that pay by invoice." />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="cashAtMostCents" label="Cash at most" required>
          {({ value: amount, onChange }) => <NumberEntry unit="rand" value={amount} onChange={onChange} />}
        </FormField>
        <FormField
          name="trustedTransferAtMostCents"
          label="Confirm on proof up to"
          required
          hint="A trusted customer’s transfer is confirmed when we receive the proof."
        >
          {({ value: amount, onChange }) => <NumberEntry unit="rand" value={amount} onChange={onChange} />}
        </FormField>
        <FormField
          name="tipLink"
          label="Link for tips"
          optional
          hint="Your page at a payment service. Passengers who have rated a trip can open it."
        >
          <TextInput type="url" inputMode="url" placeholder="https://" />
        </FormField>
        <FormField
          name="wallets"
          label="Wallets and other ways of the payment service"
          optional
          hint="One per line: the service’s code and what customers read, such as “ap Apple Pay”. Shown as choices beside the card."
        >
          {({ value: wallets, onChange }) => <WalletsEntry wallets={wallets} onChange={onChange} />}
        </FormField>
      </div>
    </SettingsSection>
  );
}

/** The standard rates and their first days: a new rate is entered in advance and applies from its day. */
function TaxRates() {
  const { control } = useFormContext();
  const { fields, prepend, remove } = useFieldArray({ control, name: "rates" });
  const ofOne = useFieldMessage("rates");
  // A problem of the whole list is at its root.
  const ofAll = useFieldMessage("rates.root");
  const problem = ofOne ?? ofAll;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">Standard rate</legend>
      <p className="text-sm text-ink-2">
        A document uses the rate on its issue date. A credit note uses the rate of its invoice.
      </p>
      <ul className="grid max-w-md gap-2">
        {fields.map((field, at) => (
          <li key={field.id} className="grid grid-cols-[1fr_7rem_auto] items-end gap-2">
            <FormField name={`rates.${at}.from`} label="From" hideLabel={at > 0}>
              {({ value, onChange }) => <DatePicker size="sm" value={value} onChange={onChange} />}
            </FormField>
            <FormField name={`rates.${at}.rate`} label="Rate" hideLabel={at > 0}>
              {({ value, onChange }) => <NumberEntry size="sm" unit="percent" value={value} onChange={onChange} />}
            </FormField>
            <IconButton
              size="sm"
              label={`Remove rate ${at + 1}`}
              disabled={fields.length === 1}
              onClick={() => remove(at)}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-sm font-semibold text-bad">
          {problem}
        </p>
      )}
      <Button
        size="sm"
        variant="outline"
        className="w-fit"
        icon={<Plus aria-hidden />}
        onClick={() => prepend({ from: addDays(localDateOf(new Date()), 1), rate: 0.15 })}
      >
        Add a rate
      </Button>
    </fieldset>
  );
}

type Wallets = Settings["wallets"];
type Settings = PartProps["settings"]["paymentWays"]["value"];

/** One line for each; the text stays as it is typed. */
function WalletsEntry({ wallets, onChange }: { wallets: unknown; onChange: (wallets: Wallets) => void }) {
  const [text, setText] = useState(() => (wallets as Wallets).map(({ code, label }) => `${code} ${label}`).join("\n"));
  return (
    <TextArea
      rows={3}
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        onChange(
          value
            .split("\n")
            .map((line) => line.trim())
            .filter(Boolean)
            .map((line) => {
              const [code = "", ...words] = line.split(/\s+/);
              return { code, label: words.join(" ") };
            }),
        );
      }}
    />
  );
}
