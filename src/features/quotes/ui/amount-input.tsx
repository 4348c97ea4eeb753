import { useState } from "react";
import { TextInput } from "#design/field.tsx";

type AmountInputProps = {
  /** In cents. */
  value: number;
  onChange: (cents: number) => void;
  label: string;
  disabled?: boolean;
};

const shown = (cents: number) => (cents === 0 ? "" : String(cents / 100));

/** An amount in rand, as people type it: 1299, 1 299.50, R450. */
export function AmountInput({ value, onChange, label, disabled }: AmountInputProps) {
  const [text, setText] = useState<string>();
  const read = (typed: string) => {
    setText(typed);
    const rand = Number(typed.replace(/[R\s\u00a0]/gi, "").replace(",", "."));
    if (Number.isFinite(rand)) onChange(Math.round(rand * 100));
  };
  return (
    <TextInput
      aria-label={label}
      inputMode="decimal"
      lead="R"
      placeholder="0"
      disabled={disabled}
      value={text ?? shown(value)}
      onChange={(event) => read(event.currentTarget.value)}
      onBlur={() => setText(undefined)}
      className="text-end"
    />
  );
}
