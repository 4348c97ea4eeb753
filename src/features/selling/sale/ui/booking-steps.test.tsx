// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import {
  aJourneyOffer,
  calmAnswers,
  everythingFilledIn,
  heading,
  openWizard,
  press,
  withFreshBrowser,
} from "#testing/builders/booking/an-open-wizard.tsx";

vi.mock("#design/overlay/toast.tsx", () => import("#testing/kept-toasts.ts"));
withFreshBrowser();

async function backToDetails() {
  await heading("Review your booking");
  press("Previous");
  await heading("Who is travelling?");
  press("Previous");
  await heading("Where and when?");
}

test("each vehicle’s card shows its features and extra cost; the cheapest is selected by default", async () => {
  everythingFilledIn();
  const { sent } = openWizard();
  await backToDetails();
  const sedan = await screen.findByRole<HTMLInputElement>("radio", {
    name: /Sedan.*3 passengers.*3 large bags.*Lowest.*Air-conditioning, bags in the boot/,
  });
  expect(sedan.checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: /Shuttle.*14 passengers.*10 large bags.*R1\s949.*R650 more/ }));
  await waitFor(() => expect(sent("price-journey").at(-1)).toMatchObject({ vehicle_class: "shuttle" }));
  press("Next");
  await heading("Who is travelling?");
  press("Next");
  await heading("Review your booking");
  expect(screen.getAllByText("Vehicle").map((label) => label.nextSibling?.textContent)).toEqual(["Shuttle", "Shuttle"]);
});

test("a tour asks for no destination and no return trip, and each way of a transfer has its flight", async () => {
  everythingFilledIn({ hasReturn: true, returnDate: "", language: "German" });
  const { sent } = openWizard();
  await backToDetails();
  expect(screen.queryByLabelText(/Destination/)).toBeNull();
  expect(screen.queryByLabelText("I need a return trip")).toBeNull();
  expect(screen.getByLabelText<HTMLSelectElement>("Language").value).toBe("German");
  await waitFor(() =>
    expect(sent("price-journey").at(-1)).toMatchObject({ destination: "Winelands", return_date: null }),
  );
  press("Previous");
  fireEvent.click(await screen.findByRole("radio", { name: /Airport Transfer/ }));
  press("Next");
  await heading("Where and when?");
  expect(screen.getByLabelText(/^Flight number/)).toBeTruthy();
  expect(screen.getByLabelText(/Return flight number/)).toBeTruthy();
});

test("Back opens the previous step and does not leave the wizard", async () => {
  const { router } = openWizard();
  fireEvent.click(screen.getByRole("radio", { name: /Airport Transfer/ }));
  press("Next");
  await heading("Where and when?");
  press("Next");
  await heading("Who is travelling?");
  history.back();
  await heading("Where and when?");
  history.back();
  await heading("What do you need?");
  history.forward();
  await heading("Where and when?");
  expect(router.state.location.pathname).toBe("/booking");
});

test("Previous and the browser’s Back do the same: after one of them, the other goes one step further", async () => {
  openWizard();
  fireEvent.click(screen.getByRole("radio", { name: /Airport Transfer/ }));
  press("Next");
  await heading("Where and when?");
  press("Next");
  await heading("Who is travelling?");
  press("Previous");
  await heading("Where and when?");
  history.back();
  await heading("What do you need?");
  history.forward();
  await heading("Where and when?");
  press("Previous");
  await heading("What do you need?");
  press("Next");
  await heading("Where and when?");
});

test("double-clicking Next adds one history entry: a quick Back finds the previous step", async () => {
  openWizard();
  fireEvent.click(screen.getByRole("radio", { name: /Airport Transfer/ }));
  press("Next");
  press("Next");
  await heading("Where and when?");
  expect(history.length).toBe(2);
  history.back();
  await heading("What do you need?");
  expect(history.state).toMatchObject({ step: 0 });
});

test("an incomplete step is marked instead of ticked, with what is missing and where", async () => {
  everythingFilledIn({ date: "", firstName: "" });
  openWizard();
  await heading("Review your booking");
  const missing = await screen.findByRole("list", { name: "Still missing" });
  expect([...missing.querySelectorAll("li > span")].map((line) => line.textContent)).toEqual([
    "Details: Please select a pickup date.",
    "Contact: First name is required",
  ]);
  expect(screen.getAllByLabelText("Something is missing:")).toHaveLength(2);
  expect(screen.getAllByLabelText("Done:")).toHaveLength(1);
  press(/Go there.*Please select a pickup date/);
  await heading("Where and when?");
  await waitFor(() => expect(document.activeElement).toBe(document.getElementsByName("pickup_date")[0]));
});

test("Next does not leave an empty Contact: each field says what is missing, and the first has the focus", async () => {
  everythingFilledIn({ firstName: "", lastName: "", email: "", phone: "" });
  openWizard();
  await heading("Review your booking");
  press("Previous");
  await heading("Who is travelling?");
  press("Next");
  expect(await screen.findByText("First name is required")).toBeTruthy();
  for (const message of ["Last name is required", "Email is required", "Phone number is required"])
    expect(screen.getByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(document.getElementsByName("first_name")[0]));
  expect(screen.queryByText("Review your booking")).toBeNull();
});

test("with a fixed price the customer pays now, or asks for a call with a personalised quote", async () => {
  everythingFilledIn();
  const { sent } = openWizard();
  await screen.findAllByText("Instant confirmation");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Pay now" }).checked).toBe(true);
  fireEvent.click(screen.getByRole("radio", { name: "Call me with a personalised quote" }));
  expect(screen.getByText(/contact you within 5.20 minutes with a personalised quote/)).toBeTruthy();
  press(/Complete Booking/);
  await waitFor(() => expect(sent("create-booking")).toMatchObject([{ without_hold: "request" }]));
});

test("each step is reported once, from the first one shown to the submission, and only with consent", async () => {
  everythingFilledIn();
  const answers = { ...calmAnswers, "report-step": {} };
  const silent = openWizard({ answers });
  await heading("Review your booking");
  silent.unmount();
  expect(silent.sent("report-step")).toEqual([]);
  localStorage.setItem("cts-visits", "yes");
  const { sent } = openWizard({ answers });
  await heading("Review your booking");
  const summaryOf = () => sent("report-step").map((one) => `${Object(one).step} ${Object(one).service}`);
  const opened = ["service", "details", "contact", "review"].map((step) => `${step} day_tour`);
  await waitFor(() => expect(summaryOf()).toEqual(opened));
  press("Previous");
  await heading("Who is travelling?");
  press("Next");
  await heading("Review your booking");
  press(/Complete Booking/);
  await waitFor(() => expect(summaryOf()).toEqual([...opened, "sent day_tour"]));
});

test("a phone number has a country code, and is formatted and checked on blur", async () => {
  everythingFilledIn({ phone: "" });
  openWizard();
  await heading("Review your booking");
  press("Previous");
  const phone = await screen.findByLabelText<HTMLInputElement>(/^Phone/);
  expect(screen.getByLabelText<HTMLSelectElement>("Country code").value).toBe("27");
  fireEvent.change(phone, { target: { value: "082555" } });
  fireEvent.blur(phone);
  expect(await screen.findByText("This number is too short for South Africa.")).toBeTruthy();
  fireEvent.change(phone, { target: { value: "+491701234567" } });
  fireEvent.blur(phone);
  await waitFor(() => expect(phone.value).toBe("170 123 4567"));
  expect(screen.getByLabelText<HTMLSelectElement>("Country code").value).toBe("49");
  expect(screen.queryByText(/too short/)).toBeNull();
});

test("before an address is entered, no doubts are shown", async () => {
  everythingFilledIn({ pickup: "" });
  const open = { ...aJourneyOffer, light: "amber", doubts: ["place_unknown"], answer_due_at: "2026-11-20T08:20:00Z" };
  openWizard({ answers: { ...calmAnswers, "price-journey": open } });
  await backToDetails();
  expect(await screen.findAllByText("An address is missing")).not.toHaveLength(0);
  expect(screen.queryByText(/We’ll confirm by|need to check one of the addresses|confirm it first/)).toBeNull();
});

test("a day tour is not sent without a tour: the price says so, and the choice of tours has the message", async () => {
  everythingFilledIn({ offer: "" });
  const open = { ...aJourneyOffer, light: "amber", total_cents: null, doubts: ["no_tour"] };
  const { sent } = openWizard({ answers: { ...calmAnswers, "price-journey": open } });
  await heading("Review your booking");
  press(/Complete Booking/);
  await heading("Where and when?");
  expect(await screen.findByText("Please choose a tour")).toBeTruthy();
  expect(
    await screen.findAllByText("Choose one to see its price and whether it is confirmed instantly."),
  ).not.toHaveLength(0);
  expect(screen.queryByText("An address is missing")).toBeNull();
  expect((document.activeElement as HTMLInputElement).name).toBe("offer");
  expect(sent("create-booking")).toEqual([]);
  fireEvent.click(screen.getByRole("radio", { name: /Cape Peninsula/ }));
  await waitFor(() => expect(screen.queryByText("Please choose a tour")).toBeNull());
});

test("an unknown address is priced by the suburb chosen with it", async () => {
  const unknown = { ...aJourneyOffer, light: "amber", doubts: ["place_unknown"], unknown_places: ["destination"] };
  const trip = { service: "airport_transfer", offer: "airport-transfers", destination: "9 Nameless Road" } as const;
  everythingFilledIn(trip);
  const { sent } = openWizard({
    answers: { ...calmAnswers, "price-journey": { ...unknown, total_cents: null, vehicles: [] } },
  });
  await backToDetails();
  const suburb = await screen.findByLabelText<HTMLInputElement>("Suburb or town of the destination");
  fireEvent.change(suburb, { target: { value: "camps" } });
  fireEvent.click(await screen.findByRole("option", { name: /Camps Bay/ }));
  await waitFor(() =>
    expect(sent("price-journey").at(-1)).toMatchObject({ destination: "9 Nameless Road, Camps Bay" }),
  );
});
