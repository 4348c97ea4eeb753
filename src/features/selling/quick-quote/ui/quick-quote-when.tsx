import { useId, useRef, useState } from "react";
import { cx } from "#design/class-names.ts";
import { CalendarRoom, readDay } from "#design/dates/date-picker.tsx";
import { showDay } from "#design/dates/day-entry.ts";
import { LazyDayCalendar } from "#design/dates/lazy-calendar.tsx";
import { parseTime } from "#design/dates/time-entry.ts";
import { type Reading, useTypedEntry } from "#design/fields/use-typed-entry.ts";
import { PopoverPanel } from "#design/overlay/popover-panel.tsx";
import { useMedia } from "#design/use-media.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { control, QuoteCell } from "./quick-quote-cell.tsx";

/**
 * The day and the time of a pickup. Plain text until the script has loaded, in a format that the booking can
 * read.
 */
export function QuoteWhen() {
  return (
    <div className="grid min-w-0 grid-cols-[1.3fr_1fr] border-line max-xl:border-t xl:border-l">
      <Day />
      <Time />
    </div>
  );
}

/** Typed freely, or picked from our calendar, which loads on demand. */
function Day() {
  const anchor = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [day, setDay] = useState("");
  const [isOpen, setOpen] = useState(false);
  const isTouch = useMedia("(pointer: coarse)");
  const entry = useTypedEntry({ value: day, onChange: setDay, show: showDay, read: (text) => readDay(text, limits()) });
  const choose = (chosen: string) => {
    setOpen(false);
    entry.forget();
    setDay(chosen);
  };
  return (
    <div ref={anchor} className="grid min-w-0">
      <QuoteCell label="Date" problem={entry.problem}>
        <input
          type="text"
          name="date"
          placeholder="20 Nov 2026"
          autoComplete="off"
          inputMode={isTouch ? "none" : undefined}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-invalid={entry.problem ? true : undefined}
          {...entry.inputProps}
          onClick={() => setOpen(true)}
          className={cx(control, "cursor-pointer")}
        />
      </QuoteCell>
      <PopoverPanel
        id={panelId}
        role="dialog"
        aria-label="Choose a date"
        sheetOnPhone
        className="p-4"
        anchor={anchor}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <CalendarRoom>
          <LazyDayCalendar {...limits()} value={day} today={limits().min} takesFocus={isTouch} onChoose={choose} />
        </CalendarRoom>
      </PopoverPanel>
    </div>
  );
}

/** Computed on demand, because the page may have been cached on an earlier day. */
const limits = () => ({ min: localDateOf(new Date()) });

function Time() {
  const [time, setTime] = useState("09:00");
  const entry = useTypedEntry({ value: time, onChange: setTime, show: (shown) => shown, read: readTime });
  return (
    <QuoteCell label="Time" problem={entry.problem} className="pl-0!">
      <input
        type="text"
        name="time"
        placeholder="09:00"
        autoComplete="off"
        inputMode="numeric"
        aria-invalid={entry.problem ? true : undefined}
        {...entry.inputProps}
        onFocus={(event) => event.currentTarget.select()}
        className={control}
      />
    </QuoteCell>
  );
}

function readTime(text: string): Reading {
  const time = parseTime(text);
  return time === null ? { problem: "Enter a time like 09:30." } : { value: time };
}
