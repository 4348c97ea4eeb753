// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages } from "./messages.ts";
import { forgetVisitChoice, openVisitChoice } from "./use-visit-choice.ts";
import { VisitNotice } from "./visit-notice.tsx";

/** The browser’s own description. */
function browserSays(signals: { doNotTrack?: string; globalPrivacyControl?: boolean; webdriver?: boolean }) {
  for (const [name, value] of Object.entries({ doNotTrack: null, webdriver: false, ...signals }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  forgetVisitChoice();
  browserSays({ globalPrivacyControl: false });
  vi.stubGlobal("scrollY", 2000);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path = "/") {
  const router = createMemoryRouter([{ path: "*", Component: VisitNotice }], { initialEntries: [path] });
  return render(<RouterProvider router={router} />);
}
const card = () => screen.queryByRole("region", { name: messages.choices });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each([
  [messages.allow, "yes"],
  [messages.decline, "no"],
])("%s is remembered, and no one is asked again", async (button, kept) => {
  open();
  await screen.findByText(messages.title);
  expect(document.activeElement).toBe(document.body);
  press(button);
  await waitFor(() => expect(card()).toBeNull());
  expect(localStorage.getItem("cts-visits")).toBe(kept);
  cleanup();
  forgetVisitChoice();
  open();
  expect(card()).toBeNull();
});

test("the choice can be changed, or left as it is", async () => {
  localStorage.setItem("cts-visits", "yes");
  open();
  act(openVisitChoice);
  await screen.findByText(messages.now.yes);
  await waitFor(() => expect(document.activeElement).toBe(card()));
  press(messages.close);
  await waitFor(() => expect(card()).toBeNull());
  expect(localStorage.getItem("cts-visits")).toBe("yes");
  act(openVisitChoice);
  await screen.findByText(messages.now.yes);
  press(messages.decline);
  expect(localStorage.getItem("cts-visits")).toBe("no");
});

test("no one is asked before they have read on", async () => {
  vi.stubGlobal("scrollY", 0);
  open();
  await vi.dynamicImportSettled();
  expect(card()).toBeNull();
  vi.stubGlobal("scrollY", 2000);
  fireEvent.scroll(window);
  expect(await screen.findByText(messages.title)).toBeTruthy();
});

test.each(["/booking", "/book/winelands", "/payment-selection", "/confirm-booking/CTS-1", "/quote", "/book-preview"])(
  "no one is asked at %s",
  async (path) => {
    open(path);
    await vi.dynamicImportSettled();
    expect(card()).toBeNull();
  },
);

test.each([
  ["Do Not Track", { doNotTrack: "1" }],
  ["Global Privacy Control", { globalPrivacyControl: true }],
])("with %s no one is asked, and the settings say why", async (_signal, signals) => {
  browserSays(signals);
  open();
  await vi.dynamicImportSettled();
  expect(card()).toBeNull();
  act(openVisitChoice);
  expect(await screen.findByText(messages.privateTitle)).toBeTruthy();
  expect(screen.queryByRole("button", { name: messages.allow })).toBeNull();
});
