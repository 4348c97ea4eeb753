// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answers, answerCalls } from "#testing/answer-calls.tsx";
import { expectWarning } from "#testing/setup/expect-warning.ts";

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

/** Stand-in for the map service: what its script would put on the page, and what it was asked. */
function mapService({ refuses = false } = {}) {
  const input: Record<string, unknown>[] = [];
  const fetchFields = vi.fn(async (_request: object) => ({
    place: { displayName: "The Bay Hotel", formattedAddress: "69 Victoria Rd, Camps Bay, Cape Town, 8005" },
  }));
  const library = {
    AutocompleteSessionToken: class {},
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions: async (request: Record<string, unknown>) => {
        input.push(request);
        if (refuses) throw new Error("This key may not do that.");
        return { suggestions: [{ placePrediction: { ...hotel, toPlace: () => ({ fetchFields }) } }] };
      },
    },
  };
  return { requests: input, fetchFields, google: { maps: { importLibrary: async () => library } } };
}

const scripts: HTMLScriptElement[] = [];
const page = window as { google?: unknown; ctsMapsLoaded?: () => void };

beforeEach(() => {
  vi.resetModules();
  scripts.length = 0;
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

async function openField(answers: Answers = {}, firstNote = notes.ready) {
  const calls = answerCalls({ "get-google-maps-key": { apiKey: "a-key" }, "suggest-places": ours, ...answers });
  const { PlaceField } = await import("#design/fields/place-field.tsx");
  const { PlaceLookup } = await import("#design/fields/place-lookup.ts");
  const { usePlaceSearch } = await import("./use-place-search.ts");
  function Form() {
    const [value, setValue] = useState("");
    return (
      <>
        <PlaceLookup value={usePlaceSearch}>
          <PlaceField label="Pickup" value={value} onChange={setValue} />
        </PlaceLookup>
        <output>{value}</output>
      </>
    );
  }
  render(<Form />);
  expect(screen.getByText(notes.loading)).toBeTruthy();
  await screen.findByText(firstNote);
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
  expect(service.requests.at(-1)).toMatchObject({
    input: "bay hot",
    includedRegionCodes: ["za"],
    locationBias: { south: -34.5, north: -33.5, west: 18, east: 19 },
  });
  expect(service.fetchFields.mock.calls[0]?.[0]).toEqual({
    fields: ["id", "formattedAddress", "displayName", "location", "types"],
  });
  expect(calls.filter(({ name }) => name === "suggest-places")).toEqual([]);
});

test("a script that does not load leaves our own search, which is ready", async () => {
  expectWarning(/The script of the map service did not load/);
  const { field } = await openField();
  await enter(field);
  scripts[0]?.dispatchEvent(new Event("error"));
  await screen.findByText(notes.ready);
  fireEvent.change(field, { target: { value: "camps" } });
  expect(await screen.findByRole("option", { name: /Camps Bay/ })).toBeTruthy();
});

test("a key that is refused leaves our own search, too", async () => {
  expectWarning(/^\[E-\w{6}\]/);
  const { field } = await openField();
  await enter(field);
  arrives(mapService({ refuses: true }));
  await screen.findByText(notes.ready);
  fireEvent.change(field, { target: { value: "camps" } });
  expect(await screen.findByRole("option", { name: /Camps Bay/ })).toBeTruthy();
  expect(screen.getByText(notes.ready)).toBeTruthy();
});

test.each([
  ["without a key", { apiKey: null }, undefined],
  ["where nobody can say whether there is a key", 500, /CallFailed: Broken for a test/],
])("%s our own search is ready, and no script is asked for", async (_what, key, warning) => {
  if (warning) expectWarning(warning);
  const { field } = await openField({ "get-google-maps-key": key });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "camps" } });
  expect(await screen.findByRole("option", { name: /Camps Bay/ })).toBeTruthy();
  expect(screen.getByText(notes.ready)).toBeTruthy();
  expect(scripts).toEqual([]);
});

test("where no search works it says so, takes what is typed, and notices when one works again", async () => {
  expectWarning(/CallFailed: Broken for a test/);
  let isBroken = true;
  const { field } = await openField(
    { "get-google-maps-key": 503, "suggest-places": () => (isBroken ? 503 : ours) },
    notes.unavailable,
  );
  fireEvent.change(field, { target: { value: "12 Long Lane" } });
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(screen.getByText("12 Long Lane")).toBeTruthy());
  expect(screen.getAllByText(notes.unavailable).length).toBeGreaterThan(0);
  isBroken = false;
  fireEvent.focus(field);
  await screen.findByText(notes.ready);
});

test("a search that stops working while one types says so", async () => {
  let isBroken = false;
  const { field } = await openField({
    "get-google-maps-key": { apiKey: null },
    "suggest-places": () => (isBroken ? 503 : ours),
  });
  isBroken = true;
  fireEvent.change(field, { target: { value: "camps" } });
  await waitFor(() => expect(screen.getAllByText(notes.unavailable).length).toBeGreaterThan(0));
  expect(screen.queryByText(notes.ready)).toBeNull();
});

test("while the script is on its way one can type, and is helped by our own list", async () => {
  const { field } = await openField();
  await enter(field);
  fireEvent.change(field, { target: { value: "camps" } });
  expect(await screen.findByRole("option", { name: /Camps Bay/ })).toBeTruthy();
  // In time: a script that never comes is an error, ten seconds later.
  arrives(mapService());
});
