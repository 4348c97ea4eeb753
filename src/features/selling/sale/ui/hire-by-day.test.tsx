// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { addDays } from "#domain/time/local-time.ts";
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

vi.mock("#design/overlay/toast.tsx", () => import("#testing/kept-toasts.ts"));
withFreshBrowser();

const answers = { ...calmAnswers, "price-journey": { ...aJourneyOffer, days: 3 } };
const last = addDays(wizardDay, 2);

test.each([
  ["a coach", { service: "group_transport", offer: "coach-hire" }],
  ["a chauffeur", { service: "chauffeur_service", offer: "chauffeur-services" }],
  ["a car with driver", { service: "chauffeur_service", offer: "car-hire" }],
] as const)("%s is hired from a first to a last date, and the server counts the days", async (_what, choice) => {
  everythingFilledIn({ ...choice, destination: "Stellenbosch", hasReturn: true, returnDate: last });
  const { sent } = openWizard({ answers });
  await heading("Review your booking");
  expect(screen.getAllByText("Last date").length).toBeGreaterThan(0);
  expect(screen.queryByText(/^Return/)).toBeNull();
  await waitFor(() => expect(sent("price-journey").at(-1)).toMatchObject({ return_date: last, return_time: null }));
  press("Previous");
  await heading("Who is travelling?");
  press("Previous");
  await heading("Where and when?");
  expect(screen.queryByLabelText("I need a return trip")).toBeNull();
  expect(await screen.findByText("3 days. Vehicle and driver stay with you until then.")).toBeDefined();
  fireEvent.click(screen.getByLabelText("More than one day"));
  await waitFor(() => expect(sent("price-journey").at(-1)).toMatchObject({ return_date: null }));
});
