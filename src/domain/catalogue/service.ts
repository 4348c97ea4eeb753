import { type ServiceOptionId, serviceOptionIds, serviceOptionName } from "../company/catalogue.ts";

/** Sold, not sold for a while, or never again; what was sold of it stays. */
export const serviceStates = ["on_sale", "paused", "ended"] as const;
export type ServiceState = (typeof serviceStates)[number];

/** The facts a service is sold by. Its page is beside it in the record. */
export type ServiceFacts = {
  /** The rules by which it is priced and planned. Two services may share them. */
  readonly kind: ServiceOptionId;
  /** The last part of its booking page, /book/{bookSlug}; empty if it has no page of its own. */
  readonly bookSlug: string;
  /** A booking of this kind that names no offer is of this service. */
  readonly isUsual: boolean;
  readonly isPopular: boolean;
  /** Hours before the pickup after which our team answers first; null: as for every trip of its kind. */
  readonly noticeHours: number | null;
};

/** How it is called, in one language. */
export type ServiceNames = {
  /** In the first step of a booking, on bookings, emails and invoices. */
  readonly name: string;
  /** In the menu and on its page. */
  readonly title: string;
  /** Below its name in the first step of a booking; empty if its kind has words of its own. */
  readonly text: string;
};

export type SoldService = ServiceFacts &
  ServiceNames & {
    /** The last part of its page, /services/{slug}; also its name in bookings. */
    readonly slug: string;
    readonly state: ServiceState;
    /** Its place in the first step of a booking; null if it is not among the choices there. */
    readonly choice: number | null;
  };

export type SoldServices = readonly SoldService[];

export const servicesOnSale = (services: SoldServices): SoldServices =>
  services.filter(({ state }) => state === "on_sale");

/** Those with a page of their own, in the order of the menu. */
export const servicesWithPage = (services: SoldServices): SoldServices =>
  services.filter(({ bookSlug }) => bookSlug !== "");

/** The choices in the first step of a booking. */
export const serviceChoices = (services: SoldServices): SoldServices =>
  services
    .filter(({ state, choice }) => state === "on_sale" && choice !== null)
    .toSorted((one, other) => (one.choice ?? 0) - (other.choice ?? 0));

export const usualServiceOf = (services: SoldServices, kind: string): SoldService | undefined =>
  services.find((one) => one.kind === kind && one.isUsual);

/** The service with this page or booking page. */
export const serviceNamed = (services: SoldServices, name: string): SoldService | undefined =>
  name === "" ? undefined : services.find(({ slug, bookSlug }) => slug === name || bookSlug === name);

type Choice = { readonly service: string; readonly offer: string | null };

/** The service of a trip: the one that it names, if it is of that kind, otherwise the usual one. */
export function serviceOf(services: SoldServices, { service, offer }: Choice): SoldService | undefined {
  const named = serviceNamed(services, offer ?? "");
  return named?.kind === service ? named : usualServiceOf(services, service);
}

/** How the services on sale of a kind are called. */
export const namesOfKind = (services: SoldServices, kind: string): readonly string[] =>
  servicesOnSale(services)
    .filter((one) => one.kind === kind)
    .map(({ name }) => name);

type NamedServices = readonly Pick<SoldService, "kind" | "name" | "state">[];

/** A kind of trip where a rate or a rule is about all that is sold of it. */
export const kindName = (services: NamedServices, kind: string): string =>
  services.flatMap((one) => (one.kind === kind && one.state !== "ended" ? [one.name] : [])).join(", ") ||
  serviceOptionName(kind);

type FieldChoice<T extends string = string> = { readonly value: T; readonly label: string };

/** Every kind for a rate or a rule. */
export const kindChoices = (services: NamedServices): readonly FieldChoice<ServiceOptionId>[] =>
  serviceOptionIds.map((kind) => ({ value: kind, label: kindName(services, kind) }));

/** The kinds of a new trip: those of which something is on sale, and the one it already has. */
export const kindsOnSale = (services: SoldServices, chosen: string): readonly FieldChoice<ServiceOptionId>[] =>
  serviceOptionIds.flatMap((kind) => {
    const offered = servicesOnSale(services).filter((one) => one.kind === kind);
    if (services.length > 0 && offered.length === 0 && kind !== chosen) return [];
    const service = offered.find(({ isUsual }) => isUsual) ?? offered[0] ?? usualServiceOf(services, kind);
    return [{ value: kind, label: service?.name ?? serviceOptionName(kind) }];
  });

/** The services a trip of a kind may be sold as, where there are more than the usual one. */
export function offersOfKind(services: SoldServices, kind: string): readonly FieldChoice[] {
  const offered = servicesOnSale(services).filter((one) => one.kind === kind);
  return offered.every(({ isUsual }) => isUsual) ? [] : offered.map(({ slug, name }) => ({ value: slug, label: name }));
}

/** The name of a trip that is not sold yet. A booking keeps the one it was sold under. */
export const serviceNameOf = (services: SoldServices, choice: Choice): string =>
  serviceOf(services, choice)?.name ?? serviceOptionName(choice.service);

/** By which conditions, filters and enquiries name a service: the usual one by its kind, any other by its slug. */
export const serviceKey = ({ isUsual, kind, slug }: Pick<SoldService, "isUsual" | "kind" | "slug">): string =>
  isUsual ? kind : slug;

/** The key of the service that a trip is sold as. */
export function serviceKeyOf(services: SoldServices, choice: Choice): string {
  const service = serviceOf(services, choice);
  return service ? serviceKey(service) : choice.service;
}

/** The service of a key, or of a slug. */
export const serviceByKey = (services: SoldServices, key: string): SoldService | undefined =>
  services.find((one) => serviceKey(one) === key) ?? services.find(({ slug }) => slug === key);

export const serviceKeyName = (services: SoldServices, key: string): string =>
  serviceByKey(services, key)?.name ?? serviceOptionName(key);

/** The services as the choices of a field, ended ones left out. */
export const serviceFieldChoices = (services: SoldServices): { value: string; label: string }[] =>
  services.filter(({ state }) => state !== "ended").map((one) => ({ value: serviceKey(one), label: one.name }));

/** Sold beside the usual one of their kind before services were records: figures of those years know only the kind. */
const countedByKind: ReadonlySet<string> = new Set(["chauffeur-services", "coach-hire"]);

/** The figures count a service of the company’s own by itself, and the usual one by its kind. */
export const countedAs = ({ isUsual, kind, slug }: SoldService): string =>
  isUsual || countedByKind.has(slug) ? kind : slug;

/** Those that figures can be narrowed to, once each. */
export const countedServices = (services: SoldServices): SoldServices =>
  services.filter(({ isUsual, slug }) => isUsual || !countedByKind.has(slug));

export const countedName = (services: SoldServices, key: string): string =>
  countedServices(services).find((one) => countedAs(one) === key)?.name ?? serviceOptionName(key);

/** Why a trip can’t be sold at the moment, in words for the customer; null if it can. */
export function pausedBecause(services: SoldServices, choice: Choice): string | null {
  const service = serviceOf(services, choice);
  return !service || service.state === "on_sale" ? null : `${service.name} is not offered at the moment.`;
}
