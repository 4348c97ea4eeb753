import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "#design/button.tsx";
import { ChoiceRow } from "#design/fields/choice-row.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { cents } from "#domain/money/money.ts";
import { priceKinds, type TariffContent } from "../tariff-contract.ts";
import { RuleLimitFields } from "./rule-limit-fields.tsx";
import { Amount, TariffGroup } from "./tariff-fields.tsx";
import { kindLabels, whenLabels } from "./tariff-labels.ts";
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
  season: { kind: "season", season: "" },
  short_notice: { kind: "short_notice", hours: 24 },
  long_notice: { kind: "long_notice", hours: 24 * 60 },
};

const isKind = (text: string): text is When["kind"] => Object.hasOwn(startOf, text);

/** Surcharges and reductions, in the order in which a price lists them. */
export function PriceRulesGroup({ draft: { timeRules, seasons = [], ruleSum = "all" }, put }: PartEditorProps) {
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
    <TariffGroup title="Price rules" note="Hours, weekdays, seasons, holidays, notice, parties, places and zones">
      <Field label="If several surcharges apply" className="sm:max-w-sm">
        <Select
          size="sm"
          value={ruleSum}
          options={ruleSumChoices}
          onChange={({ currentTarget: { value } }) => put("ruleSum", value === "highest" ? value : undefined)}
        />
      </Field>
      <p className="text-sm text-ink-2">
        {ruleSum === "all"
          ? "Every rule that applies is added to the fare, or taken off it, and listed in this order."
          : "Of the surcharges that apply, only the highest is added; of two that are equal, the upper one. Reductions always apply."}{" "}
        Each is reckoned on the fare itself. The group discount, rounding and the lowest fare come after, then a
        partner’s or company’s rate and a promo code.
      </p>
      {timeRules.map((rule, at) => (
        <fieldset
          key={rule.id}
          className="grid gap-3 border-line border-t pt-4 first-of-type:border-t-0 first-of-type:pt-0"
        >
          <legend className="sr-only">{rule.name || "New rule"}</legend>
          <RuleFields rule={rule} seasons={seasons} onChange={change} />
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

const ruleSumChoices = [
  { value: "all", label: "Add them all" },
  { value: "highest", label: "Only the highest" },
] as const;

type RuleProps = { rule: Rule; onChange: (rule: Rule) => void };
type RuleFieldsProps = RuleProps & Pick<ComponentProps<typeof WhenFields>, "seasons">;

function RuleFields({ rule, seasons, onChange }: RuleFieldsProps) {
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
      <WhenFields when={when} seasons={seasons} onChange={(next) => onChange({ ...rule, when: next })} />
      <ChoiceRow
        label="For"
        choices={priceKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
        chosen={appliesTo}
        onChange={(next) => onChange({ ...rule, appliesTo: next })}
      />
      <RuleLimitFields rule={rule} onChange={onChange} />
    </>
  );
}

const inPercent = ({ amount: _amount, ...rule }: Rule): Rule => rule;
