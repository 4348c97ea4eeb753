import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, vi } from "vitest";
import { PlaceLookup } from "#design/fields/place-lookup.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { usePlaceSearch } from "#features/places/ui/use-place-search.ts";
import { BookingWizard } from "#features/selling/sale/ui/booking-wizard.tsx";
import type { OpeningTexts } from "#features/selling/sale/ui/opening-step.tsx";
import type { CompanyTerms } from "#features/selling/sale/ui/use-company-terms.ts";
import type { WizardMode } from "#features/selling/sale/ui/use-wizard.ts";
import { drawer, emptyDraft, type Preset } from "#features/selling/sale/ui/use-wizard-draft.ts";
import { type Answers, answerCalls } from "../../answer-calls.tsx";
import { shownToasts } from "../../kept-toasts.ts";
import { keptHistory } from "../../setup/kept-history.ts";
import { usualTerms } from "../../usual-terms.ts";
import { anOfferedClass } from "./an-offered-class.ts";

/** A day far enough ahead for every rule. */
export const wizardDay = addDays(localDateOf(new Date()), 20);
export const aJourneyOffer = {
  light: "green",
  total_cents: 129_900,
  deposit_cents: null,
  rest_due_at: null,
  lines: [{ code: "tour", text: "Winelands", amount_cents: 129_900, vat_code: "EX12G" }],
  trace: [{ step: "fare", text: "Winelands tour, private", delta_cents: 129_900 }],
  doubts: [],
  unknown_places: [],
  tariff_version: 1,
  vehicle_kind: "Sedan",
  vehicle_class: "sedan",
  vehicles: [anOfferedClass("sedan", { total_cents: 129_900 }), anOfferedClass("shuttle", { total_cents: 194_900 })],
  days: 1,
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
export const calmAnswers: Answers = {
  "get-google-maps-key": { apiKey: null },
  "suggest-places": { places: [{ id: "1", name: "Camps Bay", kind: "suburb", area: "Atlantic Seaboard" }] },
  "price-journey": aJourneyOffer,
  "create-booking": made,
};
export const someOpening: OpeningTexts = {
  title: "Winelands tour",
  lead: "Two valleys in a day.",
  points: ["Two tastings"],
  priceText: "From R1 299",
  priceBasis: "for up to 3 passengers",
  duration: "8–9 hours",
  group: "Private groups only",
  where: "Stellenbosch",
  detailPage: "/tours/winelands",
};

/** Every test has its own browser, with nothing stored. */
export function withFreshBrowser() {
  beforeEach(() => {
    shownToasts.length = 0;
    vi.stubGlobal("scrollTo", vi.fn());
    vi.stubGlobal("history", keptHistory());
  });
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
}

const Elsewhere = () => <output>{`${useLocation().pathname}${useLocation().search}`}</output>;

type Opened = {
  path?: string;
  mode?: WizardMode;
  preset?: Preset;
  opening?: OpeningTexts;
  answers?: Answers;
  terms?: CompanyTerms;
};

/** The wizard as a page shows it, with a server that answers from a table. */
export function openWizard({ path = "/booking", answers = calmAnswers, terms = usualTerms, ...props }: Opened = {}) {
  const calls = answerCalls(answers);
  const router = createMemoryRouter(
    [
      { path: "/payment-selection", Component: Elsewhere },
      {
        path: "*",
        element: (
          <PlaceLookup value={usePlaceSearch}>
            <BookingWizard pictures={{}} terms={terms} {...props} />
          </PlaceLookup>
        ),
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(<RouterProvider router={router} />);
  const sent = (name: string) => calls.filter((one) => one.name === name).map(({ input }) => input);
  return { router, sent, ...view };
}

/** A browser in which every step is filled in and the last one is open. */
export function everythingFilledIn(more: Partial<typeof emptyDraft> = {}, path = "/booking") {
  const draft = {
    ...emptyDraft,
    service: "day_tour",
    offer: "winelands",
    pickup: "Camps Bay",
    date: wizardDay,
    firstName: "Naledi",
    lastName: "Mokoena",
    email: "naledi@example.com",
    phone: "+27 82 555 0199",
    ...more,
  };
  localStorage.setItem(drawer, JSON.stringify({ savedAt: Date.now(), path, search: "", step: 3, draft }));
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
export const heading = (name: string) => screen.findByRole("heading", { name });
