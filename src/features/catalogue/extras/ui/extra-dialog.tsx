import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { serviceFieldChoices } from "#domain/catalogue/service.ts";
import { extraBases, extraKinds, extraVatCodes } from "#domain/extra/extra.ts";
import { extraBasisLabels, extraKindLabels } from "#domain/extra/extra-labels.ts";
import { vatName } from "#domain/money/vat.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { extraFacts, extrasContract, type ListedExtra } from "../contract.ts";
import { ChoiceList } from "./choice-list.tsx";

const blank = {
  name: "",
  description: "",
  kind: "entrance" as const,
  per: "person" as const,
  price_cents: Number.NaN,
  vat_code: "STD15" as const,
  services: [],
  offers: [],
  vehicle_classes: [],
  most: 10,
  stock: null,
  notice_hours: 0,
  needs_approval: false,
};

export function AddExtraDialog({ onClose }: { onClose: () => void }) {
  const add = useMakeCall(extrasContract.addExtra, [extrasContract.listExtras]);
  return (
    <FormDialog
      title="Add extra"
      text="It’s on sale at once, in the booking form, for our team and for partners."
      confirmLabel="Add extra"
      doneLabel="Extra added"
      size="md"
      schema={extraFacts}
      defaultValues={blank}
      onClose={onClose}
      onConfirm={(values) => add.mutateAsync(values)}
    >
      <ExtraFields />
    </FormDialog>
  );
}

export function EditExtraDialog({ extra, onClose }: { extra: ListedExtra; onClose: () => void }) {
  const edit = useMakeCall(extrasContract.editExtra, [extrasContract.listExtras]);
  const { id, version, state: _s, updated_at: _u, open_bookings: _o, ...facts } = extra;
  return (
    <FormDialog
      title={`Edit ${extra.name}`}
      text="For everyone who books from now on. Bookings keep what they were sold."
      confirmLabel="Save changes"
      doneLabel="Extra saved"
      size="md"
      schema={extraFacts}
      defaultValues={facts}
      onClose={onClose}
      onConfirm={(values) => edit.mutateAsync({ ...values, id, version })}
    >
      <ExtraFields />
    </FormDialog>
  );
}

const options = <T extends string>(values: readonly T[], labels: (value: T) => string) =>
  values.map((value) => ({ value, label: labels(value) }));

function ExtraFields() {
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const { tours = [], services = [] } = useCall(termsContract.companyTerms, {}).data ?? {};
  return (
    <>
      <FormField name="name" label="Name" required>
        <TextInput maxLength={80} autoComplete="off" />
      </FormField>
      <FormField name="description" label="Description" hint="Shown to customers below the name." optional>
        <TextArea rows={2} maxLength={300} />
      </FormField>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="kind" label="Kind" hint="For a guide, dispatch chooses who goes on each trip." required>
          <Select options={options(extraKinds, (kind) => extraKindLabels[kind])} />
        </FormField>
        <FormField name="per" label="Charged" required>
          <Select options={options(extraBases, (per) => extraBasisLabels[per])} />
        </FormField>
        <FormField name="price_cents" label="Price" hint="Including VAT, if any." required>
          {({ value, onChange }) => <NumberEntry unit="rand" value={value} onChange={onChange} />}
        </FormField>
        <FormField name="vat_code" label="VAT" required>
          <Select options={options(extraVatCodes, (code) => vatName(code))} />
        </FormField>
        <FormField name="most" label="At most per booking" required>
          {({ value, onChange }) => <NumberEntry value={value} onChange={onChange} />}
        </FormField>
        <FormField name="stock" label="Stock" hint="How many there are at a time. Leave blank for no limit." optional>
          {({ value, onChange }) => (
            <NumberEntry value={value ?? Number.NaN} onChange={onChange} onEmpty={() => onChange(null)} />
          )}
        </FormField>
        <FormField name="notice_hours" label="Notice" hint="How long before pickup it must be booked." required>
          {({ value, onChange }) => <NumberEntry trail="hours" value={value} onChange={onChange} />}
        </FormField>
      </div>
      <FormCheckbox
        name="needs_approval"
        label="Our team confirms it"
        hint="A booking with it is a request until we’ve confirmed it."
      />
      <FormField name="services" label="Services" hint="None chosen: every trip, unless you choose tours below.">
        {({ value, onChange }) => (
          <ChoiceList
            choices={serviceFieldChoices(services).map(({ value: key, label }) => [key, label])}
            chosen={value}
            onChange={onChange}
          />
        )}
      </FormField>
      <FormField name="offers" label="Tours">
        {({ value, onChange }) => (
          <ChoiceList choices={tours.map(({ slug, name }) => [slug, name])} chosen={value} onChange={onChange} />
        )}
      </FormField>
      <FormField name="vehicle_classes" label="Vehicles" hint="None chosen: every vehicle.">
        {({ value, onChange }) => (
          <ChoiceList choices={classes.map(({ id, name }) => [id, name])} chosen={value} onChange={onChange} />
        )}
      </FormField>
    </>
  );
}
