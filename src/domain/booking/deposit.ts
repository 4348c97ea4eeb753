import { namesOfKind, type SoldServices } from "../catalogue/service.ts";
import { type ServiceOptionId, serviceOptionIds } from "../company/catalogue.ts";
import { cents, shareOf } from "../money/money.ts";
import { addHours } from "../time/local-time.ts";

/** How a price is paid: a share when booking, and the rest by so many hours before pickup. */
export type DepositTerms = { readonly share: number; readonly restDueHours: number };

/** A service’s own; null is as for every other service. */
export type OwnDeposit = { readonly share: number | null; readonly restDueHours: number | null };
export type OwnDeposits = Readonly<Record<ServiceOptionId, OwnDeposit>>;

/** The company’s terms for new bookings. */
export type DepositRules = {
  readonly depositShare: number;
  readonly restDueHours: number;
  readonly deposits: OwnDeposits;
};

const asUsual: OwnDeposit = { share: null, restDueHours: null };
export const noOwnDeposits = Object.fromEntries(serviceOptionIds.map((id) => [id, asUsual])) as OwnDeposits;

export function depositTermsFor({ depositShare, restDueHours, deposits }: DepositRules, service: string): DepositTerms {
  const id = serviceOptionIds.find((one) => one === service);
  const own = id ? deposits[id] : asUsual;
  return { share: own.share ?? depositShare, restDueHours: own.restDueHours ?? restDueHours };
}

export const restDueAt = (pickupAt: Date, { restDueHours }: Pick<DepositTerms, "restDueHours">): Date =>
  addHours(pickupAt, -restDueHours);

type Sold = { readonly pickupAt: Date; readonly now: Date };

/** Null if the full amount is due at once, as it is when the rest would be due by now. */
export function depositOf(total: number | null, terms: DepositTerms, { pickupAt, now }: Sold): number | null {
  if (total === null || terms.share >= 1 || restDueAt(pickupAt, terms) <= now) return null;
  return shareOf(cents(total), terms.share);
}

type Deposited = { readonly totalCents: number | null; readonly depositCents: number | null };
type Part = Deposited & { readonly depositTerms: DepositTerms | null; readonly pickupAt: Date };

/** When the rest of a booking is due; null if no deposit was agreed. Earlier bookings pay it before pickup. */
export const restDueOf = ({ totalCents, depositCents, depositTerms, pickupAt }: Part): Date | null =>
  depositCents === null || totalCents === null || depositCents >= totalCents
    ? null
    : restDueAt(pickupAt, depositTerms ?? { restDueHours: 0 });

/** “7 days before pickup”, to follow “The rest is due”. */
export function restDueText(hours: number): string {
  if (hours === 0) return "before pickup";
  if (hours > 24 && hours % 24 === 0) return `${hours / 24} days before pickup`;
  return `${hours} ${hours === 1 ? "hour" : "hours"} before pickup`;
}

export const depositPercent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Each kind of service with its terms. */
export type ServiceDeposit = DepositTerms & { readonly service: ServiceOptionId };

export const depositsOf = (rules: DepositRules): readonly ServiceDeposit[] =>
  serviceOptionIds.map((service) => ({ service, ...depositTermsFor(rules, service) }));

/** Services on sale with the same terms together, as a visitor reads them; empty if the full price is due for all of them. */
export function depositsText(all: readonly ServiceDeposit[], services: SoldServices): string {
  const deposits = all.filter(({ service }) => namesOfKind(services, service).length > 0);
  if (deposits.every(({ share }) => share >= 1)) return "";
  const texts = [...new Set(deposits.map(asText))];
  if (texts.length === 1) return `When you book, ${texts[0]}.`;
  const namesOf = (text: string) =>
    deposits.filter((one) => asText(one) === text).flatMap(({ service }) => namesOfKind(services, service));
  return texts.map((text) => `${namesOf(text).join(", ")}: when you book, ${text}.`).join(" ");
}

const asText = ({ share, restDueHours }: DepositTerms): string =>
  share >= 1
    ? "the full price is due"
    : `${depositPercent(share)} of the price is due, and the rest ${restDueText(restDueHours)}`;
