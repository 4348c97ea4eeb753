// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sampleTours } from "#db/seed/catalogue/sample-tours.ts";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { usualTerms } from "#testing/usual-terms.ts";
import { WeatherDaysList } from "./weather-days-list.tsx";
import { WeatherForm } from "./weather-form.tsx";
import { aboutText, concernedText } from "./weather-labels.tsx";

afterEach(cleanup);

test("how many bookings a day concerns is there before it is declared, and nothing goes out without a reason", async () => {
  const sent: unknown[] = [];
  drawSignedIn(<WeatherForm />, {
    "company-terms": () => usualTerms,
    "preview-weather-day": () => ({ bookings: 3, is_declared: false }),
    "declare-weather-day": (input) => {
      sent.push(input);
      return { id: "1", bookings: 3 };
    },
  });
  expect(await screen.findByText("3 bookings on that date.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /Declare bad weather/ }));
  expect(await screen.findByText("Enter a message to customers")).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("radio", { name: /Selected tours/ }));
  fireEvent.change(screen.getByLabelText(/Message to customers/), { target: { value: "Gale warning." } });
  fireEvent.click(screen.getByRole("button", { name: /Declare bad weather/ }));
  expect(await screen.findByText("Choose at least one tour")).toBeTruthy();
  fireEvent.click(await screen.findByRole("checkbox", { name: "Robben Island" }));
  fireEvent.click(screen.getByRole("button", { name: /Declare bad weather/ }));
  await waitFor(() =>
    expect(sent).toEqual([
      expect.objectContaining({
        reach: "chosen",
        offers: ["robben-island"],
        reason: "Gale warning.",
        tells_guests: true,
      }),
    ]),
  );
});

test("a refusal is shown and what was written stays", async () => {
  drawSignedIn(<WeatherForm />, {
    "preview-weather-day": () => ({ bookings: 0, is_declared: false }),
    "declare-weather-day": () =>
      refusal(409, "already_declared", "Bad weather has already been declared for this date."),
  });
  fireEvent.change(screen.getByLabelText(/Message to customers/), { target: { value: "Gale warning." } });
  fireEvent.click(screen.getByRole("button", { name: /Declare bad weather/ }));
  expect(await screen.findByText(/already been declared for this date/)).toBeTruthy();
  expect(screen.getByLabelText(/Message to customers/)).toHaveProperty("value", "Gale warning.");
});

test("a declared day can be withdrawn; a withdrawn one says by whom", async () => {
  const day = {
    day: "2099-01-02",
    reach: "weather_tours",
    offers: [],
    reason: "Fog.",
    tells_guests: true,
    declared_by: "Liesl van Wyk",
    declared_at: "2026-11-20T08:00:00.000Z",
  };
  drawSignedIn(<WeatherDaysList />, {
    "weather-days": () => ({
      days: [
        { ...day, id: "1", withdrawn_by: null, withdrawn_at: null },
        { ...day, id: "2", withdrawn_by: "Sipho Dlamini", withdrawn_at: "2026-11-20T09:00:00.000Z" },
      ],
    }),
  });
  expect(await screen.findAllByRole("button", { name: "Withdraw Fri 2 Jan 2099" })).toHaveLength(1);
  expect(screen.getByText(/Withdrawn by Sipho Dlamini, Fri 20 Nov 2026/)).toBeTruthy();
});

test.each([
  ["weather_tours", [], "Weather-dependent tours"],
  ["chosen", ["winelands", "overberg"], "Winelands, Overberg"],
  ["everything", [], "All bookings on that date"],
] as const)("%s %j is about: %s", (reach, offers, text) => {
  expect(aboutText(reach, offers, sampleTours)).toBe(text);
});

test.each([
  [0, true, "No bookings on that date."],
  [1, true, "1 booking on that date. We’ll email the customers."],
  [2, false, "2 bookings on that date. We won’t email the customers."],
] as const)("%i concerned, emails %s: %s", (bookings, tellsGuests, text) => {
  expect(concernedText(bookings, tellsGuests)).toBe(text);
});
