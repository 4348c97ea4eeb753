import { useId, useState } from "react";
import { readMoney } from "#domain/money/money.ts";
import { amountError } from "./amount-error.ts";
import { FieldError, TextInput } from "./field.tsx";
import type { ControlSize } from "./field-control.ts";

const numberOf = (text: string): number => {
  const plain = text.replace(/[\s\u00a0%]/g, "").replace(",", ".");
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : Number.NaN;
};

const randOf = (text: string): number => {
  const read = readMoney(text);
  return read.ok ? read.value : Number.NaN;
};

/** The text shown for a value: rand of cents, percent of a share, or the number itself. */
const units = {
  rand: {
    shown: (value: number) => value / 100,
    kept: randOf,
    lead: "R",
    trail: "",
  },
  percent: {
    shown: (value: number) => Math.round(value * 10_000) / 100,
    kept: (typed: string) => Math.round(numberOf(typed) * 100) / 10_000,
    lead: "",
    trail: "%",
  },
  plain: { shown: (value: number) => value, kept: numberOf, lead: "", trail: "" },
} as const;

type NumberEntryProps = {
  value: number;
  /** NaN while what is typed is no number. */
  onChange: (value: number) => void;
  /** Called when the field is emptied; without it, empty is not a number. */
  onEmpty?: () => void;
  unit?: keyof typeof units;
  /** A word after the figure, such as "km". */
  trail?: string;
  size?: ControlSize;
  disabled?: boolean;
  "aria-label"?: string;
};

/** A number typed as people write it: 1 299,50 and 1299.5 are the same. */
export function NumberEntry({ value, onChange, onEmpty, unit = "plain", trail, ...rest }: NumberEntryProps) {
  const { shown, kept, lead, trail: mark } = units[unit];
  const [typed, setTyped] = useState(() => textOf(shown(value)));
  // Changed from outside: the typed text no longer represents the value.
  const isSame = Object.is(kept(typed), value);
  const text = isSame ? typed : textOf(shown(value));
  const errorId = useId();
  // The form around says what is missing or not a number; which of two amounts is meant, it cannot know.
  const read = readMoney(text);
  const isAmbiguous = unit === "rand" && !read.ok && read.reason === "ambiguous";
  return (
    <>
      <TextInput
        {...rest}
        inputMode="decimal"
        autoComplete="off"
        lead={lead || undefined}
        trail={(trail ?? mark) || undefined}
        value={text}
        aria-invalid={(text !== "" && Number.isNaN(value)) || undefined}
        aria-errormessage={isAmbiguous ? errorId : undefined}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          if (onEmpty && text.trim() === "") onEmpty();
          else onChange(kept(text));
        }}
        className="tabular-nums"
      />
      {isAmbiguous && <FieldError id={errorId} text={amountError(text)} />}
    </>
  );
}

type OptionalNumberEntryProps = Omit<NumberEntryProps, "value" | "onChange" | "onEmpty"> & {
  value: number | null | undefined;
  onChange: (value: number | null) => void;
};

/** A number that may be missing: empty is null, never zero. */
export function OptionalNumberEntry({ value, onChange, ...rest }: OptionalNumberEntryProps) {
  return <NumberEntry {...rest} value={value ?? Number.NaN} onChange={onChange} onEmpty={() => onChange(null)} />;
}

const textOf = (value: number) => (Number.isNaN(value) ? "" : String(value));
