import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import type { Random } from "./random.ts";

type Sizes = readonly (readonly [number, number])[];

const couplesAndFamilies: Sizes = [
  [1, 14],
  [2, 40],
  [3, 11],
  [4, 14],
  [5, 6],
  [6, 6],
  [7, 2],
  [8, 3],
  [10, 2],
  [12, 1],
];

/** How many travel, by service. */
export function partySize(service: ServiceOptionId, offer: string | null, luck: Random): number {
  switch (service) {
    case "airport_transfer":
      return luck.chance(0.02) ? luck.whole(15, 22) : luck.weighted(couplesAndFamilies);
    case "day_tour":
      return luck.chance(0.03) ? luck.whole(15, 22) : luck.weighted(couplesAndFamilies);
    case "chauffeur_service":
      return luck.weighted([
        [1, 42],
        [2, 40],
        [3, 18],
      ]);
    case "group_transport":
      if (offer === "coach-hire") return luck.chance(0.35) ? luck.whole(28, 45) : luck.whole(15, 22);
      return luck.whole(4, 13);
    case "staff_transport":
      return luck.whole(7, 13);
    case "corporate_events":
      return luck.chance(0.2) ? luck.whole(30, 45) : luck.whole(6, 20);
    case "custom":
      return luck.whole(1, 6);
  }
}
