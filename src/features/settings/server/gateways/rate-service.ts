import * as z from "zod/mini";
import { type Currency, currencies, type ExchangeRates } from "#domain/money/currency-rates.ts";
import { isLocalDate } from "#domain/time/local-time.ts";

declare module "#platform/context.ts" {
  interface Outside {
    readonly askRates?: (() => Promise<ExchangeRates | undefined>) | undefined;
  }
}

const patienceMs = 5000;

const latest = z.object({ base: z.literal("ZAR"), date: z.string(), rates: z.record(z.string(), z.number()) });

/** Gets the rates of the latest working day from a Frankfurter-compatible service; undefined if it has none. */
export async function askRates(url: string): Promise<ExchangeRates | undefined> {
  const symbols = currencies.map((currency) => currency.toUpperCase()).join(",");
  const response = await fetch(`${url}/latest?base=ZAR&symbols=${symbols}`, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  const read = latest.safeParse(await response?.json().catch(() => undefined));
  if (!response?.ok || !read.success || !isLocalDate(read.data.date)) return undefined;
  const { date, rates } = read.data;
  return { on: date, usd: randFor("usd", rates), eur: randFor("eur", rates), gbp: randFor("gbp", rates) };
}

/** The service gives units per rand; we store rand per unit. */
function randFor(currency: Currency, rates: Readonly<Record<string, number>>): number {
  const bought = rates[currency.toUpperCase()] ?? 0;
  return bought > 0 ? Math.round(10_000 / bought) / 10_000 : 0;
}
