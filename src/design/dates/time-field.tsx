import type { FocusEvent } from "react";
import { parseTime } from "./time-entry.ts";
import { TimePicker } from "./time-picker.tsx";

type TimeFieldProps = { name: string; value: string; onChange: (time: string) => void };

/**
 * A time of day. What cannot be read as one stays as it was typed, in the draft too: no one books the time before it.
 */
export function TimeField({ name, value, onChange }: TimeFieldProps) {
  const leave = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || parseTime(target.value) !== null) return;
    const typed = target.value.trim();
    if (typed !== value) onChange(typed);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field inside is left, not this frame
    <div onBlur={leave}>
      <TimePicker name={name} value={value} onChange={onChange} />
    </div>
  );
}
