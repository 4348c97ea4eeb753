// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { type ExchangeRates, noRates } from "#domain/money/exchange-rates.ts";
import { localDate } from "#domain/time/local-time.ts";
import { CurrencyChoice, OtherCurrency, RatesProvider } from "./other-currency.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const rates: ExchangeRates = { on: localDate("2026-11-12"), usd: 17.5, eur: 20, gbp: 0 };
const page = (known: ExchangeRates) => (
  <RatesProvider value={known}>
    <p data-testid="price">
      R600 <OtherCurrency cents={60_000} />
    </p>
    <CurrencyChoice />
  </RatesProvider>
);
const price = () => screen.getByTestId("price").textContent?.replaceAll("\u00a0", " ").trim();

test("a visitor chooses a currency, and it is remembered", () => {
  render(page(rates));
  expect(price()).toBe("R600");
  fireEvent.change(screen.getByRole("combobox", { name: "Show prices in" }), { target: { value: "usd" } });
  expect(price()).toBe("R600 about US$ 34, rate of 12 Nov 2026");
  cleanup();
  render(page(rates));
  expect(price()).toBe("R600 about US$ 34, rate of 12 Nov 2026");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "" } });
  expect(price()).toBe("R600");
});

test("the page itself is the same for everyone, whatever was chosen", () => {
  localStorage.setItem("cts-currency", "usd");
  expect(renderToString(page(rates))).not.toContain("US$");
});

test("without a rate there is nothing to choose, and a choice of old is not shown", () => {
  localStorage.setItem("cts-currency", "gbp");
  render(page(rates));
  expect(price()).toBe("R600");
  cleanup();
  render(page(noRates));
  expect(screen.queryByRole("combobox")).toBeNull();
});
