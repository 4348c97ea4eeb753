// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { bookingFacts } from "#domain/booking/facts.ts";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import type { DeskBooking } from "../detail-contract.ts";
import { BookingPanel } from "./booking-panel.tsx";
import { ConfirmDialogOf } from "./decision-dialogs.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aDesk = (changes: Partial<DeskBooking> = {}): DeskBooking => ({
  id: "019e1622-cd00-7437-88a0-281120102120",
  reference: "CTS-AAAAAA",
  version: 1,
  state: "confirmed",
  status: changes.state ?? "confirmed",
  possible_states: ["in_progress", "no_show", "cancelled"],
  is_test: false,
  light: "green",
  terms_version: "2026-11",
  terms_accepted_at: null,
  source: "website",
  first_name: "Amira",
  last_name: "Khan",
  email: "amira@example.com",
  caller_message: null,
  phone: "082 555 0101",
  service_type: "airport_transfer",
  service_name: "Airport Transfer",
  offer: null,
  tour_name: null,
  option_title: "",
  quote: null,
  enquiry: null,
  customer_bookings: 1,
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_at: "2099-11-28T07:00:00.000Z",
  return_at: null,
  days: 1,
  passengers: 2,
  bags: 0,
  child_seats: 0,
  child_seat_sizes: {},
  extra_stops: [],
  extras: [],
  extras_offered: [],
  vehicle_class: null,
  hire_unit: null,
  hire_hours: null,
  package_days: null,
  ...bookingFacts.emptyOnWire,
  partner: null,
  affiliate_id: null,
  taken_by: "Nomsa Dlamini",
  response_due_at: null,
  answered_at: null,
  hold_until: null,
  amendment: "none",
  cancelled_reason: null,
  money: "paid",
  payment_method: "online",
  total_cents: 38_000,
  vat_cents: 0,
  paid_cents: 38_000,
  refunded_cents: 0,
  fee_cents: 0,
  tariff_version: 1,
  override_reason: null,
  lines: [],
  trace: [],
  created_at: "2026-11-15T07:00:00.000Z",
  trips: [],
  changes: [],
  payments: [],
  refunds: [],
  resales: [],
  paid_by_month_cents: 0,
  invoices: [],
  emails: [],
  notes: [],
  documents: [],
  moves: [],
  actions: [],
  ...changes,
});

const stale = () =>
  Response.json(
    {
      success: false,
      error: "changed_meanwhile",
      message: "Somebody else has changed this booking in the meantime.",
      details: { booking: { state: "confirmed", total_cents: 45_000, pickup_at: "2099-11-28T07:00:00.000Z" } },
    },
    { status: 409 },
  );

type Body = Record<string, unknown>;

/** A booking that someone else changes as soon as we try to save. */
function draw(answers: Record<string, (body: Body) => unknown> = {}, fresh: Partial<DeskBooking> = {}) {
  let isChanged = false;
  const change = () => {
    isChanged = true;
  };
  const drawn = drawSignedIn(
    <BookingPanel reference="CTS-AAAAAA" />,
    {
      "read-booking": () => (isChanged ? aDesk({ version: 2, ...fresh }) : aDesk()),
      "get-google-maps-key": () => ({ apiKey: null }),
      "preview-edit": () => ({ is_moved: false, after_cents: 38_000, trace: [] }),
      "preview-desk-cancellation": () => ({ fee_cents: 19_000, refund_cents: 19_000, is_whole: true }),
      ...answers,
    },
    "/admin/booking?reference=CTS-AAAAAA",
  );
  return { ...drawn, change };
}

test("an edit that comes too late loses nothing: mine stays typed, theirs is shown, and it is saved on their version", async () => {
  const theirs = { phone: "084 999 8888", flight_number: "SA 334", total_cents: 45_000 };
  const desk = draw(
    {
      "edit-booking": ({ version }) => {
        if (version !== 1) return { reference: "CTS-AAAAAA", version: 3, state: "confirmed" };
        desk.change();
        return stale();
      },
    },
    theirs,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Edit booking" }));
  fireEvent.change(screen.getByLabelText(/Phone/), { target: { value: "083 111 2222" } });
  fireEvent.change(screen.getByLabelText(/Special requirements/), { target: { value: "A quiet car" } });
  fireEvent.click(screen.getByRole("button", { name: "Save booking" }));

  const result = within(await screen.findByRole("list", { name: "Changes by someone else" }));
  expect(result.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
    "The price is now R450.",
    "Flight number: none SA 334, added here.",
    "Phone: 082 555 0101 084 999 8888. Your own change is kept.Use theirs: Phone",
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(/Phone/).value).toBe("083 111 2222");
  expect(screen.getByLabelText<HTMLInputElement>(/Special requirements/).value).toBe("A quiet car");
  expect(screen.getByLabelText<HTMLInputElement>(/Flight/).value).toBe("SA 334");

  fireEvent.click(result.getByRole("button", { name: /Use theirs/ }));
  fireEvent.click(screen.getByRole("button", { name: "Save booking" }));
  await waitFor(() => expect(desk.sent.filter(({ name }) => name === "edit-booking")).toHaveLength(2));
  expect(desk.sent.findLast(({ name }) => name === "edit-booking")?.body).toMatchObject({
    version: 2,
    phone: "084 999 8888",
    flight_number: "SA 334",
    special_requirements: "A quiet car",
  });
});

test("a field that cannot be is marked and has the focus; nothing is sent", async () => {
  const { sent } = draw();
  fireEvent.click(await screen.findByRole("button", { name: "Edit booking" }));
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "Save booking" }));
  expect(await screen.findByText("First name is required")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/First name/));
  expect(sent.some(({ name }) => name === "edit-booking")).toBe(false);
});

test("who leaves with something typed is asked first", async () => {
  const { router } = draw();
  fireEvent.change(await screen.findByPlaceholderText("Only our team sees this"), {
    target: { value: "Call first" },
  });
  await router.navigate("/admin/invoices");
  expect(await screen.findByText("You’ll lose your note or message.")).toBeTruthy();
  expect(router.state.location.pathname).toBe("/admin/booking");
  fireEvent.click(screen.getByText("Leave page"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/admin/invoices"));
});

test("a action that comes too late keeps its dialog and its words, says what is new, and is done to that when pressed again", async () => {
  const desk = draw({
    "cancel-at-desk": ({ version }) => {
      if (version === 2)
        return { reference: "CTS-AAAAAA", version: 3, state: "cancelled", fee_cents: 0, refund_cents: 0 };
      desk.change();
      return stale();
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Cancel booking" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel booking CTS-AAAAAA?", hidden: true }));
  expect(
    await dialog.findByText("Fee R190, refund R190. We’ll cancel the whole booking and email the customer."),
  ).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/Internal note/), { target: { value: "Rang at noon" } });
  fireEvent.click(dialog.getByRole("button", { name: "Cancel booking", hidden: true }));
  expect(await dialog.findByText(/Now: confirmed, R450, pickup/)).toBeTruthy();
  expect(await dialog.findByText(/latest version/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Internal note/).value).toBe("Rang at noon");
  fireEvent.click(dialog.getByRole("button", { name: "Cancel booking", hidden: true }));
  await waitFor(() =>
    expect(desk.sent.findLast(({ name }) => name === "cancel-at-desk")?.body).toMatchObject({
      version: 2,
      note: "Rang at noon",
    }),
  );
});

test("a booking that is not there says so", async () => {
  draw({ "read-booking": () => refusal(404, "not_found", "We couldn’t find that booking.") });
  expect(await screen.findByText("We couldn’t find that booking.")).toBeTruthy();
});

test("more cash than the settings allow is asked about in the dialog, with both amounts", async () => {
  const details = { amount_cents: 850_000, limit_cents: 300_000 };
  const request: unknown[] = [];
  const overLimit = () =>
    Response.json({ success: false, error: "confirm_cash", message: "Too much cash.", details }, { status: 409 });
  drawSignedIn(<ConfirmDialogOf booking={aDesk({ state: "awaiting_payment" })} onClose={() => undefined} />, {
    "confirm-unpaid": ({ is_cash_confirmed }) => {
      request.push(is_cash_confirmed);
      return is_cash_confirmed ? { reference: "CTS-AAAAAA", version: 2, state: "confirmed" } : overLimit();
    },
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm booking CTS-AAAAAA?", hidden: true }));
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: "Agreed by phone" } });
  fireEvent.click(dialog.getByRole("button", { name: "Confirm booking", hidden: true }));
  const box = await dialog.findByLabelText("Let the driver collect R8 500 in cash, over the limit of R3 000");
  fireEvent.click(box);
  fireEvent.click(dialog.getByRole("button", { name: "Confirm booking", hidden: true }));
  await waitFor(() => expect(request).toEqual([false, true]));
});

test("a booking of which only the return trip is ahead reads as between trips", async () => {
  draw({ "read-booking": () => aDesk({ state: "in_progress", status: "between_trips" }) });
  expect(await screen.findByText("Between trips")).toBeTruthy();
  expect(screen.queryByText("In progress")).toBeNull();
});

test.each([
  ["chauffeur_service", "Last date", "30 Nov 2026"],
  ["airport_transfer", "Return trip", "30 Nov 2026, 09:00"],
])("a change to the second date of %s is called %s", async (service_type, name, date) => {
  const change = {
    id: "c",
    state: "proposed" as const,
    by: "Customer",
    at: "2026-11-16T08:00:00.000Z",
    decided_at: null,
    before: { returnAt: "2026-11-28T07:00:00.000Z" },
    after: { returnAt: "2026-11-30T07:00:00.000Z" },
    difference_cents: 0,
    note: "",
    answer: "",
  };
  draw({ "read-booking": () => aDesk({ service_type, changes: [change] }) });
  const [list] = await screen.findAllByRole("list", { name: "Changes" });
  expect(list?.textContent).toContain(name);
  expect(list?.textContent?.endsWith(date)).toBe(true);
});
