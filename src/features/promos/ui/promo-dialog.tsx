import { useController } from "react-hook-form";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { ChoiceRow } from "#design/fields/choice-row.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { serviceFieldChoices } from "#domain/catalogue/service.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type Promo, type PromoForm, promoForm, promosContract } from "../contract.ts";

type PromoDialogProps = {
  /** Undefined: a new one. */
  promo: Promo | undefined;
  partners: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
};

const empty: PromoForm = {
  code: "",
  note: "",
  state: "active",
  share: 0.1,
  amount_cents: null,
  least_cents: 0,
  services: [],
  tours: [],
  vehicle_classes: [],
  book_from: null,
  book_until: null,
  travel_from: null,
  travel_until: null,
  first_only: false,
  limit_total: null,
  limit_each: null,
  partner_id: null,
  combines: false,
};

/** A code and its conditions; nothing entered is no condition. */
export function PromoDialog({ promo, partners, onClose }: PromoDialogProps) {
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const { tours = [], services = [] } = useCall(termsContract.companyTerms, {}).data ?? {};
  const save = useMakeCall(promosContract.savePromoCode, [promosContract.listPromoCodes]);
  return (
    <FormDialog
      title={promo ? `Edit ${promo.code}` : "Add a promo code"}
      text="Conditions apply to bookings from now on. Leave a field empty for no limit."
      confirmLabel="Save promo code"
      size="lg"
      schema={promoForm}
      defaultValues={promo ?? empty}
      onConfirm={(values) => save.mutateAsync({ id: promo?.id ?? null, version: promo?.version ?? 0, promo: values })}
      doneLabel="Promo code saved"
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="code" label="Code" required hint="A to Z and 0 to 9, such as WINE15">
          <TextInput maxLength={30} autoComplete="off" className="uppercase" />
        </FormField>
        <FormField name="state" label="Status">
          <Select
            options={[
              { value: "active", label: "Active" },
              { value: "paused", label: "Paused" },
            ]}
          />
        </FormField>
        <FormField name="share" label="Takes off, as a share" hint="Either a share or an amount">
          {({ value, onChange }) => <OptionalNumberEntry unit="percent" value={value} onChange={onChange} />}
        </FormField>
        <FormField name="amount_cents" label="Takes off, as an amount">
          {({ value, onChange }) => <OptionalNumberEntry unit="rand" value={value} onChange={onChange} />}
        </FormField>
        <FormField
          name="least_cents"
          label="For prices from"
          hint="Of the trip after other discounts, without tolls and extras"
        >
          {({ value, onChange }) => (
            <OptionalNumberEntry unit="rand" value={value} onChange={(next) => onChange(next ?? 0)} />
          )}
        </FormField>
        <FormField name="partner_id" label="Belongs to" hint="Bookings with it count as this partner’s.">
          {({ value, onChange }) => (
            <Select
              value={value ?? ""}
              placeholder="No partner"
              options={partners.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
            />
          )}
        </FormField>
      </div>
      <Choices name="services" label="Only for" choices={serviceFieldChoices(services)} />
      <Choices
        name="tours"
        label="Of the tours only"
        choices={tours.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Choices
        name="vehicle_classes"
        label="Only in a"
        choices={classes.filter(({ state }) => state !== "ended").map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Day name="book_from" label="Booked from" />
        <Day name="book_until" label="Booked until" />
        <Day name="travel_from" label="Pickup from" />
        <Day name="travel_until" label="Pickup until" />
        <FormField name="limit_total" label="Bookings in all">
          {({ value, onChange }) => <OptionalNumberEntry value={value} onChange={onChange} />}
        </FormField>
        <FormField name="limit_each" label="Bookings per customer">
          {({ value, onChange }) => <OptionalNumberEntry value={value} onChange={onChange} />}
        </FormField>
      </div>
      <FormCheckbox name="first_only" label="Only for a customer’s first booking" />
      <FormCheckbox name="combines" label="Also on top of a partner’s net rate or a company’s agreed rate" />
      <FormField name="note" label="Note for our team">
        <TextInput maxLength={200} />
      </FormField>
    </FormDialog>
  );
}

const Day = ({ name, label }: { name: keyof PromoForm; label: string }) => (
  <FormField name={name} label={label}>
    {({ value, onChange }) => <DatePicker value={value ?? ""} onChange={(day) => onChange(day || null)} />}
  </FormField>
);

type ChoicesProps = {
  name: "services" | "tours" | "vehicle_classes";
  label: string;
  choices: readonly { readonly value: string; readonly label: string }[];
};

/** Nothing chosen is no limit. */
function Choices({ name, ...row }: ChoicesProps) {
  const { field } = useController<Record<ChoicesProps["name"], string[]>, ChoicesProps["name"]>({ name });
  return <ChoiceRow {...row} chosen={field.value} onChange={field.onChange} />;
}
