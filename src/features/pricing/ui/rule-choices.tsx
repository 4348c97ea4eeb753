import { X } from "lucide-react";
import { Button } from "#design/button.tsx";
import { ChoiceRow } from "#design/fields/choice-row.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { organisationKindLabels } from "#domain/partner/organisation-kinds.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { pricingContract } from "../contract.ts";

type ChoiceProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** Price zones as they are drawn on the map. */
export function ZoneChoice({ label, chosen, onChange }: ChoiceProps & { label: string }) {
  const { data } = useCall(pricingContract.listRuleChoices, {});
  if (!data) return null;
  const gone = chosen.filter((id) => !data.zones.some((zone) => zone.id === id));
  const choices = [
    ...data.zones.map(({ id, name }) => ({ value: id, label: name })),
    ...gone.map((id) => ({ value: id, label: "A zone no longer on the map" })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {choices.length > 0 && <ChoiceRow label={label} choices={choices} chosen={chosen} onChange={onChange} />}
      <SiteLink to="/admin/tracking?tab=geofences" className="text-sm font-semibold text-link underline">
        {choices.length > 0 ? "Draw zones" : "Draw a price zone on the map to use it here"}
      </SiteLink>
    </div>
  );
}

/** One by one from a list that may be long. */
export function BuyerChoice({ chosen, onChange }: ChoiceProps) {
  const { data } = useCall(pricingContract.listRuleChoices, {});
  if (!data) return null;
  const nameOf = (id: string) => data.buyers.find((one) => one.id === id)?.name ?? "No longer active";
  return (
    <div className="grid gap-2">
      <Field
        label="Only for partners or companies"
        hint="For what they book in their portal, by API or on account. Nobody else pays it or reads of it."
        className="sm:max-w-sm"
      >
        <Select
          size="sm"
          value=""
          placeholder={chosen.length > 0 ? "Add another" : "Everyone"}
          options={data.buyers
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, name, kind }) => ({
              value: id,
              label: `${name}, ${organisationKindLabels[kind].toLowerCase()}`,
            }))}
          onChange={({ currentTarget: { value } }) => value && onChange([...chosen, value])}
        />
      </Field>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id}>
              <Button
                size="sm"
                variant="outline"
                icon={<X aria-hidden />}
                aria-label={`Remove ${nameOf(id)}`}
                onClick={() => onChange(chosen.filter((one) => one !== id))}
              >
                {nameOf(id)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
