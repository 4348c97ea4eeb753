// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import type { ListedBooking } from "../contract.ts";
import { BookingsTable } from "./bookings-table.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aLine = (changes: Partial<ListedBooking> = {}): ListedBooking => ({
  id: "019e1622-cd00-7437-88a0-281120102120",
  reference: "CTS-AAAAAA",
  version: 3,
  state: "requested",
  status: changes.state ?? "requested",
  is_test: false,
  light: "green",
  name: "Amira Khan",
  email: "amira@example.com",
  phone: "+44 20 7946 0000",
  service_type: "airport_transfer",
  service_name: "Airport Transfer",
  offer: null,
  tour_name: null,
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_at: "2026-11-28T07:00:00.000Z",
  return_at: null,
  days: 1,
  passengers: 2,
  source: "website",
  partner: null,
  drivers: null,
  taken_by: null,
  money: "unpaid",
  total_cents: 38_000,
  paid_cents: 0,
  refunded_cents: 0,
  hold_until: null,
  response_due_at: null,
  has_change: false,
  created_at: "2026-11-15T07:00:00.000Z",
  ...changes,
});
const two = [
  aLine(),
  aLine({ id: "019e1622-cd00-7437-88a0-281120102121", reference: "CTS-BBBBBB", name: "Ben Botha" }),
];

const totals = { count: 2, is_more: false, value_cents: 180_000, due_cents: 45_000, on_account_cents: 0 };

const draw = (answers: Record<string, (body: Record<string, unknown>) => unknown> = {}, address = "/admin/bookings") =>
  drawSignedIn(
    <BookingsTable />,
    {
      "list-bookings": () => ({ bookings: two, next: null }),
      "booking-totals": () => totals,
      "booking-choices": () => ({ drivers: [], partners: [] }),
      "list-booking-views": () => ({ views: [] }),
      ...answers,
    },
    address,
  );
const lastRequest = (sent: readonly { name: string; body: Record<string, unknown> }[]) =>
  sent.findLast(({ name }) => name === "list-bookings")?.body;

test("two filters pressed one after the other both count, and stand in the address", async () => {
  const { sent, router } = draw();
  fireEvent.click(await screen.findByRole("button", { name: "Filters" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Filters", hidden: true }));
  // Without a pause: the second press may not build on the address as it was before the first.
  fireEvent.click(drawer.getByLabelText("Confirmed"));
  fireEvent.click(drawer.getByLabelText("Cancelled"));
  fireEvent.change(drawer.getByLabelText("Payment"), { target: { value: "paid" } });
  await waitFor(() => expect(router.state.location.search).toBe("?states=confirmed%2Ccancelled&money=paid"));
  await waitFor(() => expect(lastRequest(sent)).toMatchObject({ states: ["confirmed", "cancelled"], money: "paid" }));
  fireEvent.click(drawer.getByLabelText("Confirmed"));
  await waitFor(() => expect(lastRequest(sent)).toMatchObject({ states: ["cancelled"] }));
  expect(await screen.findByRole("button", { name: "Filters (2)" })).toBeTruthy();
});

test("an address is a filter: what is none of ours in it is left out", async () => {
  const { sent } = draw({}, "/admin/bookings?money=nonsense&states=requested,evil&driver=x&sort=total&dir=asc");
  await screen.findByText("Amira Khan");
  expect(lastRequest(sent)).toMatchObject({ states: ["requested"], sort: "total", direction: "asc" });
  expect(lastRequest(sent)).not.toHaveProperty("money");
  expect(lastRequest(sent)).not.toHaveProperty("driver");
});

test("several at once: what became of each is shown, what failed first and with its reason", async () => {
  const { sent } = draw({
    "act-on-bookings": () => ({
      results: [
        { reference: "CTS-AAAAAA", is_done: true, message: "" },
        { reference: "CTS-BBBBBB", is_done: false, message: "Somebody else has taken it." },
      ],
    }),
  });
  await screen.findByText("Amira Khan");
  fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
  fireEvent.click(await screen.findByRole("button", { name: "Assign to me" }));
  const asking = within(await screen.findByRole("dialog", { name: "Assign to me?", hidden: true }));
  fireEvent.click(asking.getByRole("button", { name: "Assign to me", hidden: true }));
  const answer = within(await screen.findByRole("dialog", { name: "1 done, 1 failed", hidden: true }));
  expect(answer.getAllByRole("listitem", { hidden: true }).map((row) => row.textContent)).toEqual([
    "CTS-BBBBBBSomebody else has taken it.",
    "CTS-AAAAAA",
  ]);
  expect(sent.find(({ name }) => name === "act-on-bookings")?.body).toEqual({
    action: "take",
    bookings: two.map(({ id, version }) => ({ id, version })),
  });
});

const mine = { id: "019e1622-cd00-7437-88a0-281120102130", name: "My week", query: "day=week", is_default: true };

test("who comes without a wish sees the view they chose for that, and can still see all", async () => {
  const { router, sent } = draw({ "list-booking-views": () => ({ views: [mine] }) });
  await waitFor(() => expect(router.state.location.search).toBe("?day=week"));
  expect(lastRequest(sent)).toHaveProperty("pickup_from");
  fireEvent.click(screen.getByRole("button", { name: "All" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  expect((await screen.findByRole("button", { name: "All" })).getAttribute("aria-current")).toBe("true");
});

test("who follows an address sees that, whatever they chose", async () => {
  const { router } = draw({ "list-booking-views": () => ({ views: [mine] }) }, "/admin/bookings?money=unpaid");
  await screen.findByText("My week");
  expect(router.state.location.search).toBe("?money=unpaid");
});

test.each([
  [{ count: 1 }, "Total1 bookingValueR1 800Amount dueR450"],
  [{ count: 64, on_account_cents: 9900 }, "Total64 bookingsValueR1 800Amount dueR450On accountR99"],
  [{ count: 1000, is_more: true }, "First1 000 bookingsValueR1 800Amount dueR450"],
])("%j reads %s", async (changes, words) => {
  draw({ "booking-totals": () => ({ ...totals, ...changes }) });
  const list = await screen.findByLabelText("Totals");
  expect(list.textContent?.replaceAll("\u00a0", " ")).toBe(words);
});

test("a dense row is one line, and shows who drives", async () => {
  draw({ "list-bookings": () => ({ bookings: [aLine({ drivers: "Sipho Ndlovu" })], next: null }) });
  expect(await screen.findByText("Sipho Ndlovu")).toBeTruthy();
  expect(screen.getByRole("columnheader", { name: "Driver" })).toBeTruthy();
  expect(screen.getByText("Amira Khan").closest("tr")?.dataset.density).toBe("dense");
});

test("a list that cannot be read says so and is asked for again", async () => {
  let isBroken = true;
  draw({
    "list-bookings": () =>
      isBroken ? refusal(400, "broken", "The list is not there.") : { bookings: two, next: null },
  });
  expect(await screen.findByText("The list is not there.")).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: /again/i }));
  expect(await screen.findByText("Amira Khan")).toBeTruthy();
});

test("a booking between its trips reads so, and the choice that finds it says so", async () => {
  const between = aLine({ state: "in_progress", status: "between_trips" });
  draw({ "list-bookings": () => ({ bookings: [between], next: null }) });
  expect((await screen.findAllByText("Between trips")).length).toBeGreaterThan(0);
  expect(screen.queryByText("In progress")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: /Filters/ }));
  expect(await screen.findByLabelText("In progress, between trips or end not reported")).toBeTruthy();
});
