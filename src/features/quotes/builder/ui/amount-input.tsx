import { useId, useState } from "react";
import { amountError } from "#design/fields/amount-error.ts";
import { FieldError, TextInput } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { readMoney } from "#domain/money/money.ts";

type AmountInputProps = {
  /** In cents. */
  value: number;
  onChange: (cents: number) => void;
  label: string;
  disabled?: boolean;
};

const shown = (cents: number) => (cents === 0 ? "" : String(cents / 100));

/** An amount in rand as people type it. Unreadable text stays for correction, and the amount is unchanged. */
export function AmountInput({ value, onChange, label, disabled }: AmountInputProps) {
  const [text, setText] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  const errorId = useId();
  const isEmpty = text?.trim() === "";
  const problem = text === undefined || isEmpty ? undefined : amountError(text);
  const read = (typed: string) => {
    setText(typed);
    setLeft(false);
    const amount = readMoney(typed);
    if (amount.ok) onChange(amount.value);
    else if (typed.trim() === "") onChange(0);
  };
  const leave = () => {
    if (problem) setLeft(true);
    else setText(undefined);
  };
  const shownError = hasLeft && problem ? `${problem}. The amount is still ${formatRand(value)}.` : undefined;
  return (
    <div className="grid gap-1">
      <TextInput
        aria-label={label}
        aria-invalid={shownError ? true : undefined}
        aria-describedby={shownError && errorId}
        inputMode="decimal"
        lead="R"
        placeholder="0"
        disabled={disabled}
        value={text ?? shown(value)}
        onChange={(event) => read(event.currentTarget.value)}
        onBlur={leave}
        className="text-end"
      />
      <FieldError id={errorId} text={shownError} />
    </div>
  );
}
