import { createContext, useContext } from "react";
import { useStoredText } from "../use-stored-text.ts";

/** In which other currencies prices can be told, and how. */
export type OtherCurrencies = {
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  /** "about US$ 34, rate of 12 Nov 2026"; null where it cannot be told. */
  tell(cents: number, currency: string): string | null;
};

const none: OtherCurrencies = { choices: [], tell: () => null };
const Known = createContext(none);

/** Everything within can tell a price in the currency that was chosen. */
export const OtherCurrenciesProvider = Known;

const key = "cts-currency";

/**
 * What a price comes to in the chosen currency, beside the price itself. The page comes without it, the same for everyone; it
 * appears for those who have chosen one.
 */
export function OtherCurrency({ cents, className }: { cents: number; className?: string }) {
  const { tell } = useContext(Known);
  const [chosen] = useStoredText(key);
  const told = chosen ? tell(cents, chosen) : null;
  return told && <span className={className}>{told}</span>;
}

/** The choice of a currency; nothing where there is none to choose. */
export function CurrencyChoice({ className }: { className?: string }) {
  const { choices } = useContext(Known);
  const [chosen, store] = useStoredText(key);
  if (choices.length === 0) return null;
  return (
    <label className={className}>
      <span>Show prices in</span>
      <select
        value={choices.some(({ id }) => id === chosen) ? (chosen ?? "") : ""}
        onChange={(event) => store(event.target.value)}
        className="min-h-9 rounded-sm border border-current bg-transparent px-2 pointer-coarse:min-h-11 [&>option]:text-black"
      >
        <option value="">Rand only</option>
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
