import { formatFullDate } from "#design/dates/date-text.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { cardConsent } from "#domain/payment/card-consent.ts";
import type { PaymentChoice } from "../contract.ts";

export type CardValue = { readonly card_id?: string; readonly wallet?: string; readonly saves_card?: boolean };

type CardChoiceProps = { choice: PaymentChoice; value: CardValue; onChange: (value: CardValue) => void };

/** With which card: a saved one, a wallet, or one that is entered at the payment service and may be saved. */
export function CardChoice({ choice, value, onChange }: CardChoiceProps) {
  const options = [
    { value: "", label: "Choose at the payment service" },
    ...choice.cards.map(({ id, saved_at }) => ({
      value: `card:${id}`,
      label: `Card saved on ${formatFullDate(saved_at)}`,
    })),
    ...choice.wallets.map(({ code, label }) => ({ value: `wallet:${code}`, label })),
  ];
  const choose = (chosen: string) => {
    const [kind, id = ""] = chosen.split(":");
    if (kind === "card") return onChange({ card_id: id });
    const { saves_card = false } = value;
    onChange({ saves_card, ...(kind === "wallet" && { wallet: id }) });
  };
  return (
    <div className="grid gap-4 empty:hidden">
      {options.length > 1 && (
        <Field label="Pay with">
          <Select
            value={chosenIn(value)}
            options={options}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        </Field>
      )}
      {choice.may_save_card && value.card_id === undefined && (
        <Checkbox
          label={cardConsent.words}
          checked={value.saves_card ?? false}
          onChange={({ currentTarget }) => onChange({ ...value, saves_card: currentTarget.checked })}
        />
      )}
    </div>
  );
}

function chosenIn({ card_id, wallet }: CardValue): string {
  if (card_id) return `card:${card_id}`;
  return wallet ? `wallet:${wallet}` : "";
}
