import { isOnSale } from "#domain/catalogue/tour.ts";
import { claimFigures, claimNameLabels, claimNames } from "#domain/company/claims.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import type { PageMark } from "#domain/page/page-marks.ts";
import type { SaidFigure } from "#domain/page/typed-figures.ts";
import { startingPrices } from "#domain/pricing/starting-prices.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findClaims, findCompany, findSettings, findSold, findTariff } from "./views.ts";

/** Distances, hours and people are no amounts. */
const isAmount = (name: string): boolean => !/\.(km|hours|from)$/.test(name);

/** Every value of the company that a text can name, as it reads now. */
export async function pageMarks(ctx: Pick<Context, "db" | "now">): Promise<readonly PageMark[]> {
  const [company, { policies, answers }, claims, prices, { tours }] = [
    await findCompany(ctx.db),
    await findSettings(ctx.db),
    claimFigures(await findClaims(ctx.db)),
    startingPrices(await findTariff(ctx.db, localDateOf(ctx.now))),
    await findSold(ctx.db),
  ];
  const ofCompany: readonly PageMark[] = [
    { name: "company", label: "Name of the company", value: company.name, group: "Company" },
    { name: "phone", label: "Phone number", value: company.phone, group: "Company" },
    { name: "email", label: "Email address", value: company.email, group: "Company" },
    { name: "town", label: "Town", value: company.city, group: "Company" },
    { name: "tour_count", label: "Tours on sale", value: String(tours.filter(isOnSale).length), group: "Company" },
  ];
  const terms: readonly PageMark[] = [
    { name: "free_hours", label: "Hours of free cancellation", value: String(policies.freeHours), group: "Terms" },
    {
      name: "late_percent",
      label: "Late cancellation, in percent",
      value: percent(policies.lateShare),
      group: "Terms",
    },
    {
      name: "grace_minutes",
      label: "Minutes of free cancellation after booking",
      value: String(policies.graceMinutes),
      group: "Terms",
    },
    { name: "quote_hours", label: "Hours a quote is valid", value: String(policies.quoteValidHours), group: "Terms" },
    {
      name: "answer_minutes",
      label: "Minutes until we answer a booking",
      value: String(answers.bookingMinutes),
      group: "Terms",
    },
  ];
  const said = claimNames.flatMap((name): PageMark[] => {
    const value = claims[name];
    return value ? [{ name: `claim_${name.toLowerCase()}`, label: claimNameLabels[name], value, group: "Claims" }] : [];
  });
  const priced = Object.entries(prices).map(
    ([name, figure]): PageMark => ({
      name,
      label: priceLabel(name),
      value: isAmount(name) ? formatMoney(cents(figure)) : String(figure),
      group: "Prices",
    }),
  );
  return [...ofCompany, ...terms, ...said, ...priced];
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** tour.cape-peninsula as “Tour: cape peninsula”. */
function priceLabel(name: string): string {
  const [kind = "", ...rest] = name.split(".");
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}: ${rest.join(" ").replaceAll("-", " ")}`;
}

/** The figures of the settings in the words in which texts say them, to find those that were typed. */
export async function saidFigures({ db }: Pick<Context, "db">): Promise<readonly SaidFigure[]> {
  const { policies } = await findSettings(db);
  const { years } = claimFigures(await findClaims(db));
  const ofClaims: readonly SaidFigure[] = /^\d+/.test(years)
    ? [
        {
          mark: "claim_years",
          value: Number.parseInt(years, 10),
          pattern: /(\d+)\+? years (?:of experience|on the road|in business)/,
          about: "your years of experience",
        },
      ]
    : [];
  return [
    {
      mark: "free_hours",
      value: policies.freeHours,
      pattern: /(\d+) hours before (?:the |your )?(?:pickup|trip|departure)/,
      about: "free cancellation, in hours before pickup,",
    },
    {
      mark: "late_percent",
      value: Math.round(policies.lateShare * 100),
      pattern: /(\d+)\s?% of the (?:price|fare)/,
      about: "a late cancellation, in percent of the price,",
    },
    {
      mark: "grace_minutes",
      value: policies.graceMinutes,
      pattern: /(\d+) minutes (?:after|of) booking/,
      about: "free cancellation after booking, in minutes,",
    },
    {
      mark: "quote_hours",
      value: policies.quoteValidHours,
      pattern: /quotes? (?:is|are) valid for (?:up to )?(\d+) hours/,
      about: "a quote’s validity, in hours,",
    },
    ...ofClaims,
  ];
}
