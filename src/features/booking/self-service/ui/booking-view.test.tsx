// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { aSelfBooking } from "#testing/builders/booking/a-booking-line.ts";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import { BookingActions } from "./booking-actions.tsx";
import { BookingTrips } from "./booking-facts-list.tsx";
import { BookingHeader } from "./booking-view.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { nextText } from "./change-labels.tsx";
import { timeLeft } from "./hold-countdown.tsx";
import { OpenBookingForm } from "./open-booking-form.tsx";
import { RebookCard, timesText } from "./rebook-card.tsx";
import { changeOf, draftOf } from "./use-change-draft.ts";

afterEach(cleanup);

const offer = {
  legs: [{ leg: 1, pickup_at: "2026-11-28T07:00:00.000Z", price_cents: 259_800, fee_cents: 129_900, hours_before: 5 }],
  is_whole: true,
  fee_cents: 129_900,
  paid_cents: 259_800,
  refund_cents: 129_900,
  claimed_cents: 0,
  resale_cents: 0,
  goes_to_team: false,
  needs_document: false,
  weather: [],
};
const opening = { reference: "CTS-7K3M9Q", code: "7K3M9QAB" };

test("the fee and what comes back stand there before anyone confirms, and a new fee is shown again", async () => {
  let request = 0;
  let isChanged = false;
  drawSignedIn(
    <CancelDialog
      isOpen
      booking={aSelfBooking()}
      opening={opening}
      onClose={() => {}}
      onChanged={() => {
        isChanged = true;
      }}
    />,
    {
      "preview-cancellation": () => offer,
      "cancel-booking": () => {
        request++;
        return request === 1
          ? refusal(409, "fee_changed", "The fee has changed.")
          : { is_whole: true, fee_cents: 129_900, refund_cents: 129_900, claimed_cents: 0 };
      },
    },
  );
  expect(await screen.findByText("Cancellation fee")).toBeTruthy();
  const button = screen.getByRole("button", { name: /Cancel for R1\s299/ });
  fireEvent.click(button);
  expect(await screen.findByText("The fee has changed.")).toBeTruthy();
  expect(isChanged).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: /Cancel for R1\s299/ }));
  await waitFor(() => expect(isChanged).toBe(true));
});

test("after five wrong codes it says how long to wait", async () => {
  drawSignedIn(<OpenBookingForm reference="CTS-7K3M9Q" company={sampleCompany} onOpened={() => {}} />, {
    "read-my-booking": () => refusal(409, "locked", "Too many attempts. Try again in 15 minutes, or call us."),
  });
  fireEvent.change(screen.getByLabelText(/Access code/), { target: { value: "00000000" } });
  fireEvent.click(screen.getByRole("button", { name: /Open booking/ }));
  expect(await screen.findByText(/Try again in 15 minutes/)).toBeTruthy();
});

test("only what differs goes out", () => {
  const booking = aSelfBooking({ flight_number: "BA 59" });
  const draft = draftOf(booking);
  expect(changeOf(booking, draft)).toEqual({});
  expect(changeOf(booking, { ...draft, pickup_time: "09:30", extra_stops: "Gardens\n\n Sea Point " })).toEqual({
    pickup_time: "09:30",
    extra_stops: ["Gardens", "Sea Point"],
  });
  expect(changeOf(booking, { ...draft, flight_number: "" })).toEqual({ flight_number: "" });
});

test("while held, the header counts down to the end of the hold", () => {
  const held = aSelfBooking({ state: "awaiting_payment", hold_until: "2026-11-28T07:00:00.000Z" });
  expect(nextText(held)).toMatchObject({ until: "2026-11-28T07:00:00.000Z", untilLabel: "Held for" });
  expect([timeLeft(65), timeLeft(3 * 3600 + 240)]).toEqual(["1:05", "3 h 04 min"]);
});

test("on a day our team called too bad, the weather is the reason at hand and costs nothing", async () => {
  const weather = [{ day: "2026-11-28", reason: "Strong south-easter: the cable car stays closed." }];
  const request: unknown[] = [];
  drawSignedIn(
    <CancelDialog
      isOpen
      booking={aSelfBooking({ weather })}
      opening={opening}
      onClose={() => {}}
      onChanged={() => {}}
    />,
    {
      "preview-cancellation": (input) => {
        request.push(input);
        return { ...offer, fee_cents: 0, refund_cents: 259_800, weather };
      },
    },
  );
  expect(await screen.findByText("No fee because of the weather on Sat 28 Nov 2026")).toBeTruthy();
  expect(screen.getByText(/cable car stays closed/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /Cancel for free/ })).toBeTruthy();
  expect(request).toEqual([expect.objectContaining({ reason: "WEATHER" })]);
});

test("what ran out unpaid is taken up again, and where no vehicle is free other times are named", async () => {
  const expired = { ...opening, code: "7K3M9QAB" };
  drawSignedIn(<RebookCard mayRebook opening={expired} />, {
    "rebook-booking": () => refusal(409, "no_vehicle_free", "No vehicle is free at that time any more."),
  });
  fireEvent.click(screen.getByRole("button", { name: /^Rebook/ }));
  expect(await screen.findByText(/No vehicle is free/)).toBeTruthy();
  expect(timesText(["2026-11-28T07:00:00.000Z", 7])).toBe("Available instead: Sat 28 Nov 2026, 09:00.");
  cleanup();
  drawSignedIn(<RebookCard mayRebook={false} opening={expired} />, {});
  expect(screen.queryByRole("button", { name: /^Rebook/ })).toBeNull();
  expect(screen.getByRole("link", { name: "New booking" })).toBeTruthy();
});

test.each([
  ["paid", {}, "All set. Your driver’s name and vehicle appear here 24 hours before pickup."],
  ["cash", { way: "cash", due_cents: 36_000 }, "Confirmed. You pay R360 to the driver."],
  ["a balance", { way: "online", due_cents: 56_000 }, "Confirmed. The amount due is R560."],
] as const)("confirmed, %s: the header says what is open", (_what, payment, text) => {
  const booking = aSelfBooking();
  const confirmed = { ...booking, payment: { ...booking.payment, due_cents: 0, ...payment } };
  expect(nextText(confirmed, new Date("2026-11-20T08:00:00Z")).text).toContain(text);
});

test("booked for today, it promises no day before: driver and vehicle come as soon as they are assigned", () => {
  const booking = aSelfBooking();
  const paid = { ...booking, payment: { ...booking.payment, due_cents: 0 } };
  const text = "All set. Your driver’s name and vehicle appear here as soon as they’re assigned.";
  expect(nextText(paid, new Date("2026-11-27T18:00:00Z")).text).toBe(text);
});

test.each([
  ["free", 0, 0, "You weren’t charged."],
  ["late and unpaid", 0, 50_000, "The cancellation fee is R500, which is on your invoice."],
  ["late and paid", 100_000, 50_000, "The cancellation fee is R500. Your refund is shown under Price."],
  ["paid, all of it the fee", 50_000, 50_000, "The cancellation fee is R500."],
])("cancelled, %s", (_what, paid_cents, fee_cents, text) => {
  const booking = aSelfBooking({ state: "cancelled", paid_cents, fee_cents });
  const words = nextText({ ...booking, payment: { ...booking.payment, fee_cents } }).text;
  expect(words).toBe(`This booking is cancelled. ${text}`);
});

test.each([
  ["paid", 100_000, "we refund what you paid. Your bank takes 3–5 working days to show it."],
  ["unpaid", 0, "You weren’t charged."],
])("cancelled by us, %s: why, an apology, the refund and a way on", (_what, paid_cents, money) => {
  const move = { to_state: "cancelled", at: "2026-11-20T08:00:00.000Z", by: "us", reason: "NO_DRIVER" } as const;
  const { text } = nextText(aSelfBooking({ state: "cancelled", paid_cents, moves: [move] }));
  expect(text).toContain("We’re sorry: we had to cancel this booking because we have no driver for your trip.");
  expect(text).toContain(money);
  expect(text).toContain("Book again for another time, or call us");
  const own = nextText(aSelfBooking({ state: "cancelled", paid_cents, moves: [{ ...move, by: "you" }] }));
  expect(own.text).not.toContain("sorry");
});

test("after a change that cost more, every document can be saved", async () => {
  const pdf = {
    kind: "invoice",
    is_supplement: false,
    is_monthly: false,
    issued_at: "2026-11-20T08:00:00.000Z",
  } as const;
  const invoices = [
    { ...pdf, number: "INV-2026-00031", total_cents: 35_000 },
    { ...pdf, number: "INV-2026-00032", total_cents: 8000, is_supplement: true },
  ];
  const request: unknown[] = [];
  drawSignedIn(
    <BookingActions
      booking={aSelfBooking({ invoices })}
      opening={opening}
      company={sampleCompany}
      onChanged={() => undefined}
    />,
    {
      "invoice-file": (body: unknown) => {
        request.push(body);
        return refusal(404, "not_found", "There is no such document.");
      },
    },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Invoice INV-2026-00032, R80" }));
  await waitFor(() => expect(request).toMatchObject([{ ...opening, number: "INV-2026-00032" }]));
});

test("a test booking promises no vehicle", () => {
  const words = nextText(aSelfBooking({ state: "awaiting_payment", is_test: true }));
  expect(words).toMatchObject({ text: expect.stringContaining("test booking"), until: null });
});

test.each([
  ["reconfirmed", "Pickup was at"],
  ["en_route", "Your driver is on the way to you."],
  ["arrived", "Your driver is at the pickup."],
  ["onboard", "You’re on the way."],
] as const)("an hour after the pickup a trip that is %s says what is known", (state, text) => {
  const booking = aSelfBooking({ state: state === "reconfirmed" ? "confirmed" : "in_progress" });
  const trips = booking.trips.map((trip) => ({ ...trip, state }));
  const start = new Date(booking.trips[0]?.pickup_at ?? booking.pickup_at);
  expect(nextText({ ...booking, trips }, new Date(start.getTime() + 3_600_000)).text).toContain(text);
});

test("a trip says when its plane lands", () => {
  const [trip] = aSelfBooking().trips;
  if (!trip) throw new Error("The sample booking has no trip.");
  const flight = {
    number: "LH 360",
    status: "delayed",
    expected_at: "2026-11-28T09:30:00.000Z",
    terminal: "1",
  } as const;
  drawSignedIn(<BookingTrips trips={[{ ...trip, state: "assigned", flight }]} />, {});
  expect(screen.getByText("Flight LH 360: Delayed, lands 11:30, terminal 1")).toBeTruthy();
});

test("between two trips the header says so, and when the return trip is", () => {
  const booking = aSelfBooking();
  const [outbound] = booking.trips.map((trip) => ({ ...trip, state: "completed" as const }));
  if (!outbound) throw new Error("There is no trip.");
  const back = { ...outbound, leg: 2, state: "assigned" as const, pickup_at: "2999-12-05T07:00:00.000Z" };
  const between = { ...booking, state: "in_progress", status: "between_trips", trips: [outbound, back] } as const;
  drawSignedIn(<BookingHeader booking={{ ...between, trips: [...between.trips] }} opening={opening} />, {});
  expect(screen.getByText("Between trips")).toBeTruthy();
  expect(screen.getByText(/^Your return trip is on .*5 Dec 2999/)).toBeTruthy();
  expect(screen.queryByText(/In progress/)).toBeNull();
});
