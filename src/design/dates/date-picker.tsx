import { CalendarDays } from "lucide-react";
import { type ReactNode, type Ref, Suspense, useId, useRef, useState } from "react";
import { localDateOf } from "#domain/time/local-time.ts";
import { EntryShell } from "../entry-shell.tsx";
import type { ControlSize } from "../fields/field-control.ts";
import { type Reading, useTypedEntry } from "../fields/use-typed-entry.ts";
import { PopoverPanel } from "../overlay/popover-panel.tsx";
import { usePopoverToggle } from "../overlay/use-popover-toggle.ts";
import { useMedia } from "../use-media.ts";
import { parseDayNear, showDay } from "./day-entry.ts";
import { type DayLimits, dayProblem } from "./day-limits.ts";
import { LazyDayCalendar } from "./lazy-calendar.tsx";

export type DatePickerProps = DayLimits & {
  /** "2026-11-20", or empty. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  size?: ControlSize;
  disabled?: boolean;
  today?: string;
  /** Shown below the calendar: why some days cannot be chosen. */
  note?: string | undefined;
  /** Names the input where no Field around it does. */
  "aria-label"?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A day that can be typed or picked. The calendar closes on selection. */
export function DatePicker(props: DatePickerProps) {
  const { value, onChange, onBlur, size, today, note, min, max, isDayOff, ...input } = props;
  const limits = { min, max, isDayOff };
  const anchor = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const [takesFocus, setTakesFocus] = useState(false);
  const popover = usePopoverToggle();
  const isTouch = useMedia("(pointer: coarse)");
  const entry = useTypedEntry({ value, onChange, onBlur, show: showDay, read: (text) => readDay(text, limits) });
  const open = (withFocus: boolean) => {
    setTakesFocus(withFocus);
    popover.open();
  };
  const choose = (day: string) => {
    popover.close();
    entry.forget();
    onChange(day);
  };
  return (
    <>
      <EntryShell
        anchor={anchor}
        problem={entry.problem}
        size={size}
        input={{
          placeholder: "e.g. 20 Nov 2026",
          autoComplete: "off",
          // Touch opens the calendar; the on-screen keyboard would only cover it.
          inputMode: isTouch ? "none" : undefined,
          ...input,
          ...entry.inputProps,
          onClick: () => open(isTouch),
          onKeyDown: (event) => {
            entry.inputProps.onKeyDown(event);
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            open(true);
          },
        }}
        button={{
          label: "Open the calendar",
          icon: <CalendarDays />,
          ...dialogButton(panelId, popover.isOpen),
          ...popover.buttonProps(() => setTakesFocus(true)),
        }}
      />
      <PopoverPanel {...calendarPanel(panelId)} anchor={anchor} isOpen={popover.isOpen} onClose={popover.close}>
        <CalendarRoom>
          <LazyDayCalendar
            {...limits}
            value={value}
            today={today}
            note={note}
            takesFocus={takesFocus}
            onChoose={choose}
          />
        </CalendarRoom>
      </PopoverPanel>
    </>
  );
}

const dialogButton = (panelId: string, isOpen: boolean) =>
  ({ "aria-haspopup": "dialog", "aria-expanded": isOpen, "aria-controls": panelId }) as const;

const calendarPanel = (id: string) =>
  ({ id, sheetOnPhone: true, role: "dialog", "aria-label": "Choose a date", className: "p-4" }) as const;

export function readDay(text: string, limits: DayLimits): Reading {
  const day = parseDayNear(text, localDateOf(new Date()), limits);
  if (day === null) return { problem: "Enter a date like 20 Nov 2026." };
  const problem = dayProblem(day, limits);
  return problem ? { problem } : { value: day };
}

/** Reserves the space of one month while its code loads, so the panel does not jump. */
export function CalendarRoom({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-80 min-w-70 max-sm:min-h-96">
      <Suspense
        fallback={<p className="grid h-full place-items-center py-32 text-sm text-ink-2">Opening the calendar…</p>}
      >
        {children}
      </Suspense>
    </div>
  );
}
