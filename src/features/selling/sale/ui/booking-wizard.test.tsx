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
  someOpening,
  withFreshBrowser,
  wizardDay,
} from "#testing/builders/booking/an-open-wizard.tsx";
import { shownToasts } from "#testing/kept-toasts.ts";
import { drawer } from "./use-wizard-draft.ts";

vi.mock("#design/overlay/toast.tsx", () => import("#testing/kept-toasts.ts"));
withFreshBrowser();

test("without a service, Next says so and stays", async () => {
  openWizard();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Previous" }).disabled).toBe(true);
  press("Next");
  expect(shownToasts).toEqual([
    {
      title: "Please select a service",
      description: "Choose the service you need before continuing.",
      kind: "error",
    },
  ]);
  expect(await heading("What do you need?")).toBeTruthy();
});

test("each step opens at the top with the focus on its heading", async () => {
  openWizard();
  fireEvent.click(screen.getByRole("radio", { name: /Airport Transfer/ }));
  press("Next");
  const details = await heading("Where and when?");
  await waitFor(() => expect(document.activeElement).toBe(details));
  expect(window.scrollTo).toHaveBeenCalled();
  press("Next");
  const contact = await heading("Who is travelling?");
  await waitFor(() => expect(document.activeElement).toBe(contact));
  press("Previous");
  expect(await heading("Where and when?")).toBeTruthy();
});

test.each([
  ["?service=tours", /Day Tour/],
  ["?service=airport_transfer", /Airport Transfer/],
  ["?service=car-hire", /Car Hire with Driver/],
])("/booking%s chooses %s", async (search, name) => {
  openWizard({ path: `/booking${search}` });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("radio", { name }).checked).toBe(true));
});

test("the quick quote’s details are filled in", async () => {
  openWizard({ path: `/booking?service=airport_transfer&pickup=Sea+Point&date=${wizardDay}&time=07:30&passengers=45` });
  await heading("Where and when?");
  expect(screen.getByLabelText<HTMLInputElement>(/Pickup location/).value).toBe("Sea Point");
  expect(screen.getByLabelText<HTMLInputElement>(/Pickup time/).value).toBe("07:30");
  expect(screen.getByLabelText<HTMLSelectElement>(/Passengers/).selectedOptions[0]?.textContent).toBe("45+");
});

test("entries survive a reload, and starting again clears them", async () => {
  const first = openWizard();
  fireEvent.click(screen.getByRole("radio", { name: /Airport Transfer/ }));
  press("Next");
  fireEvent.change(await screen.findByLabelText(/Flight number/), { target: { value: "sa 333" } });
  first.unmount();
  openWizard();
  expect((await screen.findByLabelText<HTMLInputElement>(/Flight number/)).value).toBe("SA 333");
  press("Start over");
  expect(await heading("What do you need?")).toBeTruthy();
  expect(localStorage.getItem(drawer)).toBeNull();
});

test.each([
  ["a tour that has ended meanwhile", { service: "day_tour", offer: "route-62" } as const],
  ["a service that has ended meanwhile", { service: "airport_transfer", offer: "wine-farm-transfer" } as const],
])("%s is chosen again", async (_what, gone) => {
  everythingFilledIn(gone);
  openWizard();
  expect(await heading("What do you need?")).toBeTruthy();
  for (const radio of screen.getAllByRole<HTMLInputElement>("radio")) expect(radio.checked).toBe(false);
});

test("two tabs keep their own trips, and a new one continues with the latest", async () => {
  everythingFilledIn();
  const tab = openWizard();
  await heading("Review your booking");
  tab.unmount();
  everythingFilledIn({ firstName: "Another" }, "/book/overberg");
  const reloaded = openWizard();
  await heading("Review your booking");
  expect(screen.getByText("Naledi Mokoena")).toBeTruthy();
  reloaded.unmount();
  sessionStorage.clear();
  everythingFilledIn({ firstName: "Another" });
  openWizard();
  expect(await screen.findByText("Another Mokoena")).toBeTruthy();
});

test("once a day is chosen the price of that selection is shown", async () => {
  everythingFilledIn();
  const { sent } = openWizard();
  expect((await screen.findAllByText("Instant confirmation")).length).toBeGreaterThan(0);
  expect(sent("price-journey")[0]).toMatchObject({
    service_type: "day_tour",
    offer: "winelands",
    pickup_date: wizardDay,
  });
  expect((await screen.findAllByText(/^R1\s299$/)).length).toBeGreaterThan(0);
});

test("a red light offers other times, and a click selects one", async () => {
  everythingFilledIn();
  const red = { ...aJourneyOffer, light: "red", alternatives: [`${wizardDay}T09:30:00.000Z`] };
  const { sent } = openWizard({ answers: { ...calmAnswers, "price-journey": red } });
  const [time] = await screen.findAllByRole("button", { name: /11:30$/ });
  if (time) fireEvent.click(time);
  await waitFor(() => expect(sent("price-journey").at(-1)).toMatchObject({ pickup_time: "11:30" }));
});

test("an offer’s page opens with it, no matter what was saved before", async () => {
  everythingFilledIn({ offer: "overberg" });
  openWizard({ path: "/book/winelands", preset: { service: "day_tour", offer: "winelands" }, opening: someOpening });
  expect(await heading("Winelands tour")).toBeTruthy();
  press("Next");
  await heading("Where and when?");
  expect(screen.queryByText("Which tour?")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(/Pickup location/).value).toBe("Camps Bay");
});

test("the return trip has its own day and time, later than the pickup", async () => {
  everythingFilledIn({ service: "airport_transfer", offer: "airport-transfers" });
  openWizard();
  await heading("Review your booking");
  press(/Edit details/);
  fireEvent.click(await screen.findByRole("checkbox", { name: "I need a return trip" }));
  const back = screen.getByLabelText<HTMLInputElement>(/Return date/);
  fireEvent.change(back, { target: { value: wizardDay } });
  fireEvent.blur(back);
  await waitFor(() => expect(back.getAttribute("aria-invalid")).toBe("true"));
});

test.each([
  ["an airport at one end asks for the flight, whatever the service", "Cape Town International Airport", true],
  ["no airport, no flight", "Camps Bay", false],
])("%s", async (_what, pickup, isShown) => {
  everythingFilledIn({ service: "group_transport", offer: "private-shuttles", pickup, flightNumber: "BA 59" });
  const { sent } = openWizard();
  await screen.findAllByText("Instant confirmation");
  expect(sent("price-journey").at(-1)).toMatchObject({ flight_number: isShown ? "BA 59" : "" });
  press(/Edit details/);
  await heading("Where and when?");
  expect(screen.queryByLabelText(/Flight number/) !== null).toBe(isShown);
});

test("a return trip without a day is not in the price, and the page says so", async () => {
  everythingFilledIn({ service: "airport_transfer", offer: "airport-transfers", hasReturn: true });
  openWizard();
  expect(
    (await screen.findAllByText("Outbound trip only. Choose a return date to see the full price.")).length,
  ).toBeGreaterThan(0);
});

test("without a map service addresses are still suggested, and free text is accepted from three letters on", async () => {
  everythingFilledIn({ service: "airport_transfer", offer: "airport-transfers", pickup: "" });
  const { sent } = openWizard();
  await heading("Review your booking");
  press(/Edit details/);
  const field = await screen.findByLabelText<HTMLInputElement>(/Pickup location/);
  const note = "Start typing to search for locations in South Africa";
  expect((await screen.findAllByText(note)).length).toBe(2);
  fireEvent.change(field, { target: { value: "camps" } });
  expect(await screen.findByRole("option", { name: /Camps Bay/ })).toBeTruthy();
  expect(sent("suggest-places").at(-1)).toEqual({ text: "camps" });
  fireEvent.change(field, { target: { value: "My aunt's house" } });
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(sent("price-journey").at(-1)).toMatchObject({ pickup_location: "My aunt's house" }));
});

test.each(["25:99", "half nine", ""])(
  "the time %j is asked for again, stays as typed, and no one goes on",
  async (typed) => {
    everythingFilledIn({ time: "09:00" });
    const { sent } = openWizard();
    await heading("Review your booking");
    press("Previous");
    await heading("Who is travelling?");
    press("Previous");
    await heading("Where and when?");
    const field = screen.getByLabelText<HTMLInputElement>(/Pickup time/);
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    expect(await screen.findByText("Please select pickup time")).toBeTruthy();
    expect(screen.queryByText("First name is required")).toBeNull();
    press("Next");
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe(typed);
    expect(await heading("Where and when?")).toBeTruthy();
    fireEvent.change(field, { target: { value: "9:30 pm" } });
    fireEvent.blur(field);
    await waitFor(() => expect(screen.queryByText("Please select pickup time")).toBeNull());
    press("Next");
    await heading("Who is travelling?");
    expect(sent("price-journey").every((request) => /^\d\d:\d\d$/.test(String(Object(request).pickup_time)))).toBe(
      true,
    );
  },
);

test("an invalid day must be corrected before going on", async () => {
  everythingFilledIn();
  openWizard();
  await heading("Review your booking");
  press("Previous");
  await heading("Who is travelling?");
  press("Previous");
  await heading("Where and when?");
  const field = screen.getByLabelText<HTMLInputElement>(/Pickup date/);
  fireEvent.change(field, { target: { value: "31 Feb 2027" } });
  fireEvent.blur(field);
  press("Next");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe("31 Feb 2027");
  expect(screen.queryByRole("heading", { name: "Who is travelling?" })).toBeNull();
  fireEvent.change(field, { target: { value: wizardDay } });
  fireEvent.blur(field);
  press("Next");
  await heading("Who is travelling?");
});

test("a draft with an unreadable time is not sent", async () => {
  everythingFilledIn({ time: "half nine" });
  const { sent } = openWizard();
  await heading("Review your booking");
  press(/Complete Booking/);
  await heading("Where and when?");
  expect(screen.getByLabelText<HTMLInputElement>(/Pickup time/).value).toBe("half nine");
  expect(sent("create-booking")).toEqual([]);
});

test("there are no more child seats than passengers", async () => {
  everythingFilledIn({ passengers: 4, childSeats: 3 });
  openWizard();
  await heading("Review your booking");
  press("Previous");
  await heading("Who is travelling?");
  press("Previous");
  await heading("Where and when?");
  fireEvent.change(screen.getByLabelText(/Passengers/), { target: { value: "2" } });
  expect(screen.getByLabelText<HTMLInputElement>(/Child seats/).value).toBe("2");
});

test("choosing a child seat asks for the child’s age, and sends the matching seat", async () => {
  everythingFilledIn({ passengers: 4, childSeats: 2, childKinds: ["booster_seat"] });
  const { sent } = openWizard();
  await heading("Review your booking");
  press("Previous");
  await heading("Who is travelling?");
  press("Previous");
  await heading("Where and when?");
  expect(screen.getByLabelText<HTMLSelectElement>("Age of child 1").value).toBe("booster_seat");
  fireEvent.change(screen.getByLabelText("Age of child 2"), { target: { value: "infant_seat" } });
  await waitFor(() =>
    expect(sent("price-journey").at(-1)).toMatchObject({
      child_seats: 2,
      child_seat_sizes: { infant_seat: 1, booster_seat: 1 },
    }),
  );
});
