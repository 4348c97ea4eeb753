// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { CalendarCard } from "./calendar-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an address is created, subscribed to and renewed", async () => {
  let count = 0;
  const address = () => (count === 0 ? null : `https://example.com/functions/v1/service-calendar/${count}.ics`);
  drawSignedIn(<CalendarCard />, {
    "my-service-calendar": () => ({ address: address() }),
    "renew-service-calendar": () => {
      count += 1;
      return { address: address() };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Create calendar address" }));
  const link = await screen.findByRole("link", { name: "Subscribe" });
  expect(link.getAttribute("href")).toBe("webcal://example.com/functions/v1/service-calendar/1.ics");
  fireEvent.click(screen.getByRole("button", { name: "Renew address" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Renew calendar address?" }));
  fireEvent.click(dialog.getByRole("button", { name: "Renew address" }));
  expect(await screen.findByText("https://example.com/functions/v1/service-calendar/2.ics")).toBeTruthy();
});
