import { bySize, onSaleOf, type VehicleClassFacts } from "#domain/catalogue/vehicle-class.ts";
import { formatMoney } from "#domain/money/money.ts";
import { classForParty } from "#domain/pricing/choose-vehicle.ts";
import { pricedClasses } from "#domain/pricing/class-prices.ts";
import { hireHours } from "#domain/pricing/hire-hours.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { Answers } from "#features/content/words/chat/answers.ts";
import { firmPrice, type Party, type Till } from "./price-party.ts";
import { readPassengers } from "./read-passengers.ts";

const small = "cars?|sedans?|chauffeurs?|drivers?|limo|limousine";
const middle =
  "minibus(?:es)?|mini bus|minivans?|mini van|vans?|kombis?|combis?|sprinters?|quantums?|shuttles?|vito|viano|people carrier";
const large = "bus|buses|coach|coaches";
const vehicles = new RegExp(
  `\\b(?:${small}|${middle}|${large}|vehicles?|\\d{1,2}[ -]?seaters?|hire|rent|charter)\\b`,
  "i",
);
const aWhile =
  /\b(?:a|one|the|per|each|every|whole|full|half|entire|all|half a|\d+|two|three|four|five|six|seven) (?:whole |full |entire |half )?(?:days?|hours?|mornings?|afternoons?|evenings?|week)\b|\bby the (?:hour|day)\b|\bhourly\b|\bdaily\b|\bfull[- ]day\b|\bhalf[- ]day\b|\b(?:day|hour) rate\b|\ball day\b|\bbythedaydriver\b/i;
/** Other subjects that mention hours and drivers. */
const another =
  /\btours?\b|\b(?:wait|late|delay|before|cancel|ahead|staff|flight|refund|there|here|lost|where|meet|arriv|track|tip|night shift|notice|minutes|same driver)\w*\b/i;
const sizes: Readonly<Record<string, string>> = {
  ten: "10",
  twelve: "12",
  thirteen: "13",
  fourteen: "14",
  sixteen: "16",
  twenty: "20",
  "twenty-two": "22",
  "twenty two": "22",
  thirty: "30",
  forty: "40",
  fifty: "50",
};

/** Whether the question is about hiring a vehicle with a driver for some hours or a day. */
export const asksForHire = (message: string): boolean =>
  (vehicles.test(message) && aWhile.test(message) && !another.test(message)) ||
  /\bseaters?\b/i.test(message) ||
  onlyRate.test(message);

/** Whether the vehicle size or the hours are given; otherwise our service pages answer better. */
export const saysSizeOrHours = (message: string): boolean =>
  new RegExp(
    `\\b(?:${middle}|(?:large|big|luxury) (?:coach|bus)|seaters?|hour|hours|hourly|days|week)\\b|\\d[ -]?seaters?\\b`,
    "i",
  ).test(message) || readPassengers(message) !== undefined;

const onlyRate = /^\W*(?:your |what is (?:your |the )|whats (?:your |the ))?(?:hourly|daily|day) rates?\W*$/i;

type HireInput = Till & { readonly party: Party };

/** The price of such a hire in a language; empty for other questions. */
export function hireLine(message: string, { offers }: Pick<Answers, "offers">, { party, ...till }: HireInput): string {
  if (!asksForHire(message)) return "";
  const passengers = readPassengers(message) ?? party.passengers ?? seatsIn(message);
  const { tariff } = till;
  const vehicleClass = passengers === undefined ? classSaid(message, tariff) : classForParty(passengers, tariff);
  if (!vehicleClass) return "";
  const people = passengers ?? vehicleClass.fewest;
  const input = { ...party, passengers: people };
  if (tariff.coach.day[vehicleClass.id] !== undefined)
    return offers.coachDay(
      people,
      vehicleClass,
      firmPrice({ service: "group_transport", offer: "coach-hire" }, input, till),
    );
  const unit = (hireUnit: "half_day" | "full_day") =>
    firmPrice({ service: "chauffeur_service", offer: "car-hire", hireUnit }, input, till) ?? "";
  const prices = { half: unit("half_day"), full: unit("full_day") };
  const hours = { half: String(hireHours.half_day), full: String(hireHours.full_day) };
  const hire =
    prices.half && prices.full
      ? offers.hire(vehicleClass, passengers, prices, hours)
      : offers.coachDay(people, vehicleClass, undefined);
  return [
    hire,
    vehicleClass.isBase ? chauffeurLine(message, { offers }, till) : "",
    isOverDays(message) ? offers.eachDay : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Hours beyond a day’s hire with a chauffeur, the only price by the hour. */
function chauffeurLine(message: string, { offers }: Pick<Answers, "offers">, { tariff }: Till): string {
  if (!/\bhour|\bchauffeur|\blimo/i.test(message)) return "";
  const { day, includedHours, extraHour } = tariff.chauffeur;
  return offers.chauffeur(formatMoney(day), String(includedHours), formatMoney(extraHour));
}

const isOverDays = (message: string) =>
  /\b(?:\d+|two|three|four|five|six|seven|several|few|many) (?:full |whole )?days\b|\bweek\b/i.test(message);

/** "A 22 seater". */
function seatsIn(message: string): number | undefined {
  const said = /\b([a-z]+(?:[ -]two)?|\d{1,2})[ -]?seaters?\b/i.exec(message)?.[1]?.toLowerCase() ?? "";
  const seats = Number(sizes[said] ?? said);
  return said !== "" && Number.isInteger(seats) && seats > 0 ? seats : undefined;
}

/** The smallest car, the smallest that is no car, or the smallest or largest coach, as far as the company has one. */
function classSaid(message: string, tariff: Tariff): VehicleClassFacts | undefined {
  const classes = onSaleOf(pricedClasses(tariff)).toSorted(bySize);
  const isCoach = ({ id }: VehicleClassFacts) => tariff.coach.day[id] !== undefined;
  const others = classes.filter((one) => !isCoach(one));
  if (/\b(?:large|big) (?:coach|bus)\b/i.test(message)) return classes.findLast(isCoach);
  if (new RegExp(`\\b(?:${middle})\\b`, "i").test(message)) return others.find(({ isBase }) => !isBase);
  return new RegExp(`\\b(?:${large})\\b`, "i").test(message) ? classes.find(isCoach) : others[0];
}
