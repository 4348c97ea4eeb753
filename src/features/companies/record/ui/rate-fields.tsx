import { FormField } from "#design/fields/form-field.tsx";
import { NumberEntry, OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { kindChoices } from "#domain/catalogue/service.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

/** The company’s prices: a discount on the list price, or a fixed price by service. */
export function RateFields() {
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  return (
    <>
      <FormField name="discount" label="Discount" hint="Discount on the price list, excluding tolls." required>
        {({ value, onChange }) => <NumberEntry unit="percent" value={value} onChange={onChange} />}
      </FormField>
      <fieldset className="grid gap-3">
        <legend className="mb-1 font-bold">By service</legend>
        <p className="text-ink-2 text-sm">
          A fixed price is each way in a sedan. Extras, stops and tolls are added. Larger vehicles get the discount.
          Leave blank to use the discount above.
        </p>
        <ul className="grid gap-4">
          {kindChoices(services).map(({ value: id, label: name }) => (
            <li
              key={id}
              className="grid grid-cols-2 gap-x-4 gap-y-2 border-line border-t pt-3 max-sm:[&>span]:col-span-2 sm:grid-cols-[minmax(0,1fr)_9rem_9rem]"
            >
              <span className="self-center font-semibold sm:pt-5">{name}</span>
              <FormField name={`service_discounts.${id}`} label="Discount">
                {({ value, onChange }) => (
                  <OptionalNumberEntry
                    unit="percent"
                    value={value}
                    onChange={onChange}
                    aria-label={`${name}: discount`}
                  />
                )}
              </FormField>
              <FormField name={`fixed_cents.${id}`} label="Fixed price">
                {({ value, onChange }) => (
                  <OptionalNumberEntry
                    unit="rand"
                    value={value}
                    onChange={onChange}
                    aria-label={`${name}: fixed price`}
                  />
                )}
              </FormField>
            </li>
          ))}
        </ul>
      </fieldset>
    </>
  );
}
