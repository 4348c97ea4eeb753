// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serviceOptionName } from "#domain/company/catalogue.ts";
import { answerCalls } from "#testing/answer-calls.tsx";
import { QuickQuoteBar, quickServices } from "./quick-quote-bar.tsx";

const BookingPage = () => <output>{useLocation().search}</output>;

beforeEach(() => {
  const router = createMemoryRouter([
    { path: "/", Component: () => <QuickQuoteBar aside={<a href="tel:+27215550123">Call</a>} /> },
    { path: "/booking", Component: BookingPage },
  ]);
  render(<RouterProvider router={router} />);
});
afterEach(cleanup);

const form = () => screen.getByRole<HTMLFormElement>("form", { name: "Get a quote" });

test("without a script the browser itself submits the form to /booking", () => {
  expect(form().getAttribute("action")).toBe("/booking");
  expect(form().getAttribute("method")).toBe("get");
  const names = [...form().elements].map((element) => element.getAttribute("name")).filter(Boolean);
  expect([...new Set(names)]).toEqual(["service", "pickup", "destination", "date", "time", "passengers"]);
});

test("only filled-in fields are added to the address", async () => {
  fireEvent.change(screen.getByLabelText("Pickup"), { target: { value: "  Sea Point " } });
  fireEvent.click(screen.getByRole("radio", { name: "Day Tour" }));
  fireEvent.submit(form());
  const search = (await screen.findByRole("status")).textContent;
  expect(search).toBe("?service=day_tour&pickup=Sea+Point&time=09%3A00&passengers=1");
});

test("a tour ends where it started, so it asks only for a pickup", () => {
  expect(form().hasAttribute("data-tour")).toBe(false);
  fireEvent.click(screen.getByRole("radio", { name: "Day Tour" }));
  expect(form().hasAttribute("data-tour")).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Airport Transfer" }));
  expect(form().hasAttribute("data-tour")).toBe(false);
});

test("“airport” for short becomes the airport’s full name", async () => {
  fireEvent.change(screen.getByLabelText("Pickup"), { target: { value: "the Airport" } });
  fireEvent.change(screen.getByLabelText("Drop-off"), { target: { value: "Airport Industria" } });
  fireEvent.submit(form());
  const search = new URLSearchParams((await screen.findByRole("status")).textContent ?? "");
  expect([search.get("pickup"), search.get("destination")]).toEqual([
    "Cape Town International Airport",
    "Airport Industria",
  ]);
});

test("hotels and addresses are found by name, as in the booking", async () => {
  const places = [{ id: "1", name: "The Table Bay Hotel", kind: "hotel", area: "City Bowl" }];
  const calls = answerCalls({ "suggest-places": { places } });
  fireEvent.change(screen.getByLabelText("Pickup"), { target: { value: "table" } });
  fireEvent.change(screen.getByLabelText("Pickup"), { target: { value: "table bay" } });
  const names = () => [...document.querySelectorAll("datalist option")].map((one) => one.getAttribute("value"));
  await waitFor(() => expect(names()[0]).toBe("The Table Bay Hotel"));
  expect(names()).toContain("Stellenbosch");
  expect(calls.at(-1)).toEqual({ name: "suggest-places", input: { text: "table bay" } });
  expect(calls).not.toContainEqual({ name: "suggest-places", input: { text: "table" } });
});

test("a day and a time can be typed freely, and are passed on in the booking’s format", async () => {
  const date = screen.getByLabelText<HTMLInputElement>("Date");
  fireEvent.change(date, { target: { value: "3/12/2199" } });
  fireEvent.blur(date);
  expect(date.value).toBe("3 Dec 2199");
  fireEvent.change(screen.getByLabelText("Time"), { target: { value: "14h30" } });
  fireEvent.submit(form());
  const search = (await screen.findByRole("status")).textContent;
  expect(search).toBe("?service=airport_transfer&date=2199-12-03&time=14%3A30&passengers=1");
});

test("an invalid or past day is reported at once", () => {
  const date = screen.getByLabelText<HTMLInputElement>("Date");
  for (const [typed, problem] of [
    ["31/11/2199", "Enter a date like 20 Nov 2026."],
    ["3 Dec 2001", /earliest/i],
  ] as const) {
    fireEvent.change(date, { target: { value: typed } });
    fireEvent.blur(date);
    expect(screen.getByRole("alert").textContent).toMatch(problem);
    expect(date.getAttribute("aria-invalid")).toBe("true");
  }
});

test("the swap button exchanges pickup and destination", () => {
  const pickup = screen.getByLabelText<HTMLInputElement>("Pickup");
  const destination = screen.getByLabelText<HTMLInputElement>("Drop-off");
  fireEvent.change(pickup, { target: { value: "Airport" } });
  fireEvent.click(screen.getByRole("button", { name: "Swap pickup and drop-off" }));
  expect([pickup.value, destination.value]).toEqual(["", "Airport"]);
});

test("passengers are 1 to 22, and 45 for a large coach", () => {
  const options = [...screen.getByLabelText<HTMLSelectElement>("Passengers").options];
  expect(options.map((option) => option.value)).toEqual([...Array.from({ length: 22 }, (_, i) => `${i + 1}`), "45"]);
  expect(options.at(-1)?.textContent).toContain("45+");
});

test.each(quickServices)("$name has the same name as in the booking itself", ({ id, name }) => {
  expect(name).toBe(serviceOptionName(id));
});
