import { type DealState, isOpenDeal } from "./deal-lifecycle.ts";

export type ForecastDeal = {
  readonly state: DealState;
  readonly valueCents: number;
  /** In percent. */
  readonly probability: number;
  /** 2026-11-30 */
  readonly expectedOn: string;
};
export type ForecastMonth = {
  readonly month: string;
  readonly deals: number;
  readonly valueCents: number;
  readonly weightedCents: number;
};

/** The value of a deal by how likely it is, to the cent. */
export const weightedCents = ({ valueCents, probability }: Pick<ForecastDeal, "valueCents" | "probability">): number =>
  Math.round((valueCents * probability) / 100);

/** The open deals summed by the month in which they are expected to close. */
export function forecastOf(deals: readonly ForecastDeal[]): readonly ForecastMonth[] {
  const months = new Map<string, ForecastMonth>();
  for (const deal of deals.filter(({ state }) => isOpenDeal(state))) {
    const month = deal.expectedOn.slice(0, 7);
    const sum = months.get(month) ?? { month, deals: 0, valueCents: 0, weightedCents: 0 };
    months.set(month, {
      month,
      deals: sum.deals + 1,
      valueCents: sum.valueCents + deal.valueCents,
      weightedCents: sum.weightedCents + weightedCents(deal),
    });
  }
  return [...months.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1));
}
