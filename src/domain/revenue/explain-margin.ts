import { marginOfFigures, netOfFigures, type RevenueFigures } from "./revenue.ts";

type Explained = Pick<
  RevenueFigures,
  | "trips"
  | "grossCents"
  | "vatCents"
  | "outlayCents"
  | "driverCents"
  | "providerCents"
  | "vehicleCents"
  | "commissionCents"
>;

export type MarginPart = "net" | "driver" | "provider" | "vehicle" | "commission";

/** One component of a trip’s margin, compared with another period. */
export type MarginCause = {
  readonly part: MarginPart;
  /** Per trip. */
  readonly nowCents: number;
  readonly beforeCents: number;
  /** Its effect on the margin per trip; negative if it costs. */
  readonly effectCents: number;
};

const perTrip = (cents: number, { trips }: Explained) => (trips === 0 ? 0 : Math.round(cents / trips));

/** Why the margin per trip rose or fell, biggest change first. */
export function explainMargin(now: Explained, before: Explained): readonly MarginCause[] {
  const cause = (part: MarginPart, read: (one: Explained) => number, sign: 1 | -1): MarginCause => {
    const [nowCents, beforeCents] = [perTrip(read(now), now), perTrip(read(before), before)];
    return { part, nowCents, beforeCents, effectCents: sign * (nowCents - beforeCents) };
  };
  return [
    cause("net", netOfFigures, 1),
    cause("driver", ({ driverCents }) => driverCents, -1),
    cause("provider", ({ providerCents }) => providerCents, -1),
    cause("vehicle", ({ vehicleCents }) => vehicleCents, -1),
    cause("commission", ({ commissionCents }) => commissionCents, -1),
  ].toSorted((a, b) => Math.abs(b.effectCents) - Math.abs(a.effectCents));
}

/** Whether it cost more than it earned. */
export const isLoss = (figures: Explained): boolean => marginOfFigures(figures) < 0;
