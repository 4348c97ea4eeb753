// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { type Answers, answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aSelfBooking } from "#testing/builders/booking/a-booking-line.ts";
import { aShownTrip, companyAnswer } from "#testing/builders/booking/a-shown-trip.ts";
import { aListedOffer } from "#testing/builders/dispatch/a-shown-offer.ts";
import { terms } from "#testing/builders/partners/a-record.ts";
import HotelDashboard from "./pages/hotel-dashboard.tsx";

const organisation = (changes: object = {}) => ({
  id: "o1",
  kind: "hotel",
  name: "The Harbour Lantern Hotel",
  registration_number: "",
  vat_number: "",
  area: "V&A Waterfront",
  status: "active",
  partner_since: "2024-08-25T08:00:00.000Z",
  commission_rate: 0.075,
  affiliate_link: null,
  members: [{ name: "Yusra Davids", email: "hotel@demo.example", is_me: true }],
  ...changes,
});
const booking = (reference: string, name: string) => ({
  reference,
  state: "confirmed",
  status: "confirmed",
  service_type: "day_tour",
  service_name: "Day Tour",
  offer: "winelands",
  tour_name: "Winelands",
  pickup_location: "The Harbour Lantern Hotel",
  destination: "Stellenbosch",
  pickup_at: "2026-11-22T06:30:00.000Z",
  return_at: null,
  passengers: 2,
  vehicle_kind: "Sedan",
  passenger_name: name,
  total_cents: 129_900,
  paid_cents: 0,
});
const show = (answers: Answers) => {
  const calls = answerCalls({ ...companyAnswer, ...answers });
  renderPage(<HotelDashboard />);
  return calls;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a hotel sees its guests' bookings, its rate and its people", async () => {
  show({
    "my-organisation": { organisations: [organisation()] },
    "organisation-bookings": { bookings: [booking("CTS-AAAAAA", "Janelle Kim")], next: null },
  });
  await screen.findByText("Janelle Kim");
  expect(screen.getByText("Winelands tour")).toBeTruthy();
  expect(screen.getByText("7.5%")).toBeTruthy();
  expect(screen.getByText("hotel@demo.example")).toBeTruthy();
  expect(screen.queryByText("Your booking link")).toBeNull();
});

test("a guest who has only the return trip ahead is between trips", async () => {
  const between = { ...booking("CTS-AAAAAA", "Janelle Kim"), state: "in_progress", status: "between_trips" };
  show({
    "my-organisation": { organisations: [organisation()] },
    "organisation-bookings": { bookings: [between], next: null },
  });
  expect(await screen.findByText("Between trips")).toBeTruthy();
  expect(screen.queryByText("In progress")).toBeNull();
});

test("a search reads on through the pages until it finds the booking", async () => {
  const calls = show({
    "my-organisation": { organisations: [organisation()] },
    "organisation-bookings": ({ after }: { after?: string }) =>
      after
        ? { bookings: [booking("CTS-BBBBBB", "Rafael Barbosa")], next: null }
        : { bookings: [booking("CTS-AAAAAA", "Janelle Kim")], next: "next" },
  });
  await screen.findByText("Janelle Kim");
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "barbosa" } });
  await screen.findByText("Rafael Barbosa");
  expect(screen.queryByText("Janelle Kim")).toBeNull();
  expect(calls.filter(({ name }) => name === "organisation-bookings")).toHaveLength(2);
});

test("a booking opens beside the list, with who drives", async () => {
  const driver = {
    part: 1,
    passengers: 2,
    first_name: "Sipho",
    vehicle: "White Hyundai Staria",
    vehicle_class: "shuttle" as const,
    plate: "CA 123-456",
  };
  const trips = aSelfBooking().trips.map((trip) => ({
    ...trip,
    driver: {
      ...driver,
      photo: "/files/v1/1?code=a",
      portrait: "/portraits/driver-7.svg",
      vehicle_photo: null,
      vehicle_portrait: "/portraits/van-white-7.svg",
    },
  }));
  const calls = show({
    "my-organisation": { organisations: [organisation()] },
    "organisation-bookings": { bookings: [booking("CTS-AAAAAA", "Janelle Kim")], next: null },
    "read-my-booking": aSelfBooking({ reference: "CTS-AAAAAA", trips }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "CTS-AAAAAA" }));
  const face = await screen.findByRole("img", { name: "Sipho, your driver" });
  expect(face.getAttribute("src")).toBe("/files/v1/1?code=a");
  expect(screen.getByText("CA 123-456")).toBeTruthy();
  expect(calls.find(({ name }) => name === "read-my-booking")?.input).toEqual({ reference: "CTS-AAAAAA" });
  fireEvent.error(face);
  expect(screen.queryByRole("img", { name: "Sipho, your driver" })).toBeNull();
});

test("what a guest still has to pay is copied or emailed, and the trip is booked again at the desk", async () => {
  const open = aSelfBooking({ reference: "CTS-AAAAAA", state: "awaiting_payment" });
  const payable = {
    payment_link: "https://example.com/pay",
    due_cents: 35_000,
    guest_name: "Janelle Kim",
    guest_phone: "+27 82 555 0199",
    guest_email: "janelle@example.com",
  };
  const calls = show({
    "my-organisation": { organisations: [organisation()] },
    "organisation-bookings": { bookings: [booking("CTS-AAAAAA", "Janelle Kim")], next: null },
    "read-my-booking": { ...open, may: { ...open.may, pay: true } },
    "guest-payment": payable,
    "send-payment-link": { sent_to: "janelle@example.com" },
  });
  fireEvent.click(await screen.findByRole("button", { name: "CTS-AAAAAA" }));
  fireEvent.click(await screen.findByRole("button", { name: /Email link to janelle/ }));
  await waitFor(() => expect(calls.some(({ name }) => name === "send-payment-link")).toBe(true));
  expect(screen.getByRole("link", { name: "Book again" }).getAttribute("href")).toBe("/hotel/booking?again=CTS-AAAAAA");
});

test("an owner reads what is agreed and makes a colleague a desk", async () => {
  const member = { id: "018f0000-0000-7000-8000-000000000001", name: "Sibusiso Nkosi", email: "desk@demo.example" };
  const calls = show({
    "my-organisation": { organisations: [organisation({ sees_commission: true })] },
    "organisation-bookings": { bookings: [], next: null },
    "my-partner": {
      terms: terms({ commission_rate: 0.1, service_rates: { day_tour: 0.15 }, attribution_days: null }),
      bank: { bank_name: "Sample Bank", bank_account_number: "62 0000 00011" },
      usual_attribution_days: 45,
      members: [{ ...member, role: "owner", is_me: false }],
      invited: [],
    },
    "set-colleague-role": { role: "desk" },
  });
  fireEvent.change(await screen.findByRole("combobox", { name: "Role of Sibusiso Nkosi" }), {
    target: { value: "desk" },
  });
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "set-colleague-role")?.input).toEqual({
      user_id: member.id,
      role: "desk",
    }),
  );
  for (const text of ["10%", "Day Tour: 15%", "45 days", "Sample Bank, account ending in 0011"])
    expect(screen.getByText(text)).toBeTruthy();
});

test.each([
  ["hotel", "All and lobby screens"],
  ["travel_agency", "All pickups and arrivals"],
])("only a hotel has a lobby: %s", async (kind, link) => {
  show({
    "my-organisation": { organisations: [organisation({ kind })] },
    "organisation-bookings": { bookings: [], next: null },
  });
  expect(await screen.findByRole("link", { name: link })).toBeTruthy();
});

test("an owner has the agreement, tax and bank documents, a desk has not", async () => {
  const answers = (keeps_documents: boolean) => ({
    "my-organisation": { organisations: [organisation({ keeps_documents })] },
    "organisation-bookings": { bookings: [], next: null },
    "list-documents": { types: [], may_upload: true, may_verify: false },
  });
  const calls = show(answers(true));
  expect(await screen.findByRole("heading", { name: "Agreement, tax and bank" })).toBeTruthy();
  expect(calls.find(({ name }) => name === "list-documents")?.input).toMatchObject({ owner_kind: "partner" });
  cleanup();
  show(answers(false));
  await screen.findByText("No upcoming bookings");
  expect(screen.queryByRole("heading", { name: "Agreement, tax and bank" })).toBeNull();
});

test("past bookings are asked for when they are wanted", async () => {
  const calls = show({
    "my-organisation": { organisations: [organisation({ kind: "corporate", commission_rate: null })] },
    "organisation-bookings": { bookings: [], next: null },
  });
  await screen.findByText("No upcoming bookings");
  expect(screen.queryByText(/Commission/)).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Past" }));
  await screen.findByText("No past bookings yet");
  expect(calls.at(-1)?.input).toEqual({ when: "past" });
});

test("an organisation with a code can copy its link", async () => {
  const link = "https://capetownshuttle.example/booking?affiliate=HARBOUR";
  show({
    "my-organisation": { organisations: [organisation({ affiliate_link: link })] },
    "organisation-bookings": { bookings: [], next: null },
  });
  await screen.findByText(link);
  expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
});

test("a driver provider sees trips, drivers and vehicles, and no bookings", async () => {
  const calls = show({
    "my-organisation": { organisations: [organisation({ kind: "driver_provider", commission_rate: null })] },
    "provider-trips": { trips: [{ ...aShownTrip(), driver: { id: "d1", name: "Werner Botha" } }], next: null },
    "provider-team": {
      drivers: [],
      vehicles: [
        { id: "v", plate: "CFM 41806", name: "Volkswagen Passat", year: 2020, seats: 4, bags: 4, state: "available" },
      ],
    },
    "pool-offers": { offers: [aListedOffer(), aListedOffer({ id: "018f0000-0000-7000-8000-000000000003" })] },
  });
  await screen.findByText("Werner Botha");
  await waitFor(() => expect(screen.getByRole("tab", { name: "Offers 2" })).toBeTruthy());
  fireEvent.mouseDown(screen.getByRole("tab", { name: "Vehicles" }));
  await screen.findByText("Volkswagen Passat (2020)");
  expect(calls.some(({ name }) => name === "organisation-bookings")).toBe(false);
});

test("a suspended partner gets a message saying so and sees no list", async () => {
  const calls = show({ "my-organisation": { organisations: [organisation({ status: "suspended" })] } });
  await screen.findByText("This partnership is suspended");
  expect(calls.some(({ name }) => name === "organisation-bookings")).toBe(false);
});

test("an account without an organisation sees who to call", async () => {
  show({ "my-organisation": { organisations: [] } });
  await screen.findByText("Your account isn’t linked to an organisation yet");
  await waitFor(() => expect(screen.getByRole("link", { name: /WhatsApp/ })).toBeTruthy());
});
