import { useMemo } from "react";
import type { OtherCurrencies } from "#design/currency/other-currency.tsx";
import {
  approximately,
  currencies,
  currenciesIn,
  currencyNames,
  type ExchangeRates,
  rateDay,
} from "#domain/money/currency-rates.ts";

/** What visitors may see beside rand, by the rates that are set. */
export const useOtherCurrencies = (rates: ExchangeRates): OtherCurrencies => useMemo(() => tellIn(rates), [rates]);

const tellIn = (rates: ExchangeRates): OtherCurrencies => ({
  choices: currenciesIn(rates).map((id) => ({ id, label: `Rand and ${currencyNames[id]}` })),
  tell(amounts, chosen) {
    const currency = currencies.find((one) => one === chosen);
    const message = currency && approximately(amounts, currency, rates);
    return message ? `${message}, ${rateDay(rates)}` : null;
  },
});
