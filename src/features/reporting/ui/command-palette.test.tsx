// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Hotel, LayoutDashboard } from "lucide-react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { plainFacts } from "#domain/booking/facts.ts";
import type { SearchResults } from "../contract.ts";
import { CommandPalette, type PalettePage } from "./command-palette.tsx";
import { useSearchKey } from "./use-search-key.ts";

const pages: readonly PalettePage[] = [
  { to: "/admin", label: "Overview", group: "Today", icon: LayoutDashboard, words: "home problems" },
  { to: "/admin/hotels", label: "Hotels", group: "Partners", icon: Hotel, words: "applications guest houses" },
];

const nothing: SearchResults = { bookings: [], customers: [], drivers: [], applications: [], users: [], records: [] };
const emily: SearchResults = {
  ...nothing,
  bookings: [
    {
      reference: "CTS-7K3M9Q",
      status: "confirmed",
      passenger: "Emily Hartwell",
      email: "emily@example.com",
      destination: "Camps Bay",
      pickup_at: "2026-11-20T08:00:00.000Z",
    },
  ],
  customers: [
    {
      id: "p1",
      name: "Emily Hartwell",
      email: "emily@example.com",
      phone: "+27 82 555 0100",
      last_seen_at: "2026-11-01T08:00:00.000Z",
    },
  ],
  applications: [
    {
      id: "a1",
      reference: "APP-1",
      kind: "hotel",
      state: "submitted",
      company_name: "Emily's House",
      contact_name: "Emily",
      email: "house@example.com",
    },
  ],
};
const facts = {
  ...emily.bookings[0],
  is_test: false,
  phone: "+27 82 555 0100",
  service_name: "Airport Transfer",
  pickup_location: "Airport",
  return_at: null,
  days: 1,
  passengers: 2,
  ...plainFacts.emptyOnWire,
  total_cents: 100_000,
  paid_cents: 0,
  due_cents: 0,
  money: "not_priced",
  created_at: "2026-11-01T08:00:00.000Z",
  trips: [],
};

let request: string[] = [];
let opens: (path: string) => boolean = () => true;
let answer: () => Response = () => Response.json({ success: true, ...emily });

beforeEach(() => {
  request = [];
  opens = () => true;
  answer = () => Response.json({ success: true, ...emily });
  localStorage.clear();
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    if (address.endsWith("booking-facts")) return Response.json({ success: true, ...facts });
    request.push(JSON.parse(body).text);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  useSearchKey(() => setOpen(true));
  return (
    <>
      <p>at {pathname + search}</p>
      <CommandPalette open={open} onClose={() => setOpen(false)} pages={pages} opens={opens} />
    </>
  );
}

function openPalette() {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: "*", Component: Page }], { initialEntries: ["/admin"] })} />
    </QueryClientProvider>,
  );
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  return screen.getByRole("combobox", { name: "Search bookings, people, documents and pages" });
}

const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const options = () => screen.getAllByRole("option").map((option) => option.textContent);
const active = (field: HTMLElement) => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");

test("Cmd-K opens it as Ctrl-K does, and other keys with K do not", () => {
  openPalette();
  cleanup();
  const client = new QueryClient();
  const router = createMemoryRouter([{ path: "*", Component: Page }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  fireEvent.keyDown(window, { key: "k" });
  fireEvent.keyDown(window, { key: "k", ctrlKey: true, shiftKey: true });
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.keyDown(window, { key: "K", metaKey: true });
  expect(screen.queryByRole("combobox")).not.toBeNull();
});

test("it starts with every page, and asks no one", () => {
  openPalette();
  expect(options()).toEqual(["OverviewToday", "HotelsPartners"]);
  expect(request).toEqual([]);
});

test("it asks once after a pause in the typing, and shows what it found in groups", async () => {
  const field = openPalette();
  for (const text of ["em", "emi", "emil", "emily"]) type(field, text);
  await screen.findByRole("group", { name: "Bookings" });
  expect(request).toEqual(["emily"]);
  const groups = screen.getAllByRole("group").map((group) => group.querySelector("p")?.textContent);
  expect(groups).toEqual(["Customers", "Bookings", "Partner applications"]);
  const booking = within(screen.getByRole("group", { name: "Bookings" })).getByRole("option");
  expect(booking.querySelector("mark")?.textContent).toBe("Emily");
  expect(screen.getByRole("status").textContent).toBe("3 results");
});

test("the arrows walk through all groups and around the ends; the focus stays in the field", async () => {
  const field = openPalette();
  expect(document.activeElement).toBe(field);
  expect(active(field)?.textContent).toContain("Overview");
  press(field, "ArrowDown");
  expect(active(field)?.textContent).toContain("Hotels");
  press(field, "ArrowDown");
  expect(active(field)?.textContent).toContain("Overview");
  press(field, "ArrowUp");
  expect(active(field)?.textContent).toContain("Hotels");
  expect(active(field)?.getAttribute("aria-selected")).toBe("true");
});

test("opened again while it still fades away, it starts again", async () => {
  const fading = Promise.withResolvers<void>();
  vi.spyOn(HTMLElement.prototype, "getAnimations").mockReturnValue([{ finished: fading.promise } as never]);
  type(openPalette(), "emily");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  const field = screen.getByRole<HTMLInputElement>("combobox", {
    name: "Search bookings, people, documents and pages",
  });
  expect(field.value).toBe("");
  expect(document.activeElement).toBe(field);
  fading.resolve();
  vi.restoreAllMocks();
});

test("Enter goes to a page, found by another name for it, and remembers it", async () => {
  const field = openPalette();
  type(field, "guest ho");
  press(field, "Enter");
  await screen.findByText("at /admin/hotels");
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  expect(within(screen.getByRole("group", { name: "Recent" })).getByRole("option").textContent).toContain("Hotels");
});

test("a booking opens on its page, and only its reference is remembered", async () => {
  const field = openPalette();
  type(field, "cts-7k");
  await screen.findByRole("group", { name: "Bookings" });
  press(field, "Enter");
  await screen.findByText("at /admin/booking?reference=CTS-7K3M9Q");
  expect(localStorage.getItem("cts-recent-choices")).toBe('[{"kind":"booking","reference":"CTS-7K3M9Q"}]');
});

test("a person opens as a card with their bookings, and is not remembered", async () => {
  const field = openPalette();
  type(field, "emily");
  const group = await screen.findByRole("group", { name: "Customers" });
  fireEvent.click(within(group).getByRole("option"));
  const card = within(await screen.findByRole("dialog", { name: "Emily Hartwell" }));
  fireEvent.click(await card.findByRole("button", { name: /CTS-7K3M9Q/ }));
  await screen.findByText("at /admin/booking?reference=CTS-7K3M9Q");
  expect(localStorage.getItem("cts-recent-choices")).not.toContain("Emily");
});

test("an application leads to where it is reviewed", async () => {
  const field = openPalette();
  type(field, "emily");
  const group = await screen.findByRole("group", { name: "Partner applications" });
  fireEvent.click(within(group).getByRole("option"));
  await screen.findByText("at /admin/hotels?application=a1");
});

test.each([
  [
    { kind: "invoice", id: "i1", name: "INV-2026-00012", note: "Emily", of: null },
    "Invoices",
    "/admin/invoices?invoice=i1",
  ],
  [
    { kind: "quote", id: "q1", name: "Q-2611-00001", note: "Emily", of: null },
    "Quotes",
    "/admin/quotes-enhanced?quote=q1",
  ],
  [{ kind: "enquiry", id: "e1", name: "ENQ-7K3M9Q", note: "Emily", of: null }, "Enquiries", "/admin/quotes?enquiry=e1"],
  [
    { kind: "vehicle", id: "v1", name: "CA 123-456", note: "Hyundai", of: null },
    "Vehicles",
    "/admin/vehicles?vehicle=v1",
  ],
  [
    { kind: "organisation", id: "o1", name: "Table Bay", note: "", of: "hotel" },
    "Organisations",
    "/admin/hotels?tab=partners&partner=o1",
  ],
  [
    { kind: "organisation", id: "o2", name: "Naspers", note: "", of: "corporate" },
    "Organisations",
    "/admin/bookings?partner=o2",
  ],
] as const)("%o is listed under %s and opens %s", async (record, group, address) => {
  answer = () => Response.json({ success: true, ...nothing, records: [record] });
  const field = openPalette();
  type(field, record.name);
  const options = within(await screen.findByRole("group", { name: group }));
  fireEvent.click(options.getByRole("option"));
  await screen.findByText(`at ${address}`);
});

test("what leads to a page that would turn them away is not offered, no matter who chose it at this desk", async () => {
  opens = (path) => path === "/admin" || path === "/admin/booking";
  const invoice = { kind: "record", of: "invoice", id: "i1", name: "INV-2026-00012" };
  localStorage.setItem("cts-recent-choices", JSON.stringify([invoice, { kind: "booking", reference: "CTS-7K3M9Q" }]));
  const field = openPalette();
  expect(options()).toEqual([expect.stringContaining("CTS-7K3M9Q"), "OverviewToday"]);
  type(field, "emily");
  await screen.findByRole("group", { name: "Bookings" });
  expect(screen.queryByRole("group", { name: "Partner applications" })).toBeNull();
});

test("nothing found is said, with what to try", async () => {
  answer = () => Response.json({ success: true, ...nothing });
  const field = openPalette();
  type(field, "zzz");
  await screen.findByText(/Nothing matches/);
  expect(screen.queryAllByRole("option")).toEqual([]);
});

test("what went wrong is said, and can be tried again", async () => {
  answer = () =>
    Response.json(
      { success: false, error: "not_allowed", message: "You don’t have permission to do this." },
      { status: 403 },
    );
  const field = openPalette();
  type(field, "emily");
  await screen.findByText("You don’t have permission to do this.");
  answer = () => Response.json({ success: true, ...emily });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
  await waitFor(() => expect(screen.queryByRole("group", { name: "Bookings" })).not.toBeNull());
});
