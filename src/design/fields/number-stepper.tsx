import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type Ref, useState } from "react";
import { IconButton } from "../button.tsx";
import { cx } from "../class-names.ts";
import { type ControlSize, useFieldControl } from "./field-control.ts";

type NumberStepperProps = {
  value: number;
  onChange: (value: number) => void;
  onBlur?: () => void;
  min?: number;
  max?: number;
  /** The thing counted, for the two buttons: "passengers" gives "One fewer: passengers". */
  noun: string;
  name?: string;
  disabled?: boolean;
  size?: ControlSize;
  ref?: Ref<HTMLInputElement>;
};

const frame =
  "inline-flex w-fit items-center gap-1 rounded-pill bg-surface inset-ring-[1.5px] inset-ring-line-strong " +
  "has-[input:focus]:inset-ring-2 has-[input:focus]:inset-ring-focus has-[input[aria-invalid]]:inset-ring-bad";

/** As high as the inputs beside it; a small one grows for a finger. */
const sizes: Readonly<Record<ControlSize, string>> = {
  sm: "min-h-10 px-0.5 pointer-fine:[&>button]:size-9 [&>input]:text-base",
  md: "min-h-12 p-1",
};

/**
 * Minus, a figure one may also type, plus. Never leaves its limits. The keyboard types the figure or changes it with the arrow
 * keys, so one Tab passes all three.
 */
export function NumberStepper({
  noun,
  name,
  disabled,
  size = "md",
  ref,
  min = 0,
  max = 99,
  ...rest
}: NumberStepperProps) {
  const control = useFieldControl();
  const count = useCount({ ...rest, min, max });
  const { value } = rest;
  return (
    <div className={cx(frame, sizes[size])}>
      <IconButton
        size="sm"
        tabIndex={-1}
        label={`One fewer: ${noun}`}
        disabled={disabled || value <= min}
        onClick={() => count.set(value - 1)}
      >
        <Minus />
      </IconButton>
      <input
        {...control}
        {...count.input}
        ref={ref}
        name={name}
        inputMode="numeric"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        autoComplete="off"
        disabled={disabled}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-10 w-12 bg-transparent text-center font-display text-lg font-bold outline-none"
      />
      <IconButton
        size="sm"
        tabIndex={-1}
        label={`One more: ${noun}`}
        disabled={disabled || value >= max}
        onClick={() => count.set(value + 1)}
      >
        <Plus />
      </IconButton>
    </div>
  );
}

type CountProps = { value: number; onChange: (value: number) => void; onBlur?: () => void; min: number; max: number };

function useCount({ value, onChange, onBlur, min, max }: CountProps) {
  // A number may pass through values outside the limits while it is typed ("1" on the way to "12").
  const [draft, setDraft] = useState<string | null>(null);
  const set = (next: number) => {
    setDraft(null);
    onChange(Math.min(Math.max(next, min), max));
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, "");
    setDraft(digits);
    const typed = Number(digits);
    if (digits && typed >= min && typed <= max) onChange(typed);
  };
  const leave = () => {
    if (draft) set(Number(draft));
    setDraft(null);
    onBlur?.();
  };
  const press = (event: KeyboardEvent) => {
    const next = { ArrowUp: value + 1, ArrowDown: value - 1, Home: min, End: max }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const input = {
    value: draft ?? value,
    onChange: (event: { currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
    onBlur: leave,
    onKeyDown: press,
  };
  return { set, input };
}
