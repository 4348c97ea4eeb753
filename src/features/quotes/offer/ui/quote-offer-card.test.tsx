// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { QuoteOfferCard } from "./quote-offer-card.tsx";

const opening = { reference: "CTS-7K3M9Q", code: "ABCD2345" };
const option = { letter: "A", title: "Sedan", description: "", lines: [], total_cents: 129_900, vat_cents: 0 };
const quote = {
  standing: "open",
  title: "Airport to Gardens",
  deposit_share: 1,
  rest_due_hours: 0,
  terms_version: "2026-11",
  valid_until: new Date(Date.now() + 3600_000).toISOString(),
  options: [option],
  booking: { reference: opening.reference, access_code: "ABCD2345", is_ready: true },
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (changes: object = {}, token: string | null = "tok") => {
  const onAccepted = vi.fn();
  const calls = answerCalls({
    "booking-quote": { token },
    "read-quote": { ...quote, ...changes },
    "accept-quote": { booking_reference: opening.reference, access_code: "ABCD2345" },
  });
  renderPage(<QuoteOfferCard opening={opening} onAccepted={onAccepted} otherwise={<p>We confirm first</p>} />, "/");
  return { calls, onAccepted };
};

test("the price is shown, and accepted with a name and the terms", async () => {
  const { calls, onAccepted } = show();
  const button = await screen.findByRole("button", { name: /^Accept and pay R1\s299/ });
  fireEvent.click(button);
  expect(await screen.findByText("Enter your full name")).toBeTruthy();
  expect(calls.some(({ name }) => name === "accept-quote")).toBe(false);
  fireEvent.change(screen.getByLabelText(/Your full name/), { target: { value: "Thandi Mokoena" } });
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(button);
  await eventually(() => expect(onAccepted).toHaveBeenCalled());
  expect(calls.find(({ name }) => name === "accept-quote")?.input).toEqual({
    token: "tok",
    option: "A",
    name: "Thandi Mokoena",
    terms_version: "2026-11",
  });
});

test("with a deposit, only that is due now", async () => {
  show({ deposit_share: 0.25 });
  expect(await screen.findByRole("button", { name: /^Accept and pay R324\.75/ })).toBeTruthy();
});

test("several options lead to the quote’s own page", async () => {
  show({ options: [option, { ...option, letter: "B", title: "Van", total_cents: 199_900 }] });
  const link = await screen.findByRole("link", { name: /Choose and accept/ });
  expect(link.getAttribute("href")).toBe("/quote?q=tok");
});

test("without an open quote the page shows its usual text", async () => {
  show({}, null);
  expect(await screen.findByText("We confirm first")).toBeTruthy();
});
