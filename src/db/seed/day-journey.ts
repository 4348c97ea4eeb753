import type { Tour } from "#domain/catalogue/tour.ts";
import { sampleTours } from "./catalogue/sample-tours.ts";
import { cityLeg, type Journey, outOfTownLeg, type Planning, quarterIn } from "./leg.ts";
import { homeSuburbs, outings, workplaces } from "./places.ts";
import type { Random } from "./random.ts";

/** Where a tour goes, and the hours at which it leaves. */
const tourPlans: Readonly<Record<string, { readonly to: string; readonly leaves: readonly number[] }>> = {
  "cape-peninsula": { to: "Cape Point", leaves: [8, 8, 9] },
  winelands: { to: "Stellenbosch and Franschhoek", leaves: [8, 9, 9] },
  "table-mountain": { to: "Table Mountain Lower Cable Station", leaves: [8, 9, 10] },
  "whale-watching": { to: "Hermanus Old Harbour", leaves: [7, 8] },
  township: { to: "Langa and Gugulethu", leaves: [9, 10, 13] },
  "sunset-photography": { to: "Signal Hill", leaves: [15, 16] },
  "garden-route": { to: "Knysna", leaves: [7] },
  "robben-island": { to: "Nelson Mandela Gateway", leaves: [8, 10, 12] },
  "west-coast": { to: "West Coast National Park", leaves: [7, 8] },
  overberg: { to: "Cape Agulhas", leaves: [6, 7] },
};

export function tourJourney({ ask, stay, clock, luck }: Planning): Journey {
  const tour = sampleTours.find(({ slug }) => slug === ask.offer);
  const plan = tourPlans[ask.offer ?? ""];
  if (!tour || !plan) throw new Error(`There is no tour ${ask.offer}.`);
  const start = clock.at(ask.day, ask.pickupMinutes ?? quarterIn(luck.pick(plan.leaves), luck));
  const minutes = tourMinutes(tour, luck);
  return {
    first: outOfTownLeg({ from: stay.name, to: plan.to, pickupAt: start, minutes }),
    back: null,
    km: 0,
    hours: minutes / 60,
    requirements: luck.chance(0.4) ? luck.pick(tourWishes) : "",
  };
}

const tourWishes = [
  "One of us is vegetarian, please keep that in mind for lunch.",
  "One child seat for a four-year-old, please.",
  "We would love to see the penguins if there is time.",
  "My mother walks slowly, no long walks please.",
  "German-speaking guide if possible.",
  "It is our anniversary.",
  "Two of us do not drink wine.",
  "We need to be back by 17:30 for a dinner booking.",
] as const;

/** A tour of several days comes home in the afternoon of its last one. */
function tourMinutes({ duration }: Tour, luck: Random): number {
  const length = luck.chance(0.5) ? duration.fewest : (duration.most ?? duration.fewest);
  return duration.unit === "days" ? ((length - 1) * 24 + 9) * 60 : length * 60;
}

/** Half a day or a whole one with car and driver. */
export function chauffeurJourney({ ask, stay, clock, luck }: Planning): Journey {
  const hours = ask.offer === "car-hire" ? 5 : luck.pick([8, 9, 10, 12]);
  const start = clock.at(ask.day, ask.pickupMinutes ?? quarterIn(luck.pick([8, 9, 9, 10]), luck));
  const to = `At your disposal for ${hours} hours`;
  const requirements = luck.chance(0.25) ? "Meetings in the city, please wait between them." : "";
  return {
    first: cityLeg({ from: stay.name, to, pickupAt: start, minutes: hours * 60 }),
    back: null,
    km: 0,
    hours,
    requirements,
  };
}

/** A group to an outing: a drive there, or a coach for the day. */
export function groupJourney({ ask, stay, clock, luck }: Planning): Journey {
  const outing = luck.pick(outings);
  const start = clock.at(ask.day, ask.pickupMinutes ?? quarterIn(luck.whole(8, 12), luck));
  const hours = ask.offer === "coach-hire" ? luck.whole(8, 10) : outing.minutes / 60;
  const drive = { from: stay.name, to: outing.name, pickupAt: start, minutes: Math.round(hours * 60) + 15 };
  const requirements = luck.chance(0.3) ? "Group name on the board, please." : "";
  return { first: outOfTownLeg(drive), back: null, km: outing.km, hours, requirements };
}

/** The early shift, from home to work. */
export function staffJourney({ ask, clock, luck }: Planning): Journey {
  const start = clock.at(ask.day, ask.pickupMinutes ?? luck.pick([5 * 60 + 15, 5 * 60 + 45, 17 * 60 + 30]));
  const [home, work] = [luck.pick(homeSuburbs), luck.pick(workplaces).name];
  const way = start.getUTCHours() < 10 ? { from: home, to: work } : { from: work, to: home };
  return {
    first: cityLeg({ ...way, pickupAt: start, minutes: 75 }),
    back: null,
    km: 30,
    hours: 1.25,
    requirements: "",
  };
}

/** Delegates to a venue and back, the vehicle stays with them. */
export function eventJourney({ ask, clock, luck }: Planning): Journey {
  const hours = luck.pick([5, 6, 8, 9]);
  const isEvening = ask.pickupMinutes === undefined && hours < 7 && luck.chance(0.5);
  const start = clock.at(ask.day, ask.pickupMinutes ?? quarterIn(isEvening ? 17 : 7, luck));
  const drive = { from: luck.pick(workplaces).name, to: luck.pick(outings).name, pickupAt: start, minutes: hours * 60 };
  const requirements = "Company logo on the welcome board, water on board.";
  return { first: outOfTownLeg(drive), back: null, km: 40, hours, requirements };
}
