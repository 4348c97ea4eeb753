// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls } from "#testing/answer-calls.tsx";

const notes = {
  ready: "Start typing to search for locations in South Africa",
  loading: "Loading location search...",
  unavailable: "Location search unavailable. You can still type addresses manually.",
};

const ours = { places: [{ id: "1", name: "Camps Bay", kind: "suburb", area: "Atlantic Seaboard" }] };
const hotel = {
  placeId: "p1",
  text: { text: "The Bay Hotel, Victoria Road, Camps Bay" },
  mainText: { text: "The Bay Hotel" },
  secondaryText: { text: "Victoria Road, Camps Bay" },
  types: ["lodging", "establishment"],
};

/** Stands in for the map service: what its script would put on the page, and what it was asked. */
function mapService({ refuses = false } = {}) {
  const asked: Record<string, unknown>[] = [];
  const fetchFields = vi.fn(async (_request: object) => ({
    place: { displayName: "The Bay Hotel", formattedAddress: "69 Victoria Rd, Camps Bay, Cape Town, 8005" },
  }));
  const library = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request: Record<string, unknown>) => {
        asked.push(request);
        if (refuses) throw new Error("This key may not do that.");
        return { suggestions: [{ placePrediction: { ...hotel, toPlace: () => ({ fetchFields }) } }] };
      },
    },
  };
  return { asked, fetchFields, google: { maps: { importLibrary: async () => library } } };
}

const scripts: HTMLScriptElement[] = [];
const page = window as { google?: unknown; ctsMapsLoaded?: () => void };

beforeEach(() => {
  vi.resetModules();
  scripts.length = 0;
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  vi.spyOn(document.head, "append").mockImplementation((...added) => {
    scripts.push(...added.filter((one) => one instanceof HTMLScriptElement));
  });
});
afterEach(() => {
  cleanup();
  delete page.google;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const arrives = (service: ReturnType<typeof mapService>) => {
  page.google = service.google;
  page.ctsMapsLoaded?.();
};

async function openField() {
  const calls = answerCalls({ "get-google-maps-key": { apiKey: "a-key" }, "suggest-places": ours });
  const { PlaceField } = await import("./wizard-place-field.tsx");
  function Form() {
    const [value, setValue] = useState("");
    return (
      <>
        <PlaceField label="Pickup" value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  }
  render(<Form />);
  await screen.findByText(notes.ready);
  return { field: screen.getByRole<HTMLInputElement>("combobox"), calls };
}

async function enter(field: HTMLInputElement) {
  fireEvent.focus(field);
  await screen.findByText(notes.loading);
  await waitFor(() => expect(scripts).toHaveLength(1));
}

test("the script comes with the first field that is entered, and asks for South Africa around Cape Town", async () => {
  const service = mapService();
  const { field, calls } = await openField();
  expect(scripts).toEqual([]);
  await enter(field);
  const address = new URL(scripts[0]?.src ?? "");
  expect(address.origin + address.pathname).toBe("https://maps.googleapis.com/maps/api/js");
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    key: "a-key",
    libraries: "places",
    region: "ZA",
    language: "en",
  });
  arrives(service);
  await screen.findByText(notes.ready);

  fireEvent.change(field, { target: { value: "bay hot" } });
  fireEvent.click(await screen.findByRole("option", { name: /The Bay Hotel/ }));
  await waitFor(() =>
    expect(screen.getByText("The Bay Hotel, 69 Victoria Rd, Camps Bay, Cape Town, 8005")).toBeTruthy(),
  );
  expect(service.asked.at(-1)).toMatchObject({
    input: "bay hot",
    includedRegionCodes: ["za"],
    locationBias: { south: -34.5, north: -33.5, west: 18, east: 19 },
  });
  expect(service.fetchFields.mock.calls[0]?.[0]).toEqual({
    fields: ["id", "formattedAddress", "displayName", "location", "types"],
  });
  expect(calls.filter(({ name }) => name === "suggest-places")).toEqual([]);
});

test("a script that does not load leaves our own search, and says that the other is missing", async () => {
  const { field } = await openField();
  await enter(field);
  scripts[0]?.dispatchEvent(new Event("error"));
  await screen.findByText(notes.unavailable);
  fireEvent.change(field, { target: { value: "camps" } });
  expect(await screen.findByRole("option", { name: /Camps Bay/ })).toBeTruthy();
});

test("a key that is refused leaves our own search, too", async () => {
  const { field } = await openField();
  await enter(field);
  arrives(mapService({ refuses: true }));
  await screen.findByText(notes.ready);
  fireEvent.change(field, { target: { value: "camps" } });
  expect(await screen.findByRole("option", { name: /Camps Bay/ })).toBeTruthy();
  expect(screen.getByText(notes.unavailable)).toBeTruthy();
});

test("while the script is on its way one can type, and is helped by our own list", async () => {
  const { field } = await openField();
  await enter(field);
  fireEvent.change(field, { target: { value: "camps" } });
  expect(await screen.findByRole("option", { name: /Camps Bay/ })).toBeTruthy();
});
