import { createContext, useContext } from "react";
import {
  approximately,
  type Currency,
  currenciesIn,
  currencyNames,
  type ExchangeRates,
  noRates,
  rateDay,
} from "#domain/money/exchange-rates.ts";
import { useStoredText } from "./use-stored-text.ts";

const Rates = createContext<ExchangeRates>(noRates);

/** Everything within can say what a price is in the currency that was chosen. */
export const RatesProvider = Rates;

const key = "cts-currency";

function useChosen(): [Currency | undefined, (choice: string) => void, ExchangeRates] {
  const rates = useContext(Rates);
  const [stored, store] = useStoredText(key);
  return [currenciesIn(rates).find((currency) => currency === stored), store, rates];
}

/**
 * "about US$ 34, rate of 12 Nov 2026", beside a price in rand. The page comes without it, the same for everyone; it appears
 * for those who have chosen a currency.
 */
export function OtherCurrency({ cents, className }: { cents: number; className?: string }) {
  const [chosen, , rates] = useChosen();
  const told = chosen && approximately(cents, chosen, rates);
  if (!told) return null;
  return (
    <span className={className}>
      {told}, {rateDay(rates)}
    </span>
  );
}

/** The choice of a currency; nothing where no rate is known. */
export function CurrencyChoice({ className }: { className?: string }) {
  const [chosen, store, rates] = useChosen();
  const offered = currenciesIn(rates);
  if (offered.length === 0) return null;
  return (
    <label className={className}>
      <span>Show prices in</span>
      <select
        value={chosen ?? ""}
        onChange={(event) => store(event.target.value)}
        className="min-h-9 rounded-sm border border-current bg-transparent px-2 pointer-coarse:min-h-11 [&>option]:text-black"
      >
        <option value="">Rand only</option>
        {offered.map((currency) => (
          <option key={currency} value={currency}>
            Rand and {currencyNames[currency]}
          </option>
        ))}
      </select>
    </label>
  );
}
