// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { bookingCode } from "#platform/browser/booking-codes.ts";
import { forgetTouches } from "#platform/browser/device/partner-touches.ts";
import {
  aJourneyOffer,
  calmAnswers,
  everythingFilledIn,
  heading,
  openWizard,
  press,
  withFreshBrowser,
  wizardDay,
} from "#testing/builders/booking/an-open-wizard.tsx";
import { shownToasts } from "#testing/kept-toasts.ts";
import { drawer } from "./use-wizard-draft.ts";

vi.mock("#design/overlay/toast.tsx", () => import("#testing/kept-toasts.ts"));
withFreshBrowser();

test("a booking is sent once however often the button is clicked, and opens the payment page", async () => {
  everythingFilledIn();
  const { sent } = openWizard();
  await screen.findAllByText("Instant confirmation");
  press(/Complete Booking/);
  press(/Complete Booking|Submitting/);
  expect((await screen.findByRole("status")).textContent).toBe("/payment-selection?booking=CTS-AB12CD");
  expect(sent("create-booking")).toHaveLength(1);
  expect(sent("create-booking")[0]).toMatchObject({
    first_name: "Naledi",
    service_type: "day_tour",
    offer: "winelands",
    pickup_date: wizardDay,
    pickup_time: "09:00",
    return_date: null,
    passengers: 1,
    affiliate_id: null,
    commission_rate: 0,
    is_test: false,
    expected_total_cents: 129_900,
  });
  expect(shownToasts.at(-1)).toEqual({
    title: "Booking Created Successfully!",
    description: "Your booking reference is CTS-AB12CD. You'll receive a confirmation email shortly.",
    kind: "success",
  });
  expect(bookingCode("CTS-AB12CD")).toBe("secret-code");
  expect(localStorage.getItem(drawer)).toBeNull();
});

test.each([
  ["the day of the pickup", { date: "" }, "Please select a pickup date."],
  ["the day of the return", { service: "airport_transfer" as const, hasReturn: true }, "Please select a return date."],
])("without %s nothing is sent", async (_what, more, description) => {
  everythingFilledIn(more);
  const { sent } = openWizard();
  await heading("Review your booking");
  press(/Complete Booking/);
  expect(await heading("Where and when?")).toBeTruthy();
  expect(shownToasts).toEqual([{ title: "Missing Information", description, kind: "error" }]);
  expect(screen.getByText(description)).toBeTruthy();
  expect(sent("create-booking")).toEqual([]);
});

test("each missing contact detail is named, and the message disappears once it is filled in", async () => {
  everythingFilledIn({ firstName: "", lastName: "", email: "naledi", phone: "" });
  openWizard();
  await heading("Review your booking");
  press(/Complete Booking/);
  const name = await screen.findByLabelText(/First name/);
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

test("Enter in a field submits nothing", async () => {
  everythingFilledIn();
  const { sent } = openWizard();
  await heading("Review your booking");
  press(/Edit contact/);
  const name = await screen.findByLabelText(/First name/);
  expect(fireEvent.keyDown(name, { key: "Enter" })).toBe(false);
  expect(sent("create-booking")).toEqual([]);
});

test("a failure is shown, the form stays, and the next attempt uses the same key", async () => {
  everythingFilledIn();
  openWizard({ answers: { ...calmAnswers, "create-booking": 500 } });
  await screen.findAllByText("Instant confirmation");
  const keys: (string | undefined)[] = [];
  const answering = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, request: { body: string; headers: Record<string, string> }) => {
    if (address.endsWith("create-booking")) keys.push(request.headers["idempotency-key"]);
    return answering(address, request);
  });
  for (const count of [1, 2]) {
    press(/Complete Booking/);
    await waitFor(() => expect(shownToasts).toHaveLength(count));
    await screen.findByRole("button", { name: /Complete Booking/ });
  }
  expect(shownToasts[0]).toEqual({
    title: "Error",
    description: "Failed to create your booking. Please try again.",
    kind: "error",
  });
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(screen.getByText("Naledi Mokoena")).toBeTruthy();
  expect(screen.getByText("Your booking isn’t complete yet")).toBeTruthy();
});

test.each<[string, () => Response]>([
  ["says it failed", () => Response.json({ success: false, error: "broken" })],
  ["says it failed beside a reference", () => Response.json({ success: false, booking_reference: "CTS-AB12CD" })],
  ["has no reference", () => Response.json({ success: true, access_code: "c", state: "awaiting_payment" })],
  ["has success as a text", () => Response.json({ success: "true", booking_reference: "CTS-AB12CD" })],
  ["is a page", () => new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } })],
  ["is empty", () => new Response(null)],
])("an answer with status 200 that %s is a failure, and the form stays", async (_what, answer) => {
  everythingFilledIn();
  const { router } = openWizard();
  await screen.findAllByText("Instant confirmation");
  const answering = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, request: RequestInit) =>
    address.endsWith("create-booking") ? Promise.resolve(answer()) : answering(address, request),
  );
  press(/Complete Booking/);
  expect(await screen.findByText("Your booking isn’t complete yet")).toBeTruthy();
  expect(shownToasts).toEqual([
    { title: "Error", description: "Failed to create your booking. Please try again.", kind: "error" },
  ]);
  expect(router.state.location.pathname).toBe("/booking");
  expect(screen.getByText("Naledi Mokoena")).toBeTruthy();
});

test("offline it says so, keeps everything, and the next click books once", async () => {
  everythingFilledIn();
  const { sent } = openWizard();
  await screen.findAllByText("Instant confirmation");
  const answering = globalThis.fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  press(/Complete Booking/);
  const said = await screen.findByText(/couldn’t reach the server/);
  expect(said.textContent).toContain("Your details are saved.");
  expect(localStorage.getItem(drawer)).toContain("naledi@example.com");
  vi.stubGlobal("fetch", answering);
  press(/Complete Booking/);
  expect((await screen.findByRole("status")).textContent).toBe("/payment-selection?booking=CTS-AB12CD");
  expect(sent("create-booking")).toHaveLength(1);
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

test("the server’s message about a field stays until that field changes", async () => {
  everythingFilledIn();
  openWizard();
  await screen.findAllByText("Instant confirmation");
  const answering = globalThis.fetch;
  const fields = { email: "We can’t send email to this address", phone: "Enter a phone number with its country code" };
  vi.stubGlobal("fetch", (address: string, request: { body: string }) =>
    address.endsWith("create-booking")
      ? Promise.resolve(Response.json({ success: false, error: "invalid", message: "No.", fields }, { status: 422 }))
      : answering(address, request),
  );
  press(/Complete Booking/);
  expect(await heading("Who is travelling?")).toBeTruthy();
  const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
  await settled();
  expect(screen.getByText(fields.email)).toBeTruthy();

  fireEvent.change(screen.getByLabelText(/First name/i), { target: { value: "Nandi" } });
  await settled();
  expect(screen.getByText(fields.email)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Email/i), { target: { value: "nandi@example.com" } });
  await waitFor(() => expect(screen.queryByText(fields.email)).toBeNull());
  expect(screen.getByText(fields.phone)).toBeTruthy();
});

test("a changed price is shown and can be accepted", async () => {
  everythingFilledIn();
  const { sent } = openWizard();
  await screen.findAllByText("Instant confirmation");
  refusing("price_changed", { offer: { ...aJourneyOffer, total_cents: 142_900 } });
  press(/Complete Booking/);
  const notice = await screen.findByRole("alert");
  expect(notice.textContent).toMatch(/It was R1\s299\. It is now R1\s429\./);
  fireEvent.click(within(notice).getByRole("button", { name: /Accept R1\s429 and book/ }));
  await waitFor(() => expect(sent("create-booking").at(-1)).toMatchObject({ expected_total_cents: 142_900 }));
});

test("changed terms are linked, and accepted with the version that was shown", async () => {
  everythingFilledIn();
  const { sent } = openWizard();
  await screen.findAllByText("Instant confirmation");
  refusing("terms_changed", { terms_version: "2026-12-01" });
  press(/Complete Booking/);
  const notice = await screen.findByRole("alert");
  expect(within(notice).getByRole("link").getAttribute("href")).toBe("/legal/terms/2026-12-01");
  fireEvent.click(within(notice).getByRole("button", { name: "Accept and book" }));
  await waitFor(() => expect(sent("create-booking").at(-1)).toMatchObject({ terms_version: "2026-12-01" }));
  expect(shownToasts.map(({ kind }) => kind)).not.toContain("error");
});

test("if the vehicle has just been taken, other times are offered", async () => {
  everythingFilledIn();
  const { sent } = openWizard();
  await screen.findAllByText("Instant confirmation");
  refusing("no_vehicle_free", { alternatives: [`${wizardDay}T10:00:00.000Z`] });
  press(/Complete Booking/);
  const notice = await screen.findByRole("alert");
  fireEvent.click(within(notice).getByRole("button", { name: /12:00$/ }));
  await waitFor(() => expect(sent("price-journey").at(-1)).toMatchObject({ pickup_time: "12:00" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the preview shows what would be sent and sends nothing", async () => {
  everythingFilledIn();
  const { sent } = openWizard({ mode: "preview" });
  await screen.findAllByText("Instant confirmation");
  press(/Complete Booking/);
  expect(await screen.findByText("Nothing was sent")).toBeTruthy();
  expect(screen.getByText(/"first_name": "Naledi"/)).toBeTruthy();
  expect(sent("create-booking")).toEqual([]);
});

test("a test booking is labelled and marked as such", async () => {
  everythingFilledIn();
  const { sent } = openWizard({ mode: "trial" });
  expect(await screen.findByText("Test booking")).toBeTruthy();
  await screen.findAllByText("Instant confirmation");
  press(/Complete Booking/);
  await waitFor(() => expect(sent("create-booking")[0]).toMatchObject({ is_test: true }));
});

test("affiliate and commission are sent with the booking", async () => {
  everythingFilledIn();
  const { sent } = openWizard({ path: "/booking?affiliate=A1&commission=0.9" });
  for (const next of ["Where and when?", "Who is travelling?", "Review your booking"]) {
    press("Next");
    await heading(next);
  }
  press(/Complete Booking/);
  await waitFor(() => expect(sent("create-booking")[0]).toMatchObject({ affiliate_id: "A1", commission_rate: 0.9 }));
  expect(sent("create-booking")[0]).toMatchObject({ touch: { channel: "link", first_code: "A1" } });
  forgetTouches();
});
