import { ChoiceRow } from "#design/fields/choice-row.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { effectText } from "#domain/pricing/rule-effect.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { TariffContent } from "../tariff-contract.ts";
import { BuyerChoice, ZoneChoice } from "./rule-choices.tsx";
import { PlaceNames } from "./tariff-fields.tsx";
import { weekdayLabels } from "./tariff-labels.ts";

type Rule = TariffContent["timeRules"][number];
type RuleLimitFieldsProps = { rule: Rule; onChange: (rule: Rule) => void };

const zoneEndChoices = [
  { value: "either", label: "Starts or ends there" },
  { value: "start", label: "Starts there" },
  { value: "end", label: "Ends there" },
] as const;

const noChoice = <T,>(chosen: readonly T[]): T[] | undefined => (chosen.length > 0 ? [...chosen] : undefined);

/** Nothing chosen is no limit. */
export function RuleLimitFields({ rule, onChange }: RuleLimitFieldsProps) {
  const known = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const { weekdays = [], vehicleClasses: classes = [], fromPassengers, places = [] } = rule.only ?? {};
  const { zones = [], zoneEnd = "either", buyers = [] } = rule.only ?? {};
  const put = (limits: Partial<NonNullable<Rule["only"]>>) => {
    const { only: before, ...rest } = rule;
    const only = Object.fromEntries(
      Object.entries({ ...before, ...limits }).filter(([, value]) => value !== undefined),
    );
    onChange(Object.keys(only).length > 0 ? { ...rest, only } : rest);
  };
  return (
    <details className="rounded-md bg-surface-2 px-3 py-2" open={rule.only !== undefined}>
      <summary className="cursor-pointer text-sm font-semibold text-ink-2">
        Only on some days, vehicles, parties, places, zones or partners
      </summary>
      <div className="grid gap-3 pt-3">
        <ChoiceRow
          label="Only on"
          choices={weekdayLabels.map(({ day, label }) => ({ value: day, label }))}
          chosen={weekdays}
          onChange={(next) => put({ weekdays: noChoice(next) })}
        />
        <ChoiceRow
          label="Only in a"
          choices={known.filter(({ state }) => state !== "ended").map(({ id, name }) => ({ value: id, label: name }))}
          chosen={classes}
          onChange={(next) => put({ vehicleClasses: noChoice(next) })}
        />
        <div className="grid gap-3 sm:grid-cols-[9rem_1fr]">
          <Field label="Passengers from">
            <OptionalNumberEntry
              size="sm"
              value={fromPassengers}
              onChange={(next) => put({ fromPassengers: next ?? undefined })}
            />
          </Field>
          <PlaceNames
            label="Only to or from"
            hint="Towns or places, with commas: Stellenbosch, Franschhoek"
            places={places}
            onChange={(next) => put({ places: noChoice(next) })}
          />
        </div>
        <ZoneChoice
          label="Only trips in a zone"
          chosen={zones}
          onChange={(next) => put(next.length > 0 ? { zones: next } : { zones: undefined, zoneEnd: undefined })}
        />
        {zones.length > 0 && (
          <Field label="The trip" className="sm:max-w-sm">
            <Select
              size="sm"
              value={zoneEnd}
              options={zoneEndChoices}
              onChange={({ currentTarget: { value } }) =>
                put({ zoneEnd: value === "start" || value === "end" ? value : undefined })
              }
            />
          </Field>
        )}
        <BuyerChoice chosen={buyers} onChange={(next) => put({ buyers: noChoice(next) })} />
        <p className="text-sm text-ink-2" aria-live="polite">
          {Number.isFinite(rule.amount ?? rule.share) &&
            `A price that meets all of this changes by ${effectText(rule)}.`}
        </p>
      </div>
    </details>
  );
}
