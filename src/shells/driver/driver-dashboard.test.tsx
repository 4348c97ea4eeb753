// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Answers, answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aShownTrip, companyAnswer } from "#testing/builders/booking/a-shown-trip.ts";
import DriverDashboard from "./pages/dashboard.tsx";

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
};
const show = (answers: Answers) => {
  const asked = answerCalls({ ...companyAnswer, ...answers });
  renderPage(<DriverDashboard />);
  return asked;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a driver finds the next trip, the vehicle and the documents; the past is read when it is wanted", async () => {
  const asked = show({
    "my-driver-profile": { driver },
    "my-trips": ({ when }: { when: string }) => ({
      trips: when === "ahead" ? [aShownTrip()] : [aShownTrip({ reference: "CTS-PPPPPP", state: "completed" })],
      next: null,
    }),
  });
  await screen.findByRole("heading", { name: "Next trip" });
  expect(screen.getByText("407 days left")).toBeTruthy();
  expect(screen.getByText("Toyota Corolla, 4 seats")).toBeTruthy();
  expect(asked.some(({ input }) => JSON.stringify(input).includes("past"))).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Show" }));
  await screen.findByText(/CTS-PPPPPP/);
});

test("a driver without trips is told so", async () => {
  show({ "my-driver-profile": { driver }, "my-trips": { trips: [], next: null } });
  await screen.findByText("No upcoming trips");
});

test("an account without a driver's record is told whom to call", async () => {
  show({ "my-driver-profile": { driver: null } });
  await screen.findByText("Your driver profile isn’t set up yet");
  const phone = await screen.findByRole("link", { name: /Phone/ });
  expect(phone.getAttribute("href")).toBe("tel:+27215550123");
});

test("trips that cannot be read can be asked for again", async () => {
  show({ "my-driver-profile": { driver }, "my-trips": 403 });
  await screen.findByText("We couldn’t load your trips");
  expect(screen.getByText("My details")).toBeTruthy();
});
