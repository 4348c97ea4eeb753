// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answers, answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aShownTrip, companyAnswer } from "#testing/builders/booking/a-shown-trip.ts";
import { aListedOffer } from "#testing/builders/dispatch/a-shown-offer.ts";
import { eventually } from "#testing/eventually.ts";
import { DriverBottomBar, driverPages } from "./driver-navigation.tsx";
import DriverDashboard from "./pages/dashboard.tsx";
import DriverDocuments from "./pages/documents.tsx";
import DriverTrips from "./pages/trips.tsx";

const driver = {
  name: "Sipho Ndlovu",
  phone: "+27 82 555 0201",
  state: "active",
  licence_code: "C1",
  permit: { expires_on: "2028-01-01", days_left: 407, standing: "good" },
  languages: ["English", "isiZulu"],
  is_guide: true,
  home_area: "Pinelands",
  provider: null,
  vehicles_today: [{ plate: "CA 482-117", name: "Toyota Corolla", seats: 4 }],
  unread_messages: 0,
};
const show = (answers: Answers, page = <DriverDashboard />, address = "/") => {
  const calls = answerCalls({ ...companyAnswer, ...answers });
  renderPage(page, address);
  return calls;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a driver finds the next trip and the vehicle; tomorrow is on the page of trips", async () => {
  show({
    "my-driver-profile": { driver },
    "my-trips": {
      trips: [aShownTrip(), aShownTrip({ id: "later", pickup_at: "2026-11-21T10:00:00.000Z" })],
      next: null,
    },
  });
  await screen.findByRole("heading", { name: "Next trip" });
  expect(screen.getByText("Toyota Corolla, 4 seats")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Today" })).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Tomorrow" })).toBeNull();
});

test.each([
  ["within two hours is before offers", "2026-11-20T09:55:00.000Z", true],
  ["later is listed after them", "2026-11-20T13:00:00.000Z", false],
] as const)("a trip that starts %s", async (_when, pickup_at, isFirst) => {
  const trip = aShownTrip({ pickup_at, ends_at: "2026-11-20T14:00:00.000Z" });
  show({
    "my-driver-profile": { driver },
    "my-trips": { trips: [trip], next: null },
    "my-offers": { offers: [aListedOffer()] },
  });
  const offer = await screen.findByRole("button", { name: "Accept trip" });
  const next = await screen.findByRole("heading", { name: "Next trip" });
  const isBefore = (next.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(isBefore).toBe(isFirst);
});

test("what the driver collects in cash is on the card of the trip, until it was taken", async () => {
  const cash = {
    payment_id: "0190f000-0000-7000-8000-00000000000c",
    version: 1,
    state: "due_on_trip",
    amount_cents: 46_000,
    booking_reference: aShownTrip().reference,
    customer_name: "Thandi Mokoena",
    driver_name: null,
    pickup_at: aShownTrip().pickup_at,
    updated_at: aShownTrip().pickup_at,
    is_handed_in: false,
  };
  const answers = { "my-driver-profile": { driver }, "my-trips": { trips: [aShownTrip()], next: null } };
  show({ ...answers, "my-cash": { payments: [cash] } });
  await screen.findByText("R460");
  cleanup();
  show({ ...answers, "my-cash": { payments: [{ ...cash, state: "collected" }] } });
  await screen.findByRole("heading", { name: "Next trip" });
  expect(screen.queryByText("R460")).toBeNull();
});

test("planned trips are shown day by day; the past is read when it is wanted", async () => {
  const calls = show(
    {
      "my-driver-profile": { driver },
      "my-trips": ({ when }: { when: string }) => ({
        trips: when === "ahead" ? [aShownTrip()] : [aShownTrip({ reference: "CTS-PPPPPP", state: "completed" })],
        next: null,
      }),
    },
    <DriverTrips />,
  );
  await screen.findByRole("heading", { name: "Tomorrow" });
  expect(calls.some(({ input }) => JSON.stringify(input).includes("past"))).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  await screen.findByText(/CTS-PPPPPP/);
});

test("what the company keeps about a driver is with the documents", async () => {
  show({ "my-driver-profile": { driver } }, <DriverDocuments />);
  await screen.findByText("407 days left");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("My documents");
});

test.each([
  ["/driver/dashboard", "Today"],
  ["/driver/dashboard/trips", "Trips"],
  ["/driver/dashboard/trips/0190f000-0000-7000-8000-000000000001", "Trips"],
  ["/driver/dashboard/profile", "Profile"],
  ["/driver/dashboard/earnings", "Profile"],
])("%s lies beneath %s in the bar", (address, label) => {
  show({ "my-driver-profile": { driver } }, <DriverBottomBar />, address);
  expect(screen.getAllByRole("link")).toHaveLength(driverPages.length);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe(label);
});

test("the bar counts what dispatch wrote, until the messages are open", async () => {
  const answers = { "my-driver-profile": { driver: { ...driver, unread_messages: 2 } } };
  show(answers, <DriverBottomBar />, "/driver/dashboard");
  await screen.findByRole("link", { name: "Messages , 2 unread" });
  cleanup();
  show(answers, <DriverBottomBar />, "/driver/dashboard/messages");
  await eventually(() => expect(screen.queryByRole("link", { name: "Messages" })).toBeTruthy());
  expect(screen.queryByText(/unread/)).toBeNull();
});

test("a driver without trips gets a message saying so", async () => {
  show({ "my-driver-profile": { driver }, "my-trips": { trips: [], next: null } });
  await screen.findByText("No upcoming trips");
});

test("an account without a driver's record sees who to call", async () => {
  show({ "my-driver-profile": { driver: null } });
  await screen.findByText("Your driver profile isn’t set up yet");
  const phone = await screen.findByRole("link", { name: /Phone/ });
  expect(phone.getAttribute("href")).toBe("tel:+27215550123");
});

test("trips that cannot be read can be asked for again", async () => {
  show({ "my-driver-profile": { driver }, "my-trips": 403 });
  await screen.findByText("We couldn’t load your trips");
  expect(screen.getByText("Toyota Corolla, 4 seats")).toBeTruthy();
});
