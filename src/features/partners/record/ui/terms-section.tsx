import { Button } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { Form } from "#design/fields/form.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { NumberEntry, OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { kindChoices } from "#domain/catalogue/service.ts";
import { partnerModelLabels, settlementLabels, taxStatusLabels } from "#domain/partner/commission-labels.ts";
import { earnsCommission, partnerModels, settlements, taxStatuses } from "#domain/partner/partner-terms.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { type AdminPartner, partnerRecordContract, partnerTerms } from "../contract.ts";

const options = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** A partner’s terms, for future bookings. */
export function TermsSection({ partner }: { partner: AdminPartner }) {
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  // A provider drives for us, so its pay is agreed per trip.
  const brings = earnsCommission(partner.kind);
  const mayChange = useMay()("approve_payouts");
  const save = useMakeCall(partnerRecordContract.savePartnerTerms, [partnerRecordContract.readPartner]);
  return (
    <Form
      schema={partnerTerms}
      defaultValues={partner.terms}
      onSubmit={async (terms) => {
        await save.mutateAsync({ organisation_id: partner.id, version: partner.version, terms });
        void toast({ title: "Terms saved" });
      }}
      className="grid gap-4"
    >
      {brings && (
        <FormField
          name="model"
          label="How the partner earns"
          hint="On its own bookings. Its links always earn."
          required
        >
          <Select options={options(partnerModels, partnerModelLabels)} />
        </FormField>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {brings && (
          <>
            <FormField name="commission_rate" label="Commission" hint="Of the price excluding VAT and tolls." required>
              {({ value, onChange }) => <NumberEntry unit="percent" value={value} onChange={onChange} />}
            </FormField>
            <FormField name="affiliate_code" label="Partner code" hint="In its link." optional>
              <TextInput maxLength={30} autoCapitalize="characters" />
            </FormField>
            <FormField
              name="attribution_days"
              label="A visit counts for"
              hint={`Leave blank for ${partner.usual_attribution_days} days, as in Settings.`}
              optional
            >
              {({ value, onChange }) => <OptionalNumberEntry trail="days" value={value} onChange={onChange} />}
            </FormField>
          </>
        )}
        {brings && (
          <FormField name="settlement" label="Statement" required>
            <Select options={options(settlements, settlementLabels)} />
          </FormField>
        )}
        <FormField name="tax_status" label="Tax status" required>
          <Select options={options(taxStatuses, taxStatusLabels)} />
        </FormField>
        <FormField name="contract_reference" label="Contract" optional>
          <TextInput maxLength={100} />
        </FormField>
        <FormField name="contract_from" label="Contract from" optional>
          {({ value, onChange, onBlur }) => (
            <DatePicker value={value ?? ""} onChange={(day) => onChange(day || null)} onBlur={onBlur} />
          )}
        </FormField>
        <FormField name="contract_until" label="Contract until" optional>
          {({ value, onChange, onBlur }) => (
            <DatePicker value={value ?? ""} onChange={(day) => onChange(day || null)} onBlur={onBlur} />
          )}
        </FormField>
      </div>
      {brings && (
        <>
          <FormCheckbox
            name="has_account"
            label="May book on account"
            hint="Its bookings can go on account and are paid by invoice."
          />
          <fieldset className="grid gap-3">
            <legend className="mb-2 font-bold">Other rates by service</legend>
            <p className="text-sm text-ink-2">Leave blank to use the commission above.</p>
            <div className="grid gap-4 sm:grid-cols-2">
              {kindChoices(services).map(({ value: id, label: name }) => (
                <FormField key={id} name={`service_rates.${id}`} label={name} optional>
                  {({ value, onChange }) => <OptionalNumberEntry unit="percent" value={value} onChange={onChange} />}
                </FormField>
              ))}
            </div>
          </fieldset>
        </>
      )}
      {partner.booking_link && (
        <p className="flex flex-wrap items-center gap-3 rounded-md bg-surface-2 px-4 py-3 text-sm">
          <span className="min-w-0 grow [overflow-wrap:anywhere]">{partner.booking_link}</span>
          <CopyButton text={partner.booking_link} label="Copy link" />
        </p>
      )}
      {mayChange && (
        <Button type="submit" className="justify-self-start" busy={save.isPending}>
          Save terms
        </Button>
      )}
    </Form>
  );
}
