import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";

/** Who we speak to. */
export function PersonFields() {
  return (
    <>
      <FormField name="contact_name" label="Your name" required className="sm:col-span-2">
        <TextInput autoComplete="name" maxLength={200} />
      </FormField>
      <FormField name="email" label="Email" hint="We’ll send your link and our questions here." required>
        <TextInput type="email" autoComplete="email" inputMode="email" maxLength={254} />
      </FormField>
      <FormField name="phone" label="Phone" hint="082 555 0199, or with the country: +44 …" required>
        <TextInput type="tel" autoComplete="tel" inputMode="tel" maxLength={40} />
      </FormField>
    </>
  );
}

/** Where someone is at home. */
export const AreaField = ({ label }: { label: string }) => (
  <FormField name="area" label={label} hint="A suburb or a town, such as Sea Point or Stellenbosch." required>
    <TextInput autoComplete="address-level2" maxLength={200} />
  </FormField>
);

/** The company as its documents name it. */
export function CompanyFields({ nameLabel }: { nameLabel: string }) {
  return (
    <>
      <FormField name="company_name" label={nameLabel} required className="sm:col-span-2">
        <TextInput autoComplete="organization" maxLength={200} />
      </FormField>
      <FormField
        name="registration_number"
        label="CIPC registration number"
        hint="Such as 2015/276640/07. Sole proprietors can leave this blank."
        optional
      >
        <TextInput placeholder="YYYY/NNNNNN/NN" maxLength={20} autoComplete="off" />
      </FormField>
      <FormField name="vat_number" label="VAT number" hint="10 digits, starting with 4. Only if registered." optional>
        <TextInput inputMode="numeric" maxLength={20} autoComplete="off" />
      </FormField>
    </>
  );
}
