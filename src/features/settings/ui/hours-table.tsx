import { useState } from "react";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { Field, Select } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import {
  type AutomaticMode,
  type AutomaticRules,
  automaticModes,
  dayHours,
  setHours,
} from "#domain/trip/automatic-dispatch.ts";

type Modes = AutomaticRules["modes"];
type HoursTableProps = {
  services: readonly { readonly id: ServiceOptionId; readonly name: string }[];
  modes: Modes;
  onChange: (modes: Modes) => void;
};

export const modeLabels: Readonly<Record<AutomaticMode, string>> = { off: "Off", propose: "Propose", on: "On" };
const modeOptions = automaticModes.map((value) => ({ value, label: modeLabels[value] }));
const modeClass: Readonly<Record<AutomaticMode, string>> = {
  off: "bg-surface-2 text-ink-3",
  propose: "bg-info-soft text-info",
  on: "bg-ok-soft text-ok",
};
/** Readable without the colour. */
const modeMark: Readonly<Record<AutomaticMode, string>> = { off: "–", propose: "?", on: "✓" };

const hourOptions = dayHours.map((hour) => ({ value: hour, label: hour }));
const everyService = "";

/** The mode of each service in each hour, changed for a span of hours at once; a press on a cell changes that hour. */
export function HoursTable({ services, modes, onChange }: HoursTableProps) {
  const modeOf = (id: ServiceOptionId, hour: string): AutomaticMode => modes[id]?.[hour] ?? "off";
  const put = (ids: readonly ServiceOptionId[], hours: readonly string[], mode: AutomaticMode) =>
    onChange(setHours(modes, { services: ids, hours, mode }));
  const turn = (id: ServiceOptionId, hour: string) => {
    const next = automaticModes[(automaticModes.indexOf(modeOf(id, hour)) + 1) % automaticModes.length] ?? "off";
    put([id], [hour], next);
  };
  return (
    <div className="grid gap-4">
      <SpanFields services={services} onApply={put} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, and a keyboard must be able to. */}
      <section aria-label="Modes by service and hour" tabIndex={0} className="overflow-x-auto pb-1">
        <table className="border-separate border-spacing-x-[2px] border-spacing-y-1 text-xs">
          <caption className="sr-only">What happens to a trip without a driver, by service and hour of the day</caption>
          <thead>
            <tr>
              <th scope="col" className="text-start font-semibold text-ink-2">
                Service
              </th>
              {dayHours.map((hour) => (
                <th key={hour} scope="col" className="font-semibold text-ink-2 tabular-nums">
                  <span aria-hidden="true">{hour.slice(0, 2)}</span>
                  <span className="sr-only">{hour}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map(({ id, name }) => (
              <tr key={id}>
                <th
                  scope="row"
                  className="sticky start-0 z-1 max-w-52 min-w-32 bg-surface pe-3 text-start font-semibold text-sm leading-snug"
                >
                  {name}
                </th>
                {dayHours.map((hour) => (
                  <td key={hour} className="p-0">
                    <button
                      type="button"
                      tabIndex={-1}
                      onClick={() => turn(id, hour)}
                      className={cx("grid size-7 place-items-center rounded-sm font-bold", modeClass[modeOf(id, hour)])}
                    >
                      <span aria-hidden="true">{modeMark[modeOf(id, hour)]}</span>
                      <span className="sr-only">{modeLabels[modeOf(id, hour)]}</span>
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Legend />
    </div>
  );
}

const explained: Readonly<Record<AutomaticMode, string>> = {
  off: "Our team looks for a driver.",
  propose: "The board shows who would be asked, and sends the offers at a press.",
  on: "Offers are sent by themselves.",
};

const Legend = () => (
  <ul className="grid gap-1.5 text-sm">
    {automaticModes.map((mode) => (
      <li key={mode} className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={cx("grid size-6 shrink-0 place-items-center rounded-sm font-bold", modeClass[mode])}
        >
          {modeMark[mode]}
        </span>
        <span>
          <b className="font-semibold">{modeLabels[mode]}:</b> {explained[mode]}
        </span>
      </li>
    ))}
  </ul>
);

type SpanProps = {
  services: HoursTableProps["services"];
  onApply: (ids: readonly ServiceOptionId[], hours: readonly string[], mode: AutomaticMode) => void;
};

/** For a keyboard and a thumb: a span of hours for one service or all. */
function SpanFields({ services, onApply }: SpanProps) {
  const [service, setService] = useState<string>(everyService);
  const [from, setFrom] = useState("20:00");
  const [until, setUntil] = useState("06:00");
  const [mode, setMode] = useState<AutomaticMode>("on");
  const ids = services.filter(({ id }) => service === everyService || id === service).map(({ id }) => id);
  const options = [
    { value: everyService, label: "All services" },
    ...services.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label="Service" className="min-w-40 grow sm:max-w-64">
        <Select
          size="sm"
          value={service}
          options={options}
          onChange={(event) => setService(event.currentTarget.value)}
        />
      </Field>
      <Field label="From" className="w-24">
        <Select size="sm" value={from} options={hourOptions} onChange={(event) => setFrom(event.currentTarget.value)} />
      </Field>
      <Field label="Until" className="w-24">
        <Select
          size="sm"
          value={until}
          options={hourOptions}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </Field>
      <Segmented label="Mode" options={modeOptions} value={mode} onChange={setMode} />
      <Button size="sm" variant="outline" onClick={() => onApply(ids, hoursBetween(from, until), mode)}>
        Set hours
      </Button>
    </div>
  );
}

/** Over midnight too; the same hour twice is the whole day. */
function hoursBetween(from: string, until: string): readonly string[] {
  const [first, end] = [dayHours.indexOf(from), dayHours.indexOf(until)];
  const count = (end - first + dayHours.length) % dayHours.length || dayHours.length;
  return Array.from({ length: count }, (_, at) => dayHours[(first + at) % dayHours.length] ?? from);
}
