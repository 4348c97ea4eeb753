import { type SetStateAction, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { parseDay } from "#design/dates/day-entry.ts";
import { parseTime } from "#design/dates/time-entry.ts";
import type { ChildSeatKind } from "#domain/booking/child-seats.ts";
import { type BookingFacts, bookingFacts } from "#domain/booking/facts.ts";
import { seasonProblem, startProblem, tourChosen } from "#domain/booking/tour-season.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { pausedBecause, serviceNamed } from "#domain/catalogue/service.ts";
import type { Tour } from "#domain/catalogue/tour.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import type { ChosenExtra } from "#domain/extra/extra.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { noteTouch } from "#platform/browser/device/partner-touches.ts";
import { useHydrated } from "#platform/browser/hydrated.ts";
import type { JourneyOffer } from "../../offer-contract.ts";
import { passengerCounts } from "../../ui/passenger-labels.ts";
import { offerWithin, serviceAsked } from "./use-service-in-link.ts";

/** The fields filled in so far. Empty texts are not filled in. */
export type Draft = BookingFacts & {
  readonly service: ServiceOptionId | "";
  /** The slug of the tour, or of the offer within the service. */
  readonly offer: string;
  readonly hireUnit: "half_day" | "full_day";
  readonly hireHours: number;
  /** Zero: the tour itself, without a package. */
  readonly packageDays: number;
  readonly pickup: string;
  readonly destination: string;
  readonly date: string;
  readonly time: string;
  readonly hasReturn: boolean;
  readonly returnDate: string;
  readonly returnTime: string;
  readonly passengers: number;
  readonly bags: number;
  /** Empty: the cheapest one that fits everyone. */
  readonly vehicle: VehicleClass | "";
  readonly childSeats: number;
  /** One for each child seat, empty if not chosen yet. */
  readonly childKinds: readonly (ChildSeatKind | "")[];
  /** For a tour. */
  readonly language: string;
  readonly wantsGuide: boolean;
  /** For staff transport: start and finish times, and days. */
  readonly shifts: string;
  readonly workDays: readonly string[];
  /** For an event: its last date and its programme. */
  readonly lastDate: string;
  readonly programme: string;
  readonly stops: readonly string[];
  readonly extras: readonly ChosenExtra[];
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** A promo code, with the seal of its check once it is known to be good. */
  readonly promoCode: string;
  readonly promoSeal: string;
  /** A call and a personal quote instead of paying now. */
  readonly wantsCall: boolean;
};

export const emptyDraft: Draft = {
  service: "",
  offer: "",
  hireUnit: "half_day",
  hireHours: 8,
  packageDays: 0,
  pickup: "",
  destination: "",
  date: "",
  time: "09:00",
  hasReturn: false,
  returnDate: "",
  returnTime: "09:00",
  passengers: 1,
  bags: 0,
  vehicle: "",
  childSeats: 0,
  childKinds: [],
  language: "English",
  wantsGuide: false,
  shifts: "",
  workDays: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  lastDate: "",
  programme: "",
  stops: [],
  extras: [],
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  ...bookingFacts.empty,
  promoCode: "",
  promoSeal: "",
  wantsCall: false,
};

/** The trip’s class: the chosen one while it fits everyone, otherwise the priced one. */
export const vehicleIn = ({ vehicle }: Pick<Draft, "vehicle">, offer: JourneyOffer | undefined) =>
  offer?.vehicles.find((one) => one.vehicle_class === vehicle) ??
  offer?.vehicles.find((one) => one.vehicle_class === offer.vehicle_class);

/** The chosen extras by name. */
export const chosenIn = ({ extras }: Pick<Draft, "extras">, offer: JourneyOffer | undefined) =>
  extras.flatMap(({ id, quantity }) => {
    const name = offer?.extras.find((one) => one.id === id)?.name;
    return name ? [{ name, quantity }] : [];
  });

/** A page’s presets before the first input. */
export type Preset = Pick<Draft, "service" | "offer">;

export type WizardState = { readonly draft: Draft; readonly step: number };

/** A count among the options; a request for several vehicles may have any other. */
export const countInOptions = (count: number): number =>
  passengerCounts.includes(count) ? count : (passengerCounts.find((option) => option >= count) ?? 45);

/** The services and tours that the wizard offers. */
export type OnSale = Pick<Catalogue, "services" | "tours">;

const tourNamed = (service: ServiceOptionId, name: string, tours: readonly Tour[]) =>
  service === "day_tour" ? tours.find(({ slug }) => slug === name)?.slug : undefined;

/** Fields from a link: service, addresses, time, party and return trip. */
export function draftFromQuery(search: string, today: string, { services, tours }: OnSale): Partial<Draft> {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name)?.trim().slice(0, 300) ?? "";
  const asked = serviceAsked(text("service"), services);
  const service = asked?.kind;
  const passengers = Number(text("passengers"));
  // Typed before the script had loaded, the date is in free form.
  const day = parseDay(text("date"), today) ?? "";
  const dayBack = parseDay(text("return_date"), today) ?? "";
  const timeBack = parseTime(text("return_time")) ?? "";
  const bags = Number(text("bags"));
  const input: { [K in keyof Draft]?: Draft[K] | false | "" | undefined } = {
    service,
    offer: service && (tourNamed(service, text("tour"), tours) ?? offerWithin(asked)),
    pickup: text("pickup"),
    destination: text("destination"),
    date: day >= today && day,
    time: parseTime(text("time")) ?? "",
    passengers: passengerCounts.includes(passengers) && passengers,
    bags: Number.isInteger(bags) && bags > 0 && bags <= 99 && bags,
    hasReturn: dayBack !== "" || timeBack !== "",
    returnDate: dayBack >= (day || today) && dayBack,
    returnTime: timeBack,
    // Another code than the one that was checked before.
    ...(text("promo") && { promoCode: text("promo").slice(0, 30), promoSeal: "" }),
  };
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => value || name === "promoSeal"));
}

/** With a place or a time, the service is chosen too, so the wizard continues with the rest. */
const firstStep = (input: Partial<Draft>) => (input.service && (input.pickup || input.date) ? 1 : 0);

export const drawer = "cts-booking-draft";
const keptForMs = 30 * 24 * 60 * 60_000;

type Kept = WizardState & { readonly savedAt: number; readonly path: string; readonly search: string };

/**
 * This tab's storage first, because another tab may have continued with another trip. Local storage outlives
 * the tab.
 */
const drawers = [() => sessionStorage, () => localStorage] as const;

function keptDraft(): Kept | undefined {
  for (const open of drawers) {
    try {
      const kept: Partial<Kept> | null = JSON.parse(open().getItem(drawer) ?? "null");
      if (!kept?.draft || !kept.savedAt || Date.now() - kept.savedAt > keptForMs) continue;
      return { path: "", search: "", step: 0, ...kept, savedAt: kept.savedAt, draft: { ...emptyDraft, ...kept.draft } };
    } catch {
      // Storage is unavailable or has other content: there is nothing to restore.
    }
  }
  return undefined;
}

function keep(kept: Kept) {
  onDrawers((store) => store.setItem(drawer, JSON.stringify(kept)));
}

export function forgetDraft() {
  onDrawers((store) => store.removeItem(drawer));
}

function onDrawers(act: (store: Storage) => void) {
  for (const open of drawers) {
    try {
      act(open());
    } catch {
      // A private window may refuse storage: then a reload starts again.
    }
  }
}

type Visit = {
  readonly pathname: string;
  readonly search: string;
  readonly preset: Preset | undefined;
  readonly sold: OnSale;
};

/**
 * The draft at the start of a visit. A reload continues where it was; another page of the wizard, or another
 * link, keeps the passengers and dates and takes the choice from the page or the link.
 */
export function beginning({ pathname, search, preset, sold }: Visit, today = localDateOf(new Date())): WizardState {
  const { tours } = sold;
  const kept = keptDraft();
  const draft = kept ? withoutPast(kept.draft, today) : emptyDraft;
  const isSamePage = kept?.path === pathname;
  if (isSamePage && kept.search === search)
    return onSale({ draft: inSeason({ ...draft, ...preset }, tours), step: kept.step }, sold);
  const result = draftFromQuery(search, today, sold);
  const choice = isSamePage ? {} : noChoice;
  return onSale(
    {
      draft: inSeason({ ...draft, ...choice, ...result, ...preset }, tours),
      step: firstStep({ ...result, ...preset }),
    },
    sold,
  );
}

/** A service or a tour that is paused or has ended meanwhile is chosen again. */
function onSale(state: WizardState, { services, tours }: OnSale): WizardState {
  const { service, offer } = state.draft;
  const isPaused = service !== "" && pausedBecause(services, state.draft) !== null;
  const isGone = offer !== "" && !serviceNamed(services, offer) && !tours.some(({ slug }) => slug === offer);
  return isPaused || isGone ? { draft: { ...state.draft, ...noChoice }, step: 0 } : state;
}

const noChoice: Preset = { service: "", offer: "" };

/** If the tour does not run on the chosen date, the date is asked for again. It starts at one of its times. */
export function inSeason(draft: Draft, tours: readonly Tour[]): Draft {
  const time = (startProblem(draft, draft.time, tours) && tourChosen(draft, tours)?.startTimes[0]) || draft.time;
  const isRunning = seasonProblem(draft, draft.date, tours) === null;
  return { ...draft, time, ...(!isRunning && { date: "", returnDate: "" }) };
}

/** Removes a date that has passed in the meantime. */
function withoutPast(draft: Draft, today: string): Draft {
  const isPast = draft.date !== "" && draft.date < today;
  return isPast ? { ...draft, date: "", returnDate: "" } : draft;
}

/** The wizard's state, kept in this browser across reloads. Until hydration it matches the server’s HTML. */
export function useWizardDraft(preset: Preset | undefined, sold: OnSale) {
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const visit = { pathname, search, preset, sold };
  const [state, setState] = useState<WizardState>(() =>
    isHydrated ? beginning(visit) : { draft: { ...emptyDraft, ...preset }, step: 0 },
  );
  // Empty until this visit’s draft has been restored, so that nothing overwrites it.
  const [readFor, setReadFor] = useState(isHydrated ? search : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another preset is another wizard
  useEffect(() => {
    noteTouch(search);
    if (readFor === search) return;
    setState(beginning(visit));
    setReadFor(search);
  }, [search, readFor]);
  useEffect(() => {
    if (readFor === search && !isBlank(state, preset)) keep({ ...state, savedAt: Date.now(), path: pathname, search });
  }, [state, readFor, search, pathname, preset]);
  const setDraft = (next: SetStateAction<Draft>) =>
    setState(({ draft, step }) => ({ step, draft: typeof next === "function" ? next(draft) : next }));
  const setStep = (step: number) => setState(({ draft }) => ({ draft, step }));
  const startAgain = () => {
    forgetDraft();
    setState({ draft: { ...emptyDraft, ...preset }, step: 0 });
  };
  return { ...state, setDraft, setStep, startAgain, isBlank: isBlank(state, preset) };
}

/** Nothing worth saving: unchanged since page load. */
const isBlank = ({ draft, step }: WizardState, preset: Preset | undefined) =>
  step === 0 && JSON.stringify(draft) === JSON.stringify({ ...emptyDraft, ...preset });
