import { namesOfKind, type SoldServices } from "../catalogue/service.ts";
import { type ServiceOptionId, serviceOptionIds } from "../company/catalogue.ts";

/** The cost of cancelling once the grace after booking is over. */
export type CancellationTerms = {
  readonly freeHours: number;
  readonly lateShare: number;
  readonly noShowShare: number;
};

/** A service’s or a vehicle class’s own; null is as usual. */
export type OwnCancellation = { readonly [Name in keyof CancellationTerms]: number | null };

/** Those that differ from the usual terms. Classes are by id; one without an entry has none of its own. */
export type OwnCancellations = {
  readonly services: Readonly<Record<ServiceOptionId, OwnCancellation>>;
  readonly classes: Readonly<Record<string, OwnCancellation>>;
};

/** The company’s terms for new bookings. */
export type CancellationRules = CancellationTerms & { readonly cancellations: OwnCancellations };

export const asUsualCancellation: OwnCancellation = { freeHours: null, lateShare: null, noShowShare: null };

export const noOwnCancellations: OwnCancellations = {
  services: Object.fromEntries(serviceOptionIds.map((id) => [id, asUsualCancellation])) as Record<
    ServiceOptionId,
    OwnCancellation
  >,
  classes: {},
};

/** Null if its class is not known yet. */
export type CancellableTrip = { readonly service: string; readonly vehicleClass?: string | null };

/** A class’s own terms count before those of the service: a coach is as hard to sell again, whatever it was booked for. */
export function cancellationTermsFor(
  rules: CancellationRules,
  { service, vehicleClass }: CancellableTrip,
): CancellationTerms {
  const { services, classes } = rules.cancellations;
  const id = serviceOptionIds.find((one) => one === service);
  const ofService = id ? services[id] : asUsualCancellation;
  const ofClass = classes[vehicleClass ?? ""] ?? asUsualCancellation;
  const own = (name: keyof CancellationTerms) => ofClass[name] ?? ofService[name] ?? rules[name];
  return { freeHours: own("freeHours"), lateShare: own("lateShare"), noShowShare: own("noShowShare") };
}

/** Services and classes that differ from the usual terms, each with its own in full. */
export type NamedCancellation = CancellationTerms & { readonly name: string };

type Names = { readonly classes: readonly { readonly id: string; readonly name: string }[] };

export function namedCancellations(
  rules: CancellationRules,
  { classes, services }: Names & { readonly services: SoldServices },
): readonly NamedCancellation[] {
  const named = serviceOptionIds.flatMap((service) =>
    namesOfKind(services, service).map((name) => ({ name, ...cancellationTermsFor(rules, { service }) })),
  );
  return [...named, ...classCancellations(rules, { classes, service: "" })].filter((one) => !isSame(one, rules));
}

/** The classes whose terms differ from those of the service. */
export function classCancellations(
  rules: CancellationRules,
  { classes, service }: Names & { readonly service: string },
): readonly NamedCancellation[] {
  const usual = cancellationTermsFor(rules, { service });
  return classes
    .map(({ id, name }) => ({ name, ...cancellationTermsFor(rules, { service, vehicleClass: id }) }))
    .filter((one) => !isSame(one, usual));
}

const isSame = (one: CancellationTerms, other: CancellationTerms): boolean =>
  one.freeHours === other.freeHours && one.lateShare === other.lateShare && one.noShowShare === other.noShowShare;

/** “Large Coach: free up to 7 days before pickup, later 80% of the price.” Empty if all are cancelled on the usual terms. */
export const cancellationsText = (named: readonly NamedCancellation[]): string =>
  named.length === 0
    ? ""
    : `These have terms of their own. ${named.map((one) => `${one.name}: ${termsText(one)}.`).join(" ")}`;

export function termsText({ freeHours, lateShare, noShowShare }: CancellationTerms): string {
  if (lateShare === 0 && noShowShare === 0) return "free at any time";
  const noShow = noShowShare === lateShare ? "" : `, and ${chargedText(noShowShare)} for a no-show`;
  if (freeHours === 0 || lateShare === 0) return `free up to the pickup${noShow}`;
  return `free up to ${noticeText(freeHours)} before pickup, later ${chargedText(lateShare)}${noShow}`;
}

/** Longer than two days, whole days are said as such. */
export function noticeText(hours: number): string {
  if (hours > 48 && hours % 24 === 0) return `${hours / 24} days`;
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

export function chargedText(share: number): string {
  if (share === 0) return "nothing";
  return share === 1 ? "the full price" : `${Math.round(share * 1000) / 10}% of the price`;
}
