import { Hono } from "hono";
import { addDays, type LocalDate, localDateOf } from "#domain/time/local-time.ts";

/** The sandbox’s path below the site's own address. */
export const standInRatesPath = "/sandbox/rates";

/** A rand’s rate here on an ordinary day. No one trades at it. */
const usual: Readonly<Record<string, number>> = { USD: 0.055, EUR: 0.0475, GBP: 0.0415 };

/** A rate service in Frankfurter's format: for trying the gateway, not for real rates. */
export const rateRoutes = (clock: () => Date): Hono =>
  new Hono().get("/latest", (c) => {
    const symbols = (c.req.query("symbols") ?? "").split(",").filter((symbol) => Object.hasOwn(usual, symbol));
    if (c.req.query("base") !== "ZAR") return c.json({ message: "not found" }, 404);
    const date = workingDay(localDateOf(clock()));
    const swing = 1 + (Number(date.slice(8)) - 15) / 1000;
    const rates = Object.fromEntries(
      symbols.map((symbol) => [symbol, Number(((usual[symbol] ?? 0) * swing).toFixed(6))]),
    );
    return c.json({ amount: 1, base: "ZAR", date, rates });
  });

/** Rates are set on working days; weekends have Friday’s. */
function workingDay(day: LocalDate): LocalDate {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return addDays(day, -2);
  return weekday === 6 ? addDays(day, -1) : day;
}
