import {
  pausedBecause,
  type SoldService,
  type SoldServices,
  serviceNamed,
  serviceOf,
} from "#domain/catalogue/service.ts";
import { serviceOptionFor } from "#domain/company/catalogue.ts";
import { usualOffer } from "./use-offer-facts.ts";

/** The service a link names: by its page, its booking page or its kind; undefined if it is none of ours. */
export function serviceAsked(text: string, services: SoldServices): SoldService | undefined {
  const named = serviceNamed(services, text.trim().toLowerCase().replaceAll("_", "-"));
  if (named) return named;
  const kind = serviceOptionFor(text);
  return kind && serviceOf(services, { service: kind, offer: null });
}

/** Why nothing can be booked by a link, in words for the customer; null if it can or names nothing. */
export function linkProblem(search: string, services: SoldServices): string | null {
  const asked = serviceAsked(new URLSearchParams(search).get("service") ?? "", services);
  return asked ? pausedBecause(services, { service: asked.kind, offer: asked.slug }) : null;
}

/** The offer that a choice of this service begins with: its usual one, or the service itself. */
export const offerWithin = (service: SoldService | undefined): string => {
  if (!service) return "";
  return service.isUsual ? usualOffer(service.kind) : service.slug;
};
