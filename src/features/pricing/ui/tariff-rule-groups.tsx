import { CalendarPlus, Trash2 } from "lucide-react";
import { Button } from "#design/button.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { vehicleClasses } from "#domain/company/catalogue.ts";
import { priceKinds, type TariffContent } from "../tariff-contract.ts";
import { Amount, Amounts, TariffGroup } from "./tariff-fields.tsx";
import { kindLabels } from "./tariff-labels.ts";
import type { PartEditorProps } from "./use-tariff-draft.ts";

type TimeRule = TariffContent["timeRules"][number];

export function ExtrasGroup({ draft: { extras, bags, tolls }, put }: PartEditorProps) {
  return (
    <TariffGroup title="Extras, bags and tolls" note="Added to the price">
      <Amounts>
        <Amount label="An extra stop" value={extras.stop} onChange={(stop) => put("extras", { ...extras, stop })} />
        <Amount
          label="A luggage trailer"
          value={extras.trailer}
          onChange={(trailer) => put("extras", { ...extras, trailer })}
        />
        <Amount
          label="A child seat"
          value={extras.childSeat}
          onChange={(childSeat) => put("extras", { ...extras, childSeat })}
        />
      </Amounts>
      <h4 className="text-sm font-semibold text-ink-2">Bags that fit without a trailer</h4>
      <Amounts>
        {vehicleClasses.map(({ id, name }) => (
          <Amount
            key={id}
            label={name}
            unit="plain"
            value={bags[id]}
            onChange={(next) => put("bags", { ...bags, [id]: next })}
          />
        ))}
      </Amounts>
      <h4 className="text-sm font-semibold text-ink-2">Tolls, one way</h4>
      <Amounts>
        {tolls.map((toll) => (
          <Amount
            key={toll.id}
            label={toll.name}
            hint={toll.places.join(", ")}
            value={toll.amount}
            onChange={(amount) =>
              put(
                "tolls",
                tolls.map((one) => (one.id === toll.id ? { ...one, amount } : one)),
              )
            }
          />
        ))}
      </Amounts>
    </TariffGroup>
  );
}

export function TimesGroup({ draft: { timeRules }, put }: PartEditorProps) {
  const change = (rule: TimeRule) =>
    put(
      "timeRules",
      timeRules.map((one) => (one.id === rule.id ? rule : one)),
    );
  return (
    <TariffGroup title="Times" note="Night, holidays, season and short notice">
      {timeRules.map((rule) => (
        <fieldset key={rule.id} className="grid gap-3 border-line border-t pt-4 first:border-t-0 first:pt-0">
          <legend className="sr-only">{rule.name}</legend>
          <div className="grid gap-3 sm:grid-cols-[1fr_9rem]">
            <Field label="Name, as customers see it">
              <TextInput
                size="sm"
                value={rule.name}
                onChange={(event) => change({ ...rule, name: event.currentTarget.value })}
              />
            </Field>
            <Amount label="Adds" unit="percent" value={rule.share} onChange={(share) => change({ ...rule, share })} />
          </div>
          <WhenFields rule={rule} onChange={change} />
          <AppliesTo rule={rule} onChange={change} />
        </fieldset>
      ))}
    </TariffGroup>
  );
}

type RuleProps = { rule: TimeRule; onChange: (rule: TimeRule) => void };

function WhenFields({ rule, onChange }: RuleProps) {
  const { when } = rule;
  if (when.kind === "public_holiday")
    return <HolidayDays days={when.also ?? []} onChange={(also) => onChange({ ...rule, when: { ...when, also } })} />;
  if (when.kind === "short_notice")
    return (
      <Amounts>
        <Amount
          label="Booked later than"
          unit="plain"
          trail="h"
          value={when.hours}
          onChange={(hours) => onChange({ ...rule, when: { ...when, hours } })}
        />
      </Amounts>
    );
  const hint = when.kind === "hours" ? "Such as 22:00" : "Month and day, such as 12-15";
  return (
    <div className="grid grid-cols-2 gap-3 sm:max-w-sm">
      {(["from", "until"] as const).map((end) => (
        <Field key={end} label={end === "from" ? "From" : "Until"} hint={hint}>
          <TextInput
            size="sm"
            value={when[end]}
            onChange={(event) => onChange({ ...rule, when: { ...when, [end]: event.currentTarget.value } })}
          />
        </Field>
      ))}
    </div>
  );
}

function AppliesTo({ rule, onChange }: RuleProps) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      {priceKinds.map((kind) => (
        <label key={kind} className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={rule.appliesTo.includes(kind)}
            onChange={(event) =>
              onChange({
                ...rule,
                appliesTo: priceKinds.filter((one) =>
                  one === kind ? event.currentTarget.checked : rule.appliesTo.includes(one),
                ),
              })
            }
            className="size-4.5 accent-primary"
          />
          {kindLabels[kind]}
        </label>
      ))}
    </div>
  );
}

export function RoundingGroup({ draft: { groupDiscount, roundTo, atLeast }, put }: PartEditorProps) {
  return (
    <TariffGroup title="Groups and rounding" note="Discount, lowest fare">
      <Amounts>
        <Amount
          label="Group discount from"
          unit="plain"
          trail="pax"
          value={groupDiscount.fromPassengers}
          onChange={(fromPassengers) => put("groupDiscount", { ...groupDiscount, fromPassengers })}
        />
        <Amount
          label="Group discount"
          unit="percent"
          value={groupDiscount.share}
          onChange={(share) => put("groupDiscount", { ...groupDiscount, share })}
        />
        <Amount label="Round to" value={roundTo} onChange={(next) => put("roundTo", next)} />
        <Amount label="Lowest fare" value={atLeast} onChange={(next) => put("atLeast", next)} />
      </Amounts>
    </TariffGroup>
  );
}

type Day = { readonly on: string; readonly name: string };
type HolidayDaysProps = { days: readonly Day[]; onChange: (days: Day[]) => void };

/** The calendar's holidays apply automatically; these are the additional ones. */
function HolidayDays({ days, onChange }: HolidayDaysProps) {
  const put = (at: number, day: Day) => onChange(days.map((one, place) => (place === at ? day : one)));
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">
        Applies on every public holiday in the calendar. Add any it doesn’t include, such as an election day.
      </p>
      {days.map((day, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two days may still be empty, and none moves while it is typed in
        <div key={at} className="grid items-end gap-3 sm:grid-cols-[11rem_1fr_auto]">
          <Field label="Further holiday on">
            <DatePicker value={day.on} onChange={(on) => put(at, { ...day, on })} />
          </Field>
          <Field label="What it is">
            <TextInput
              value={day.name}
              maxLength={80}
              onChange={(event) => put(at, { ...day, name: event.currentTarget.value })}
            />
          </Field>
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            aria-label={`Remove ${day.name || "this day"}`}
            className="w-fit"
            onClick={() => onChange(days.filter((_, place) => place !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        size="sm"
        variant="outline"
        icon={<CalendarPlus aria-hidden />}
        className="w-fit"
        onClick={() => onChange([...days, { on: "", name: "" }])}
      >
        Add a holiday
      </Button>
    </div>
  );
}
