import { amountError } from "#design/fields/amount-error.ts";
import { Field, TextInput } from "#design/fields/field.tsx";
import { readMoney } from "#domain/money/money.ts";

/** As typed. */
export type OwnPrice = { readonly rand: string; readonly reason: string };
export const emptyPrice: OwnPrice = { rand: "", reason: "" };

/** Null: not an amount, or negative. */
export function centsTyped(text: string): number | null {
  const read = readMoney(text);
  return read.ok && read.value >= 0 ? read.value : null;
}

/** The problem with a typed amount; undefined while the field is empty. */
export function amountProblem(text: string): string | undefined {
  if (text.trim() === "" || centsTyped(text) !== null) return undefined;
  return amountError(text) ?? "Enter an amount of R0 or more";
}

/** Null if no price was set; "wrong" if only half of one was. */
export function priceFrom({ rand, reason }: OwnPrice): { total_cents: number; reason: string } | null | "wrong" {
  if (rand.trim() === "" && reason.trim() === "") return null;
  const cents = centsTyped(rand);
  return cents === null || reason.trim() === "" ? "wrong" : { total_cents: cents, reason: reason.trim() };
}

type OwnPriceFieldsProps = { price: OwnPrice; onChange: (price: OwnPrice) => void };

/** A price instead of the tariff's, which needs a reason. */
export function OwnPriceFields({ price, onChange }: OwnPriceFieldsProps) {
  return (
    <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4">
      <Field label="Own price (R)" error={amountProblem(price.rand)}>
        <TextInput
          size="sm"
          inputMode="decimal"
          value={price.rand}
          onChange={(event) => onChange({ ...price, rand: event.currentTarget.value })}
        />
      </Field>
      <Field label="Reason">
        <TextInput
          size="sm"
          maxLength={500}
          value={price.reason}
          onChange={(event) => onChange({ ...price, reason: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}
