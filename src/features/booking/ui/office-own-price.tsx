import { Field, TextInput } from "#design/field.tsx";

/** As it is typed. */
export type OwnPrice = { readonly rand: string; readonly reason: string };
export const emptyPrice: OwnPrice = { rand: "", reason: "" };

/** "1 299.50", "R1299" and "1299,5" are all amounts; anything else is null. */
export function centsTyped(text: string): number | null {
  const bare = text.replace(/[\sR\u00a0]/gi, "").replace(",", ".");
  return /^\d{1,7}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : null;
}

/** Null where no price was set; "wrong" where half of one was. */
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
      <Field
        label="Own price (R)"
        error={price.rand !== "" && centsTyped(price.rand) === null ? "Please write it like 1299.00" : undefined}
      >
        <TextInput
          size="sm"
          inputMode="decimal"
          value={price.rand}
          onChange={(event) => onChange({ ...price, rand: event.currentTarget.value })}
        />
      </Field>
      <Field label="Why, if so">
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
