// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addDays, localDateOf } from "#domain/local-time.ts";
import { bookingCode } from "#platform/browser/booking-codes.ts";
import { type Answers, answerCalls } from "#testing/answer-calls.tsx";
import type { WizardMode } from "./use-wizard.ts";
import { drawer, emptyDraft, type Preset } from "./use-wizard-draft.ts";
import { BookingWizard } from "./wizard-frame.tsx";
import type { OpeningWords } from "./wizard-opening.tsx";

const toasts = vi.hoisted(() => ({ shown: [] as { title: string; description?: string; kind?: string }[] }));
vi.mock("#design/toast.tsx", () => ({
  toast: async (message: { title: string }) => void toasts.shown.push(message),
  setToastMode: () => {},
}));

const day = addDays(localDateOf(new Date()), 20);
const offer = {
  light: "green",
  total_cents: 129_900,
  lines: [{ code: "tour", text: "Winelands", amount_cents: 129_900, vat_code: "EX12G" }],
  trace: [{ step: "fare", text: "Winelands tour, private", delta_cents: 129_900 }],
  doubts: [],
  tariff_version: 1,
  vehicle_kind: "sedan",
  kilometres: 165,
  minutes: null,
  answer_due_at: null,
  alternatives: [],
};
const made = {
  booking_reference: "CTS-AB12CD",
  access_code: "secret-code",
  state: "awaiting_payment",
  light: "green",
  total_cents: 129_900,
  hold_until: null,
  answer_due_at: null,
};
const calm: Answers = {
  "get-google-maps-key": { apiKey: null },
  "suggest-places": { places: [{ id: "1", name: "Camps Bay", kind: "suburb", area: "Atlantic Seaboard" }] },
  "price-journey": offer,
  "create-booking": made,
};
const words: OpeningWords = {
  title: "Winelands tour",
  lead: "Two valleys in a day.",
  points: ["Two tastings"],
  priceText: "From R1 299",
  duration: "8–9 hours",
  group: "Private groups only",
  where: "Stellenbosch",
  detailPage: "/tours/winelands",
};

const Elsewhere = () => <output>{`${useLocation().pathname}${useLocation().search}`}</output>;

type Opened = { path?: string; mode?: WizardMode; preset?: Preset; opening?: OpeningWords; answers?: Answers };

function open({ path = "/booking", answers = calm, ...props }: Opened = {}) {
  const asked = answerCalls(answers);
  const router = createMemoryRouter(
    [
      { path: "/payment-selection", Component: Elsewhere },
      { path: "*", element: <BookingWizard pictures={{}} {...props} /> },
    ],
    { initialEntries: [path] },
  );
  const view = render(<RouterProvider router={router} />);
  const sent = (name: string) => asked.filter((one) => one.name === name).map(({ input }) => input);
  return { router, sent, ...view };
}

/** A browser that has filled in everything before, and stands at the last step. */
function everythingFilledIn(more: Partial<typeof emptyDraft> = {}, path = "/booking") {
  const draft = {
    ...emptyDraft,
    service: "day_tour",
    offer: "winelands",
    pickup: "Camps Bay",
    date: day,
    firstName: "Naledi",
    lastName: "Mokoena",
    email: "naledi@example.com",
    phone: "+27 82 555 0199",
    ...more,
  };
  localStorage.setItem(drawer, JSON.stringify({ savedAt: Date.now(), path, search: "", step: 3, draft }));
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { name });

beforeEach(() => {
  toasts.shown = [];
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test("without a service Next says so and stays", async () => {
  open();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Previous" }).disabled).toBe(true);
  press("Next");
  expect(toasts.shown).toEqual([
    {
      title: "Please select a service",
      description: "Choose the service you need before continuing.",
      kind: "error",
    },
  ]);
  expect(await heading("What do you need?")).toBeTruthy();
});

test("each step opens at the top with the focus on its name", async () => {
  open();
  fireEvent.click(screen.getByRole("radio", { name: /Airport Transfer/ }));
  press("Next");
  const details = await heading("Where and when?");
  expect(document.activeElement).toBe(details);
  expect(window.scrollTo).toHaveBeenCalled();
  press("Next");
  expect(await heading("Who is travelling?")).toBe(document.activeElement);
  press("Previous");
  expect(await heading("Where and when?")).toBeTruthy();
});

test.each([
  ["?service=tours", /Day Tour/],
  ["?service=airport_transfer", /Airport Transfer/],
  ["?service=car-hire", /Car Hire with Driver/],
])("/booking%s chooses %s", async (search, name) => {
  open({ path: `/booking${search}` });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name }).checked).toBe(true));
});

test("the quick quote goes on with the details it brought", async () => {
  open({ path: `/booking?service=airport_transfer&pickup=Sea+Point&date=${day}&time=07:30&passengers=45` });
  await heading("Where and when?");
  expect(screen.getByLabelText<HTMLInputElement>(/Pickup Location/).value).toBe("Sea Point");
  expect(screen.getByLabelText<HTMLInputElement>(/Pickup Time/).value).toBe("07:30");
  expect(screen.getByLabelText<HTMLSelectElement>(/Passengers/).selectedOptions[0]?.textContent).toBe("45+");
});

test("what was filled in survives a reload, and starting again forgets it", async () => {
  const first = open();
  fireEvent.click(screen.getByRole("radio", { name: /Airport Transfer/ }));
  press("Next");
  fireEvent.change(await screen.findByLabelText(/Flight number/), { target: { value: "sa 333" } });
  first.unmount();
  open();
  expect((await screen.findByLabelText<HTMLInputElement>(/Flight number/)).value).toBe("SA 333");
  press("Start again");
  expect(await heading("What do you need?")).toBeTruthy();
  expect(localStorage.getItem(drawer)).toBeNull();
});

test("from a chosen day on the price is shown, and asked for what was chosen", async () => {
  everythingFilledIn();
  const { sent } = open();
  expect((await screen.findAllByText("Price firm, vehicle free")).length).toBeGreaterThan(0);
  expect(sent("price-journey")[0]).toMatchObject({ service_type: "day_tour", offer: "winelands", pickup_date: day });
  expect((await screen.findAllByText("R1\u00a0299")).length).toBeGreaterThan(0);
});

test("a red light offers times, and a press takes one", async () => {
  everythingFilledIn();
  const red = { ...offer, light: "red", alternatives: [`${day}T09:30:00.000Z`] };
  const { sent } = open({ answers: { ...calm, "price-journey": red } });
  const [time] = await screen.findAllByRole("button", { name: /11:30$/ });
  if (time) fireEvent.click(time);
  await waitFor(() => expect(sent("price-journey").at(-1)).toMatchObject({ pickup_time: "11:30" }));
});

test("a booking is sent once however often one presses, and leads to the payment", async () => {
  everythingFilledIn();
  const { sent } = open();
  await screen.findAllByText("Price firm, vehicle free");
  press("Complete Booking");
  press(/Complete Booking|Submitting/);
  expect((await screen.findByRole("status")).textContent).toBe("/payment-selection?booking=CTS-AB12CD");
  expect(sent("create-booking")).toHaveLength(1);
  expect(sent("create-booking")[0]).toMatchObject({
    first_name: "Naledi",
    service_type: "day_tour",
    offer: "winelands",
    pickup_date: day,
    pickup_time: "09:00",
    return_date: null,
    passengers: 1,
    affiliate_id: null,
    commission_rate: 0,
    is_test: false,
    expected_total_cents: 129_900,
  });
  expect(toasts.shown.at(-1)).toEqual({
    title: "Booking Created Successfully!",
    description: "Your booking reference is CTS-AB12CD. You'll receive a confirmation email shortly.",
    kind: "success",
  });
  expect(bookingCode("CTS-AB12CD")).toBe("secret-code");
  expect(localStorage.getItem(drawer)).toBeNull();
});

test.each([
  ["the day of the pickup", { date: "" }, "Please select a pickup date."],
  ["the day of the return", { hasReturn: true }, "Please select a return date."],
])("without %s nothing is sent", async (_what, more, description) => {
  everythingFilledIn(more);
  const { sent } = open();
  await heading("Is everything right?");
  press("Complete Booking");
  expect(await heading("Where and when?")).toBeTruthy();
  expect(toasts.shown).toEqual([{ title: "Missing Information", description, kind: "error" }]);
  expect(screen.getByText(description)).toBeTruthy();
  expect(sent("create-booking")).toEqual([]);
});

test("each missing detail of the person is named, and goes once it is there", async () => {
  everythingFilledIn({ firstName: "", lastName: "", email: "naledi", phone: "" });
  open();
  await heading("Is everything right?");
  press("Complete Booking");
  const name = await screen.findByLabelText(/First Name/);
  for (const message of [
    "First name is required",
    "Last name is required",
    "Please enter a valid email address",
    "Phone number is required",
  ])
    expect(await screen.findByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: "Naledi" } });
  await waitFor(() => expect(screen.queryByText("First name is required")).toBeNull());
});

test("Enter in a field sends nothing", async () => {
  everythingFilledIn();
  const { sent } = open();
  await heading("Is everything right?");
  press(/Edit contact/);
  const name = await screen.findByLabelText(/First Name/);
  expect(fireEvent.keyDown(name, { key: "Enter" })).toBe(false);
  expect(sent("create-booking")).toEqual([]);
});

test("a failure is said, the form stays, and the next attempt carries the same key", async () => {
  everythingFilledIn();
  open({ answers: { ...calm, "create-booking": 500 } });
  await screen.findAllByText("Price firm, vehicle free");
  const keys: (string | undefined)[] = [];
  const answering = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, request: { body: string; headers: Record<string, string> }) => {
    if (address.endsWith("create-booking")) keys.push(request.headers["idempotency-key"]);
    return answering(address, request);
  });
  for (const count of [1, 2]) {
    press("Complete Booking");
    await waitFor(() => expect(toasts.shown).toHaveLength(count));
    await screen.findByRole("button", { name: "Complete Booking" });
  }
  expect(toasts.shown[0]).toEqual({
    title: "Error",
    description: "Failed to create your booking. Please try again.",
    kind: "error",
  });
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(screen.getByText("Naledi Mokoena")).toBeTruthy();
});

const refusing = (error: string, details: object) => {
  let count = 0;
  const answering = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, request: { body: string }) => {
    count += address.endsWith("create-booking") ? 1 : 0;
    if (!address.endsWith("create-booking") || count > 1) return answering(address, request);
    return Promise.resolve(Response.json({ success: false, error, message: "No.", details }, { status: 409 }));
  });
};

test("a changed price is shown and can be accepted", async () => {
  everythingFilledIn();
  const { sent } = open();
  await screen.findAllByText("Price firm, vehicle free");
  refusing("price_changed", { offer: { ...offer, total_cents: 142_900 } });
  press("Complete Booking");
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toContain("It was R1\u00a0299. It is now R1\u00a0429.");
  fireEvent.click(within(notice).getByRole("button", { name: "Accept R1\u00a0429 and book" }));
  await waitFor(() => expect(sent("create-booking").at(-1)).toMatchObject({ expected_total_cents: 142_900 }));
});

test("a vehicle that has gone meanwhile leaves other times to choose", async () => {
  everythingFilledIn();
  const { sent } = open();
  await screen.findAllByText("Price firm, vehicle free");
  refusing("no_vehicle_free", { alternatives: [`${day}T10:00:00.000Z`] });
  press("Complete Booking");
  const notice = await screen.findByRole("alert");
  fireEvent.click(within(notice).getByRole("button", { name: /12:00$/ }));
  await waitFor(() => expect(sent("price-journey").at(-1)).toMatchObject({ pickup_time: "12:00" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the preview shows what would be sent and sends nothing", async () => {
  everythingFilledIn();
  const { sent } = open({ mode: "preview" });
  await screen.findAllByText("Price firm, vehicle free");
  press("Complete Booking");
  expect(await screen.findByText("Nothing was sent")).toBeTruthy();
  expect(screen.getByText(/"first_name": "Naledi"/)).toBeTruthy();
  expect(sent("create-booking")).toEqual([]);
});

test("a trial run says so and is marked", async () => {
  everythingFilledIn();
  const { sent } = open({ mode: "trial" });
  expect(await screen.findByText("Trial run")).toBeTruthy();
  await screen.findAllByText("Price firm, vehicle free");
  press("Complete Booking");
  await waitFor(() => expect(sent("create-booking")[0]).toMatchObject({ is_test: true }));
});

test("affiliate and commission travel with the booking", async () => {
  everythingFilledIn();
  const { sent } = open({ path: "/booking?affiliate=A1&commission=0.9" });
  for (const next of ["Where and when?", "Who is travelling?", "Is everything right?"]) {
    press("Next");
    await heading(next);
  }
  press("Complete Booking");
  await waitFor(() => expect(sent("create-booking")[0]).toMatchObject({ affiliate_id: "A1", commission_rate: 0.9 }));
});

test("the page of an offer opens with it, and keeps it whatever was kept before", async () => {
  everythingFilledIn({ offer: "overberg" });
  open({ path: "/book/winelands", preset: { service: "day_tour", offer: "winelands" }, opening: words });
  expect(await heading("Winelands tour")).toBeTruthy();
  press("Next");
  await heading("Where and when?");
  expect(screen.queryByText("Which tour?")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/Pickup Location/).value).toBe("Camps Bay");
});

test("the return trip brings its own day and time, later than the pickup", async () => {
  everythingFilledIn();
  open();
  await heading("Is everything right?");
  press(/Edit details/);
  fireEvent.click(await screen.findByRole("checkbox", { name: "I need a return trip" }));
  const back = screen.getByLabelText<HTMLInputElement>(/Return Date/);
  fireEvent.change(back, { target: { value: day } });
  fireEvent.blur(back);
  await waitFor(() => expect(back.getAttribute("aria-invalid")).toBe("true"));
});

test("without a map service addresses are still suggested, and free text is taken from three letters on", async () => {
  everythingFilledIn({ pickup: "" });
  const { sent } = open();
  await heading("Is everything right?");
  press(/Edit details/);
  const field = await screen.findByLabelText<HTMLInputElement>(/Pickup Location/);
  const note = "Location search unavailable. You can still type addresses manually.";
  expect((await screen.findAllByText(note)).length).toBe(2);
  fireEvent.change(field, { target: { value: "camps" } });
  expect(await screen.findByRole("option", { name: /Camps Bay/ })).toBeTruthy();
  expect(sent("suggest-places").at(-1)).toEqual({ text: "camps" });
  fireEvent.change(field, { target: { value: "My aunt's house" } });
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(sent("price-journey").at(-1)).toMatchObject({ pickup_location: "My aunt's house" }));
});
