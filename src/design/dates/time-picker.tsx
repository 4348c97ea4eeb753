import { useCombobox } from "downshift";
import { Clock } from "lucide-react";
import { type ChangeEvent, type KeyboardEvent, type Ref, useEffect, useMemo, useRef } from "react";
import { cx } from "../class-names.ts";
import { EntryShell } from "../entry-shell.tsx";
import { type ControlSize, useFieldControl } from "../fields/field-control.ts";
import { type Reading, useTypedEntry } from "../fields/use-typed-entry.ts";
import { PopoverPanel } from "../overlay/popover-panel.tsx";
import { useMedia } from "../use-media.ts";
import { clockMinutes, parseTime, timeChoices } from "./time-entry.ts";

export type TimePickerProps = {
  /** "09:30", or empty. */
  value: string;
  onChange: (time: string) => void;
  onBlur?: () => void;
  min?: string;
  max?: string;
  /** Minutes between options in the list; a typed time may be finer. */
  step?: number;
  name?: string;
  placeholder?: string;
  size?: ControlSize;
  disabled?: boolean;
  "aria-label"?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A 24-hour time of day: typed, or picked from a list. */
export function TimePicker({ value, onChange, onBlur, min, max, step = 15, size, ...input }: TimePickerProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const field = useFieldControl();
  const isTouch = useMedia("(pointer: coarse)");
  const times = useMemo(() => timeChoices({ step, min, max }), [step, min, max]);
  const entry = useTypedEntry({
    value,
    onChange,
    onBlur,
    show: (time) => time,
    read: (text) => readTime(text, min, max),
  });
  const list = useCombobox<string>({
    items: times,
    selectedItem: value || null,
    inputValue: entry.text,
    inputId: field.id,
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;
      if (type === InputChange)
        return { ...changes, highlightedIndex: times.indexOf(parseTime(changes.inputValue ?? "") ?? "") };
      if (type === InputBlur || type === InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 };
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      entry.forget();
      onChange(selectedItem ?? "");
    },
  });
  const { ref, ...inputProps } = list.getInputProps({
    ...input,
    placeholder: input.placeholder ?? "e.g. 09:30",
    inputMode: isTouch ? "none" : "numeric",
    // Set at once: downshift reports it a moment later, and a fast typist would lose letters.
    onChange: (event: ChangeEvent<HTMLInputElement>) => entry.type(event.currentTarget.value),
    onBlur: entry.inputProps.onBlur,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== "Enter" || list.highlightedIndex >= 0) return;
      entry.inputProps.onKeyDown(event);
      list.closeMenu();
    },
  });
  return (
    <>
      <EntryShell
        anchor={anchor}
        problem={entry.problem}
        size={size}
        // The label belongs to the field; downshift would refer to its own, which is not rendered.
        input={{ ...inputProps, ref, "aria-labelledby": undefined }}
        button={{ label: "Show times", icon: <Clock />, ...list.getToggleButtonProps({ disabled: input.disabled }) }}
      />
      <PopoverPanel anchor={anchor} isOpen={list.isOpen} dismiss="manual" matchWidth>
        <ul
          {...list.getMenuProps(
            { "aria-label": "Times", className: "max-h-72 overflow-y-auto p-1.5 outline-none" },
            { suppressRefError: true },
          )}
        >
          {times.map((time, index) => (
            <li
              key={time}
              {...list.getItemProps({ item: time, index })}
              className={cx(
                "cursor-pointer rounded-xs px-3 py-1.5 pointer-coarse:py-2.5",
                index === list.highlightedIndex && "bg-surface-2",
                time === value && "font-bold text-primary-text",
              )}
            >
              {time}
            </li>
          ))}
        </ul>
        <ScrollToTime time={value || "09:00"} times={times} />
      </PopoverPanel>
    </>
  );
}

function readTime(text: string, min = "00:00", max = "23:59"): Reading {
  const time = parseTime(text);
  if (time === null) return { problem: "Enter a time like 09:30." };
  if (time < min) return { problem: `The earliest time is ${min}.` };
  return time > max ? { problem: `The latest time is ${max}.` } : { value: time };
}

/** Scrolls the long list to the start of the working day, or to the chosen time. */
function ScrollToTime({ time, times }: { time: string; times: readonly string[] }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const list = mark.current?.previousElementSibling;
    const index = times.findIndex((choice) => clockMinutes(choice) >= clockMinutes(time));
    const row = list?.children[index];
    if (list && row instanceof HTMLElement) list.scrollTop = row.offsetTop - list.clientHeight / 2;
  }, [time, times]);
  return <span ref={mark} hidden />;
}
