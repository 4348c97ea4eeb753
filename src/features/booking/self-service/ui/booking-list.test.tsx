// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { aBookingLine, aSelfBooking } from "#testing/builders/booking/a-booking-line.ts";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { BookingDrawer } from "./booking-drawer.tsx";
import { BookingList } from "./booking-list.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const empty = <p>Nothing ahead</p>;

test("a card tells what, when, from where to where, and what is open", async () => {
  const onOpen = vi.fn();
  drawSignedIn(<BookingList when="upcoming" onOpen={onOpen} empty={empty} />, {
    "my-bookings": () => ({ bookings: [aBookingLine()], next: null }),
  });
  expect(await screen.findByRole("heading", { name: "Winelands tour" })).toBeTruthy();
  for (const words of ["Confirmed", "12 Kloof Street, Gardens", "Stellenbosch and Franschhoek", "CTS-7K3M9Q"])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByText(/R.* due$/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /pay|cancel|change/i })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Details of CTS-7K3M9Q" }));
  expect(onOpen).toHaveBeenCalledWith("CTS-7K3M9Q");
});

test("more is read by the key of the page before", async () => {
  const { sent } = drawSignedIn(<BookingList when="past" onOpen={() => {}} empty={empty} />, {
    "my-bookings": ({ after }) =>
      after
        ? { bookings: [aBookingLine({ reference: "CTS-BBBBBB" })], next: null }
        : { bookings: [aBookingLine({ reference: "CTS-AAAAAA" })], next: "key" },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("CTS-BBBBBB")).toBeTruthy();
  expect(screen.getByText("CTS-AAAAAA")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual([{ when: "past" }, { when: "past", after: "key" }]);
});

test("where only the return trip is left, its day counts", async () => {
  const gone = aBookingLine({
    reference: "CTS-AAAAAA",
    pickup_at: "2020-01-01T07:00:00.000Z",
    return_at: "2999-01-09T07:00:00.000Z",
  });
  const ahead = aBookingLine({ reference: "CTS-BBBBBB", pickup_at: "2999-01-02T07:00:00.000Z" });
  drawSignedIn(<BookingList when="upcoming" onOpen={() => {}} empty={empty} />, {
    "my-bookings": () => ({ bookings: [gone, ahead], next: null }),
  });
  await screen.findByText("CTS-AAAAAA");
  const shown = screen.getAllByRole("button", { name: /^Details of/ }).map((each) => each.getAttribute("aria-label"));
  expect(shown).toEqual(["Details of CTS-BBBBBB", "Details of CTS-AAAAAA"]);
});

test("between two trips a card says so, and shows the return trip even on the day of the outbound trip", async () => {
  const pickup_at = new Date().toISOString();
  const between = { state: "in_progress", status: "between_trips", pickup_at, return_at: "2999-01-09T07:00:00.000Z" };
  drawSignedIn(<BookingList when="upcoming" onOpen={() => {}} empty={empty} />, {
    "my-bookings": () => ({ bookings: [{ ...aBookingLine(), ...between }], next: null }),
  });
  expect(await screen.findByText("Between trips")).toBeTruthy();
  expect(screen.queryByText("In progress")).toBeNull();
  expect(screen.getByText(/^Return trip\. Outbound trip was on/)).toBeTruthy();
});

test("none is an invitation, and a broken line says so and tries again", async () => {
  drawSignedIn(<BookingList when="upcoming" onOpen={() => {}} empty={empty} />, {
    "my-bookings": () => ({ bookings: [], next: null }),
  });
  expect(await screen.findByText("Nothing ahead")).toBeTruthy();
  cleanup();
  let isBroken = true;
  drawSignedIn(<BookingList when="upcoming" onOpen={() => {}} empty={empty} />, {
    "my-bookings": () => (isBroken ? refusal(500, "broken", "Code E-123456") : { bookings: [], next: null }),
  });
  expect(await screen.findByText("Code E-123456")).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing ahead")).toBeTruthy();
});

test("the sheet tells what comes next, what it costs to cancel, and how to reach us with the reference", async () => {
  drawSignedIn(<BookingDrawer reference="CTS-7K3M9Q" company={sampleCompany} onClose={() => {}} />, {
    "read-my-booking": () => aSelfBooking({ free_cancellation_until: "2999-11-27T19:00:00.000Z" }),
  });
  expect(await screen.findByText("Free cancellation")).toBeTruthy();
  expect(screen.getByText(/Free until Wed 27 Nov 2999, 21:00\. After that the fee is 50% of the price/)).toBeTruthy();
  expect(screen.getByText("Confirmed: your vehicle is reserved")).toBeTruthy();
  const whatsApp = screen.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
  expect(decodeURIComponent(whatsApp ?? "")).toContain("my booking CTS-7K3M9Q");
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeTruthy();
});

test("someone else's reference is not there", async () => {
  drawSignedIn(<BookingDrawer reference="CTS-7K3M9Q" company={sampleCompany} onClose={() => {}} />, {
    "read-my-booking": () => refusal(404, "not_found", "We couldn’t find this booking in your account."),
  });
  expect(await screen.findByText("We couldn’t find this booking in your account.")).toBeTruthy();
});
