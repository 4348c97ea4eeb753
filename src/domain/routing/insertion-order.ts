import type { Model } from "./model.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** An order in which parties are inserted, and how often it is drawn compared with the others. */
type Order = { readonly weight: number; readonly keys: Float64Array | undefined };

/**
 * Orders of insertion: the difficult first, by different ideas of what is difficult. One is drawn each time, and sometimes
 * none of them.
 */
export class InsertionOrder {
  readonly #orders: readonly Order[];
  readonly #random: SeededRandom;
  readonly #weights: number;

  constructor(model: Model, random: SeededRandom) {
    this.#random = random;
    const byParty = (measure: (ride: number) => number) =>
      Float64Array.from(model.parties, (party) => Math.min(...party.map(measure)));
    const { earliest, latest, takes, dimensions, dropOffOf, minutes, nodes } = model;
    const lastStop = (ride: number) => ((dropOffOf[ride] ?? -1) < 0 ? ride : (dropOffOf[ride] ?? 0));
    const fromStart = (ride: number) => minutes[(model.startOf[0] ?? 0) * nodes + ride] ?? 0;
    const slack = (ride: number) =>
      (latest[ride] ?? 0) - (earliest[ride] ?? 0) + (latest[lastStop(ride)] ?? 0) - (earliest[lastStop(ride)] ?? 0);
    const direct = (ride: number) => minutes[ride * nodes + lastStop(ride)] ?? 0;
    const orders = [
      { weight: 4, keys: undefined },
      { weight: 4, keys: byParty((ride) => -(takes[ride * dimensions] ?? 0)) },
      { weight: 2, keys: byParty((ride) => -fromStart(ride)) },
      { weight: 1, keys: byParty(fromStart) },
      { weight: 2, keys: byParty(slack) },
      { weight: 2, keys: byParty((ride) => earliest[ride] ?? 0) },
      { weight: 2, keys: byParty((ride) => -(latest[lastStop(ride)] ?? 0)) },
      { weight: 1, keys: byParty((ride) => -direct(ride)) },
    ];
    // Where all rides take as many seats, sorting by seats would leave them in the order in which they were taken out.
    this.#orders = orders.filter(({ keys }) => !keys || keys.some((key) => key !== keys[0]));
    this.#weights = this.#orders.reduce((sum, { weight }) => sum + weight, 0);
  }

  sort(parties: number[]): void {
    let drawn = this.#random.next() * this.#weights;
    const order = this.#orders.find(({ weight }) => {
      drawn -= weight;
      return drawn < 0;
    });
    const keys = order?.keys;
    if (keys) parties.sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0));
    else this.#random.shuffle(parties);
  }
}
