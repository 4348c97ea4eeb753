import { bookingReference } from "#domain/booking/booking-reference.ts";
import { classForParty } from "#domain/pricing/choose-vehicle.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import { type Booked, bookingOf } from "./bookings.ts";
import { demand, earlierDemand } from "./demand.ts";
import type { Ask, Outcome } from "./featured-bookings.ts";
import type { VehicleRow } from "./fleet.ts";
import { journeyOf } from "./journey.ts";
import { type Journey, legsOf } from "./leg.ts";
import { priceOf } from "./money/price.ts";
import { drawCreation, drawOutcome } from "./outcome.ts";
import type { Actors } from "./people/actors.ts";
import { casting, type Part } from "./people/characters.ts";
import type { DriverRow } from "./people/drivers.ts";
import type { Partners } from "./people/partners.ts";
import { type Random, random } from "./random.ts";
import { type Need, scheduler } from "./schedule.ts";
import type { SeedClock } from "./seed-clock.ts";
import { type Dispatched, tripsOf } from "./trips.ts";

const bookingCount = 600;
const earlierCount = 130;

export type Company = {
  readonly clock: SeedClock;
  readonly partners: Partners;
  readonly actors: Actors;
  readonly drivers: readonly DriverRow[];
  readonly vehicles: readonly VehicleRow[];
};

export type Operations = { readonly booked: readonly Booked[]; readonly dispatched: readonly Dispatched[] };

type Plan = {
  readonly ask: Ask;
  readonly part: Part;
  readonly journey: Journey;
  readonly outcome: Outcome;
};

/** Plays the company's months: what is asked, who drives it, what becomes of it. */
export function operations(company: Company): Operations {
  const reserve = scheduler(company);
  const newReference = distinctReferences();
  const input = { reserve, newReference };
  const lately = play(company, { asks: demand(bookingCount, company.clock), isEarlier: false, ...input });
  // Played second, so that nothing of the last three months depends on it.
  const before = play(company, { asks: earlierDemand(earlierCount, company.clock), isEarlier: true, ...input });
  return {
    booked: [...before.booked, ...lately.booked],
    dispatched: [...before.dispatched, ...lately.dispatched],
  };
}

type Input = { readonly asks: readonly Ask[]; readonly isEarlier: boolean };
type Playing = Input & {
  readonly reserve: ReturnType<typeof scheduler>;
  readonly newReference: ReturnType<typeof distinctReferences>;
};

const streamOf = (name: string, { isEarlier }: Input) => random(isEarlier ? `earlier ${name}` : name);

function play(company: Company, playing: Playing): Operations {
  const { clock, actors, drivers } = company;
  const luck = streamOf("operations", playing);
  const [demoDriver] = drivers;
  const played = plans(company, playing).map(({ ask, part, journey, ...plan }) => {
    const isDriven = plan.outcome === "operated" || plan.outcome === "no_show";
    const isHeld = plan.outcome === "awaiting_payment";
    const crews = isDriven || isHeld ? playing.reserve(needsOf(ask, journey, demoDriver)) : [];
    // No one free: the company says so before anything is promised.
    const outcome = crews || isHeld ? plan.outcome : "declined";
    const createdAt = drawCreation({ ask, journey, clock, luck }, outcome);
    const story = { ask, journey, outcome, createdAt, clock, luck };
    const price = priceOf(ask, journey, createdAt);
    const booked = bookingOf(story, { part, price, reference: playing.newReference(luck), actors });
    return { booked, dispatched: tripsOf(story, booked, crews ?? []) };
  });
  return { booked: played.map(({ booked }) => booked), dispatched: played.flatMap(({ dispatched }) => dispatched) };
}

/** Showpieces choose their crews first, then everything in the order of the pickups. */
function plans({ clock, partners }: Company, input: Input): Plan[] {
  const luck = streamOf("plans", input);
  const cast = casting(partners, input.isEarlier);
  const { asks } = input;
  return asks
    .map((ask, at) => {
      const part = cast(ask, at / asks.length);
      const journey = journeyOf({ ask, stay: part.stay, clock, luck });
      const outcome = drawOutcome({ ask, journey, clock, luck });
      return { ask, part, journey, outcome };
    })
    .toSorted((a, b) => order(a) - order(b));
}

const order = ({ ask, journey }: Plan): number => (ask.outcome ? 0 : journey.first.pickupAt.getTime());

const needsOf = (ask: Ask, journey: Journey, demoDriver: DriverRow | undefined): Need[] =>
  legsOf(journey).map((leg) => ({
    leg,
    vehicleClass: classForParty(ask.passengers, startingTariff)?.id ?? "large_coach",
    passengers: ask.passengers,
    wantsGuide: ask.service === "day_tour",
    wantsDriver: ask.forDemoDriver ? (demoDriver?.id ?? null) : null,
    isSubcontracted: ask.providerShare !== undefined,
  }));

function distinctReferences(): (luck: Random) => string {
  const drawn = new Set<string>();
  return function draw(luck): string {
    const reference = bookingReference(luck.bytes(6));
    if (drawn.has(reference)) return draw(luck);
    drawn.add(reference);
    return reference;
  };
}
