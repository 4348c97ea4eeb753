import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Button, IconButton } from "#design/button.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField, useFieldMessage } from "#design/fields/form-field.tsx";
import { NumberEntry } from "#design/fields/number-entry.tsx";
import {
  type Audience,
  type Channel,
  channels,
  chosenFor,
  eventRules,
  eventsFor,
  possibleFor,
} from "#domain/channel/channel-rules.ts";
import { type ChannelEvent, channelEvents } from "#domain/channel/event-words.ts";
import { gatewayLabels, gatewayNames } from "#domain/channel/text-prices.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { type ChannelFigures, channelsContract } from "#features/channels/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { channelsPart } from "../contract.ts";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

const channelLabels: Readonly<Record<Channel, string>> = { email: "Email", whatsapp: "WhatsApp", sms: "SMS" };
const audiences: readonly (readonly [Audience, string])[] = [
  ["customer", "To customers"],
  ["driver", "To drivers"],
  ["team", "To our team"],
];

/** The channels of each event, and the cost of a text. */
export function ChannelsSection({ settings, save, onUnsaved }: PartProps) {
  const { value, ...kept } = settings.channels;
  const choices = Object.fromEntries(channelEvents.map((event) => [event, [...chosenFor(value.choices, event)]]));
  return (
    <SettingsSection
      title="Channels"
      note="WhatsApp comes first; SMS follows if WhatsApp doesn’t arrive, or takes its place where it is off. People without an email get an SMS. Drivers with notifications switched on get those too."
      kept={kept}
      schema={channelsPart}
      defaultValues={{ ...value, choices }}
      onSave={(next) => save({ part: "channels", version: kept.version, value: next })}
      onUnsaved={onUnsaved}
    >
      {audiences.map(([audience, title]) => (
        <EventTable key={audience} title={title} events={eventsFor(audience)} />
      ))}
      <Prices />
      <MonthFigures />
    </SettingsSection>
  );
}

const EventTable = ({ title, events }: { title: string; events: readonly ChannelEvent[] }) => (
  <fieldset className="grid gap-1">
    <legend className="mb-2 font-bold">{title}</legend>
    {events.map((event) => (
      <EventRow key={event} event={event} />
    ))}
  </fieldset>
);

function EventRow({ event }: { event: ChannelEvent }) {
  const { watch, setValue } = useFormContext();
  const name = `choices.${event}`;
  const chosen: readonly Channel[] = watch(name) ?? [];
  const toggle = (channel: Channel) =>
    setValue(
      name,
      channels.filter((one) => (one === channel ? !chosen.includes(one) : chosen.includes(one))),
      { shouldDirty: true },
    );
  const { label, isForTrip } = eventRules[event];
  return (
    <fieldset
      className="grid items-center gap-x-6 border-line border-t py-1 sm:grid-cols-[1fr_auto]"
      aria-label={label}
    >
      <span className="pt-2 sm:pt-0">
        {label}
        {isForTrip && <span className="block text-ink-2 text-xs">Needed for the trip: unread, someone calls</span>}
      </span>
      <span className="flex flex-wrap gap-x-6">
        {possibleFor(event).map((channel) => (
          <Checkbox
            key={channel}
            label={channelLabels[channel]}
            className="w-28"
            checked={chosen.includes(channel)}
            onChange={() => toggle(channel)}
          />
        ))}
      </span>
    </fieldset>
  );
}

/** This month’s texts: how many were delivered, and their known cost. */
function MonthFigures() {
  const { data } = useCall(channelsContract.channelFigures, {});
  if (!data || data.gateways.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="texts-this-month">
      <h3 id="texts-this-month" className="font-bold">
        This month
      </h3>
      <ul className="grid max-w-xl gap-2">
        {data.gateways.map((one) => (
          <li key={one.gateway} className="grid gap-x-4 border-line border-t pt-2 sm:grid-cols-[8rem_1fr_auto]">
            <b>{gatewayLabels[one.gateway]}</b>
            <span className="text-ink-2">{standing(one)}</span>
            <span className="tabular-nums">{costText(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Figures = ChannelFigures["gateways"][number];

const standing = ({ sent, arrived, failed, unknown }: Figures): string =>
  [`${sent} sent`, `${arrived} delivered`, failed > 0 && `${failed} failed`, unknown > 0 && `${unknown} not known`]
    .filter(Boolean)
    .join(", ");

/** Says if a part of the sum is not known yet. */
const costText = ({ sent, unpriced, cost_cents: cost }: Figures): string => {
  if (unpriced === 0) return formatMoney(cents(cost));
  return unpriced === sent ? "Cost not known" : `${formatMoney(cents(cost))}, ${unpriced} not known`;
};

/** The price by gateway and country, because they charge differently. */
function Prices() {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: "prices" });
  const problem = useFieldMessage("prices.root") ?? null;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">What a text costs</legend>
      <p className="text-ink-2 text-sm">
        One WhatsApp message, or one part of an SMS, in cents. The longest prefix that fits a number counts; an empty
        one is for all other countries. What isn’t entered isn’t known, and is shown so.
      </p>
      {fields.length === 0 && <p className="text-ink-2">No prices yet.</p>}
      <ul className="grid max-w-xl gap-2">
        {fields.map((field, at) => (
          <li key={field.id} className="grid grid-cols-[1fr_6.5rem_6rem_auto] items-start gap-2">
            <FormField name={`prices.${at}.gateway`} label="Gateway" hideLabel={at > 0}>
              <Select>
                {gatewayNames.map((name) => (
                  <option key={name} value={name}>
                    {gatewayLabels[name]}
                  </option>
                ))}
              </Select>
            </FormField>
            <FormField name={`prices.${at}.prefix`} label="Numbers" hideLabel={at > 0}>
              <TextInput inputMode="tel" maxLength={8} placeholder="All others" />
            </FormField>
            <FormField name={`prices.${at}.cents`} label="Cents" hideLabel={at > 0}>
              {({ value, onChange }) => <NumberEntry value={value} onChange={onChange} trail="c" />}
            </FormField>
            <IconButton label={`Remove price ${at + 1}`} className={at === 0 ? "mt-7" : ""} onClick={() => remove(at)}>
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="text-bad text-sm font-semibold">
          {problem}
        </p>
      )}
      <Button
        size="sm"
        variant="outline"
        className="w-fit"
        icon={<Plus aria-hidden />}
        onClick={() => append({ gateway: gatewayNames[0], prefix: fields.length === 0 ? "+27" : "", cents: 0 })}
      >
        Add a price
      </Button>
    </fieldset>
  );
}
