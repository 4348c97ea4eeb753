import { useFormContext } from "react-hook-form";
import { Checkbox } from "#design/fields/checkbox.tsx";
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
import { channelsPart } from "../contract.ts";
import { NumberField } from "./rule-sections.tsx";
import { type PartProps, SettingsSection } from "./settings-section.tsx";

const channelLabels: Readonly<Record<Channel, string>> = { email: "Email", whatsapp: "WhatsApp", sms: "SMS" };
const audiences: readonly (readonly [Audience, string])[] = [
  ["customer", "To customers"],
  ["driver", "To drivers"],
];

/** The channels of each event, and the cost of a text. */
export function ChannelsSection({ settings, save, fresh, onUnsaved }: PartProps) {
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
      onFresh={fresh}
      onUnsaved={onUnsaved}
    >
      {audiences.map(([audience, title]) => (
        <EventTable key={audience} title={title} events={eventsFor(audience)} />
      ))}
      <h3 className="font-bold">What a text costs</h3>
      <p className="text-ink-2 text-sm">In cents, as your provider charges it. 0 shows no costs.</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="whatsappCents" label="One WhatsApp message" trail="c" />
        <NumberField name="smsCents" label="One part of an SMS" trail="c" />
      </div>
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
