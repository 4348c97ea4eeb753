// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import {
  amountsIn,
  CurrencyChoice,
  type OtherCurrencies,
  OtherCurrenciesProvider,
  OtherCurrency,
  OtherCurrencyOf,
} from "./other-currency.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const dollars: OtherCurrencies = {
  choices: [{ id: "usd", label: "Rand and US dollar" }],
  tell: (amounts, currency) =>
    currency === "usd" ? `about US$ ${amounts.map((cents = 0) => Math.round(cents / 1750)).join(" to ")}` : null,
};
const page = (known: OtherCurrencies) => (
  <OtherCurrenciesProvider value={known}>
    <p data-testid="price">
      R600 <OtherCurrency cents={60_000} />
    </p>
    <CurrencyChoice />
  </OtherCurrenciesProvider>
);
const price = () => screen.getByTestId("price").textContent?.trim();

test("a visitor chooses a currency, and it is remembered", () => {
  render(page(dollars));
  expect(price()).toBe("R600");
  fireEvent.change(screen.getByRole("combobox", { name: "Show prices in" }), { target: { value: "usd" } });
  expect(price()).toBe("R600 about US$ 34");
  cleanup();
  render(page(dollars));
  expect(price()).toBe("R600 about US$ 34");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "" } });
  expect(price()).toBe("R600");
});

test.each([
  ["From R350", [35_000]],
  ["From R1\u00a0800 per day", [180_000]],
  ["R12\u00a0500 per person", [1_250_000]],
  ["From R2\u00a0000 half day / R3\u00a0500+ full day", [200_000]],
  ["R950–R1\u00a0600", [95_000, 160_000]],
  ["R2\u00a0000 to R5\u00a0500 per day", [200_000, 550_000]],
  ["R2,000-R5,500/day per vehicle", [200_000, 550_000]],
  ["Custom quote", undefined],
])("the price in “%s” is read", (text, amounts) => expect(amountsIn(text)).toEqual(amounts));

test("a price in a text is shown in the chosen currency, and a text without one is left alone", () => {
  localStorage.setItem("cts-currency", "usd");
  const summaryOf = (text: string) =>
    render(
      <OtherCurrenciesProvider value={dollars}>
        <OtherCurrencyOf text={text} />
      </OtherCurrenciesProvider>,
    ).container.textContent;
  expect(summaryOf("From R1\u00a0750 per day")).toBe("about US$ 100");
  expect(summaryOf("R1\u00a0750–R3\u00a0500")).toBe("about US$ 100 to 200");
  expect(summaryOf("Custom quote")).toBe("");
});

test("the page itself is the same for everyone, whatever was chosen", () => {
  localStorage.setItem("cts-currency", "usd");
  expect(renderToString(page(dollars))).not.toContain("US$");
});

test("without exchange rates there is nothing to choose, and an earlier choice is not shown", () => {
  localStorage.setItem("cts-currency", "gbp");
  render(page(dollars));
  expect(price()).toBe("R600");
  expect(screen.getByRole("combobox")).toHaveProperty("value", "");
  cleanup();
  render(page({ choices: [], tell: () => null }));
  expect(screen.queryByRole("combobox")).toBeNull();
});
