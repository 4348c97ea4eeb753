import { locate, roadBetween } from "#domain/geography/locate.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import { type InlandTransfer, inlandTransfers as written } from "../words/inland-transfers.ts";

const space = "\u00a0";

/** The towns that the tariff has a fixed price for, in its order: with our words, or with the road alone. */
export const inlandTransfers = ({ routes }: Pick<Tariff, "routes">): readonly InlandTransfer[] =>
  routes.map(({ town }) => written.find(({ destination }) => destination === town) ?? plainTransfer(town));

function plainTransfer(town: string): InlandTransfer {
  const [from, to] = [locate("Cape Town City Centre").place, locate(town).place];
  const road = from && to && roadBetween(from, to);
  return {
    destination: town,
    distance: road ? `${Math.round(road.kilometres)}${space}km` : "",
    duration: road ? driveText(Math.round(road.minutes / 5) * 5) : "",
    highlights: [],
    priceRange: `From {town.${town}}`,
    bestFor: "",
    to: `/booking?destination=${encodeURIComponent(town)}`,
  };
}

function driveText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours}${space}h`, rest > 0 && `${rest}${space}min`];
  return parts.filter(Boolean).join(" ");
}
