// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TextInput } from "#design/fields/field.tsx";
import { anOfferedExtra } from "#testing/builders/booking/an-offered-extra.ts";
import { aJourneyOffer, wizardDay } from "#testing/builders/booking/an-open-wizard.tsx";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { usualTerms } from "#testing/usual-terms.ts";
import { GuestBookingForm } from "./guest-booking-form.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const inputs = {
  phone: ({ value, onChange }: { value: string; onChange: (phone: string) => void }) => (
    <TextInput aria-label="Phone" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  ),
  seatSizes: () => null,
  vehicles: () => null,
  otherTimes: () => null,
};
const terms = {
  name: "Demo Hotel",
  kind: "hotel",
  address: "1 Demo Road, Sea Point",
  model: "referral",
  markup_rate: 0,
  payers: ["guest"],
  has_account: false,
  hold_hours: 24,
} as const;
const tours = usualTerms.tours.map((tour) =>
  tour.slug === "winelands" ? { ...tour, startTimes: ["08:30", "13:00"] } : tour,
);
const offer = { ...aJourneyOffer, extras: [anOfferedExtra()] };

function openDesk() {
  const { sent } = drawSignedIn(
    <GuestBookingForm terms={{ ...terms, payers: [...terms.payers] }} again="" inputs={inputs} />,
    {
      "company-terms": () => ({ ...usualTerms, tours }),
      "price-for-guest": () => ({ offer, public_cents: 129_900, commission_cents: null }),
      "suggest-places": () => ({ places: [] }),
    },
  );
  const date = screen.getByLabelText(/Pickup date/);
  fireEvent.change(date, { target: { value: wizardDay } });
  fireEvent.blur(date);
  return { priced: () => sent.filter(({ name }) => name === "price-for-guest").map(({ body }) => body), sent };
}

test("a partner adds an extra for its guest, and the price is asked for with it", async () => {
  const { priced } = openDesk();
  const extras = await screen.findByRole("group", { name: "Extras" });
  fireEvent.click(within(extras).getByRole("button", { name: "One more: Cool box" }));
  await waitFor(() => expect(priced().at(-1)).toMatchObject({ extras: [{ id: "cool-box", quantity: 1 }] }));
});

test("a tour starts at one of its times, at first the usual one", async () => {
  const { priced } = openDesk();
  fireEvent.click(screen.getByRole("radio", { name: "Day tour" }));
  await screen.findByRole("option", { name: "Winelands" });
  fireEvent.change(screen.getByLabelText(/^Tour/), { target: { value: "winelands" } });
  const start = await screen.findByLabelText<HTMLSelectElement>(/Start time/);
  expect([...start.options].map(({ value }) => value)).toEqual(["08:30", "13:00"]);
  expect(start.value).toBe("08:30");
  fireEvent.change(start, { target: { value: "13:00" } });
  await waitFor(() => expect(priced().at(-1)).toMatchObject({ offer: "winelands", pickup_time: "13:00" }));
});

test("a day tour without a tour is not sent, and its field says why", async () => {
  const { sent } = openDesk();
  fireEvent.click(screen.getByRole("radio", { name: "Day tour" }));
  fireEvent.click(screen.getByRole("button", { name: "Book trip" }));
  const tour = screen.getByLabelText(/^Tour/);
  await waitFor(() => expect(tour.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("Please choose a tour")).toBeTruthy();
  expect(sent.some(({ name }) => name === "book-for-guest")).toBe(false);
});
