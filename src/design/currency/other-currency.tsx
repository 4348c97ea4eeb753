import { createContext, useContext } from "react";
import { useStoredText } from "../use-stored-text.ts";

/** From the first amount to the last, in cents; one amount where it is no range. */
type Amounts = readonly [from: number, to?: number];

/** The other currencies prices can be shown in, and how. */
export type OtherCurrencies = {
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  /** "about US$ 34, rate of 12 Nov 2026"; null where there is no rate. */
  tell(amounts: Amounts, currency: string): string | null;
};

const none: OtherCurrencies = { choices: [], tell: () => null };
const Known = createContext(none);

/** Everything inside can show a price in the chosen currency. */
export const OtherCurrenciesProvider = Known;

const key = "cts-currency";

/**
 * A price in the chosen currency, beside the price itself. The page is rendered without it, the same for everyone; it
 * appears for people who have chosen one.
 */
export const OtherCurrency = ({ cents, className }: { cents: number; className?: string }) => (
  <Converted amounts={[cents]} className={className} />
);

function Converted({ amounts, className }: { amounts: Amounts; className: string | undefined }) {
  const { tell } = useContext(Known);
  const [chosen] = useStoredText(key);
  const result = chosen ? tell(amounts, chosen) : null;
  return result && <span className={className}>{result}</span>;
}

/** The same for a price that is in words: the first amount of "From R1 800 per day", both ends of "R950–R1 600". */
export function OtherCurrencyOf({ text, className }: { text: string; className?: string }) {
  const amounts = amountsIn(text);
  return amounts === undefined ? null : <Converted amounts={amounts} className={className} />;
}

const rand = "R(\\d{1,3}(?:[\u00a0 ,]\\d{3})+|\\d+)(?!\\d)";
const firstPrice = new RegExp(`\\b${rand}(?:\\s?(?:–|-|to)\\s?${rand})?`);

/** The first price of a text, or the first range, in the chosen currency; nothing where it names none. */
export function amountsIn(text: string): Amounts | undefined {
  const [, from, to] = text.match(firstPrice) ?? [];
  if (from === undefined) return undefined;
  return to === undefined ? [centsOf(from)] : [centsOf(from), centsOf(to)];
}

const centsOf = (digits: string) => Number(digits.replaceAll(/\D/g, "")) * 100;

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
