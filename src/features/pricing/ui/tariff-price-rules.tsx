import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { Button } from "#design/button.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { OptionalNumberEntry } from "#design/fields/number-entry.tsx";
import { cents } from "#domain/money/money.ts";
import { effectText } from "#domain/pricing/rule-effect.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { priceKinds, type TariffContent } from "../tariff-contract.ts";
import { Amount, ChoiceRow, PlaceNames, TariffGroup } from "./tariff-fields.tsx";
import { kindLabels, weekdayLabels, whenLabels } from "./tariff-labels.ts";
import { WhenFields } from "./tariff-when-fields.tsx";
import type { PartEditorProps } from "./use-tariff-draft.ts";

type Rule = TariffContent["timeRules"][number];
type When = Rule["when"];

/** A new rule of each kind starts from these. */
const startOf: { readonly [K in When["kind"]]: Extract<When, { kind: K }> } = {
  hours: { kind: "hours", from: "06:30", until: "09:00" },
  always: { kind: "always" },
  public_holiday: { kind: "public_holiday" },
  days: { kind: "days", from: "12-15", until: "01-10" },
  short_notice: { kind: "short_notice", hours: 24 },
};

const isKind = (text: string): text is When["kind"] => Object.hasOwn(startOf, text);

/** Surcharges and reductions, in the order in which a price lists them. */
export function PriceRulesGroup({ draft: { timeRules }, put }: PartEditorProps) {
  const change = (rule: Rule) =>
    put(
      "timeRules",
      timeRules.map((one) => (one.id === rule.id ? rule : one)),
    );
  const move = (at: number, by: number) => {
    const [rule] = timeRules.slice(at, at + 1);
    if (rule) put("timeRules", timeRules.toSpliced(at, 1).toSpliced(at + by, 0, rule));
  };
  return (
    <TariffGroup title="Price rules" note="Hours, weekdays, seasons, holidays, notice, parties and places">
      <p className="text-sm text-ink-2">
        Every rule that applies is added to the fare, or taken off it, and listed in this order.
      </p>
      {timeRules.map((rule, at) => (
        <fieldset
          key={rule.id}
          className="grid gap-3 border-line border-t pt-4 first-of-type:border-t-0 first-of-type:pt-0"
        >
          <legend className="sr-only">{rule.name || "New rule"}</legend>
          <RuleFields rule={rule} onChange={change} />
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="quiet"
              icon={<ArrowUp aria-hidden />}
              disabled={at === 0}
              aria-label={`Move ${rule.name || "this rule"} up`}
              onClick={() => move(at, -1)}
            >
              Up
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon={<ArrowDown aria-hidden />}
              disabled={at === timeRules.length - 1}
              aria-label={`Move ${rule.name || "this rule"} down`}
              onClick={() => move(at, 1)}
            >
              Down
            </Button>
            <Button
              size="sm"
              variant="quiet"
              icon={<Trash2 aria-hidden />}
              aria-label={`Remove ${rule.name || "this rule"}`}
              onClick={() => put("timeRules", timeRules.toSpliced(at, 1))}
            >
              Remove
            </Button>
          </div>
        </fieldset>
      ))}
      <Button
        size="sm"
        variant="outline"
        icon={<Plus aria-hidden />}
        className="w-fit"
        onClick={() => put("timeRules", [...timeRules, newRule(timeRules)])}
      >
        Add a rule
      </Button>
    </TariffGroup>
  );
}

/** The first free number: what has been sold names its rule by its id. */
function newRule(rules: readonly Rule[]): Rule {
  const taken = new Set(rules.map(({ id }) => id));
  let number = rules.length + 1;
  while (taken.has(`rule-${number}`)) number++;
  return {
    id: `rule-${number}`,
    name: "",
    share: 0.1,
    appliesTo: ["route", "transfer", "group"],
    when: startOf.hours,
    only: { weekdays: [1, 2, 3, 4, 5] },
  };
}

type RuleProps = { rule: Rule; onChange: (rule: Rule) => void };

function RuleFields({ rule, onChange }: RuleProps) {
  const { amount, appliesTo, when } = rule;
  const unit = amount === undefined ? "percent" : "rand";
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_9rem_9rem_11rem]">
        <Field label="Name, as customers see it" className="max-sm:col-span-2">
          <TextInput
            size="sm"
            value={rule.name}
            maxLength={80}
            onChange={(event) => onChange({ ...rule, name: event.currentTarget.value })}
          />
        </Field>
        <Field label="Changes by">
          <Select
            size="sm"
            value={unit}
            options={[
              { value: "percent", label: "Percent" },
              { value: "rand", label: "Rand" },
            ]}
            onChange={(event) =>
              onChange(event.currentTarget.value === "rand" ? { ...rule, amount: cents(0) } : inPercent(rule))
            }
          />
        </Field>
        {amount === undefined ? (
          <Amount label="Adds" unit="percent" value={rule.share} onChange={(share) => onChange({ ...rule, share })} />
        ) : (
          <Amount label="Adds each way" value={amount} onChange={(next) => onChange({ ...rule, amount: next })} />
        )}
        <Field label="When" className="max-sm:col-span-2">
          <Select
            size="sm"
            value={when.kind}
            options={Object.entries(whenLabels).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget: { value } }) => isKind(value) && onChange({ ...rule, when: startOf[value] })}
          />
        </Field>
      </div>
      <WhenFields when={when} onChange={(next) => onChange({ ...rule, when: next })} />
      <ChoiceRow
        label="For"
        choices={priceKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
        chosen={appliesTo}
        onChange={(next) => onChange({ ...rule, appliesTo: next })}
      />
      <LimitFields rule={rule} onChange={onChange} />
    </>
  );
}

const inPercent = ({ amount: _amount, ...rule }: Rule): Rule => rule;

const noChoice = <T,>(chosen: readonly T[]): T[] | undefined => (chosen.length > 0 ? [...chosen] : undefined);

/** Nothing chosen is no limit. */
function LimitFields({ rule, onChange }: RuleProps) {
  const known = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const { weekdays = [], vehicleClasses: classes = [], fromPassengers, places = [] } = rule.only ?? {};
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
        Only on some days, vehicles, parties or places
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
        <p className="text-sm text-ink-2" aria-live="polite">
          {Number.isFinite(rule.amount ?? rule.share) &&
            `A price that meets all of this changes by ${effectText(rule)}.`}
        </p>
      </div>
    </details>
  );
}
