import { CalendarRange } from "lucide-react";
import { useId, useRef } from "react";
import { IconButton } from "../button.tsx";
import { cx } from "../class-names.ts";
import { type Reading, useTypedEntry } from "../fields/use-typed-entry.ts";
import { PopoverPanel } from "../overlay/popover-panel.tsx";
import { usePopoverToggle } from "../overlay/use-popover-toggle.ts";
import { useMedia } from "../use-media.ts";
import { CalendarRoom, readDay } from "./date-picker.tsx";
import { showDay } from "./day-entry.ts";
import type { DayLimits } from "./day-limits.ts";
import type { DayRange } from "./day-range.ts";
import { LazyRangeCalendar } from "./lazy-calendar.tsx";

type DateRangePickerProps = DayLimits & {
  /** The name of the period between the two dates, such as "Period". */
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** Ready-made ranges offered beside the calendar. */
  presets?: readonly { label: string; range: DayRange }[];
  today?: string;
  disabled?: boolean;
  className?: string;
};

/** Two days, typed or picked in one calendar of two months. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, value, onChange, presets = [], min, max, isDayOff, today, disabled, className } = props;
  const anchor = useRef<HTMLFieldSetElement>(null);
  const panelId = useId();
  const popover = usePopoverToggle();
  const isNarrow = useMedia("(width < 640px)");
  const limits = { min, max, isDayOff };
  const choose = (range: DayRange) => {
    popover.close();
    onChange(range);
  };
  return (
    <>
      <fieldset
        ref={anchor}
        disabled={disabled}
        className={cx(
          "relative flex min-h-10 w-fit pointer-coarse:min-h-11 items-center rounded-sm bg-surface ps-3 inset-ring-[1.5px] inset-ring-line-strong hover:inset-ring-ink-2 has-aria-invalid:inset-ring-2 has-aria-invalid:inset-ring-bad has-[input:focus]:inset-ring-2 has-[input:focus]:inset-ring-focus",
          className,
        )}
      >
        <legend className="sr-only">{label}</legend>
        <RangeEnd
          name="First day"
          value={value.from}
          onChange={(from) => onChange({ ...value, from })}
          read={(text) => readDay(text, { ...limits, max: value.to || max })}
        />
        <span aria-hidden className="text-ink-3">
          –
        </span>
        <RangeEnd
          name="Last day"
          value={value.to}
          onChange={(to) => onChange({ ...value, to })}
          read={(text) => readDay(text, { ...limits, min: value.from || min })}
        />
        <IconButton
          size="sm"
          label="Open the calendar"
          aria-haspopup="dialog"
          aria-expanded={popover.isOpen}
          aria-controls={panelId}
          {...popover.buttonProps()}
        >
          <CalendarRange />
        </IconButton>
      </fieldset>
      <PopoverPanel
        id={panelId}
        anchor={anchor}
        isOpen={popover.isOpen}
        onClose={popover.close}
        sheetOnPhone
        role="dialog"
        aria-label={label}
        className="p-4"
      >
        <div className="flex gap-4 max-sm:flex-col">
          {presets.length > 0 && <PresetList presets={presets} onChoose={choose} />}
          <CalendarRoom>
            <LazyRangeCalendar
              {...limits}
              value={value}
              today={today}
              takesFocus
              months={isNarrow ? 1 : 2}
              onChoose={choose}
            />
          </CalendarRoom>
        </div>
      </PopoverPanel>
    </>
  );
}

type RangeEndProps = { name: string; value: string; onChange: (day: string) => void; read: (text: string) => Reading };

function RangeEnd({ name, value, onChange, read }: RangeEndProps) {
  const entry = useTypedEntry({ value, onChange, show: showDay, read });
  const id = useId();
  return (
    <>
      <input
        type="text"
        id={id}
        aria-label={name}
        aria-invalid={entry.problem ? true : undefined}
        title={entry.problem ?? undefined}
        placeholder={name}
        autoComplete="off"
        {...entry.inputProps}
        className="field-sizing-content min-h-10 w-27 bg-transparent pointer-coarse:min-h-11 supports-[field-sizing:content]:w-auto px-1 text-[0.9375rem] outline-none placeholder:text-ink-3 disabled:text-ink-3 pointer-coarse:text-base"
      />
      <span aria-live="polite" className="sr-only">
        {entry.problem}
      </span>
    </>
  );
}

type PresetListProps = { presets: readonly { label: string; range: DayRange }[]; onChoose: (range: DayRange) => void };

function PresetList({ presets, onChoose }: PresetListProps) {
  return (
    <ul className="flex min-w-36 flex-col gap-0.5 border-line sm:border-e sm:pe-4 max-sm:flex-row max-sm:flex-wrap">
      {presets.map(({ label, range }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => onChoose(range)}
            className="w-full rounded-sm px-3 py-2 pointer-coarse:min-h-11 text-start text-sm font-semibold text-ink-2 hover:bg-surface-2 hover:text-ink"
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
