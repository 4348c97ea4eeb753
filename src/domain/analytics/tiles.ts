import { addCounted, type Counted, type Measure, medianOfSlots, shareOf } from "./measures.ts";

/** One row of a period’s sums: an outcome and how often it occurred. */
export type CountedOutcome = Counted & { readonly measure: Measure; readonly outcome: string };
export type ResponseSlot = { readonly slot: number; readonly entries: number };

export const soldOutcomes = ["sold", "driven", "no_show", "cancelled"] as const;

/** The page’s figures in order, with what each is computed from and the rows behind it. */
export const tileRows = {
  requests: { measure: "booking", outcomes: [] },
  sold: { measure: "booking", outcomes: soldOutcomes },
  quotes_won: { measure: "quote", outcomes: ["won", "declined", "expired"] },
  response: { measure: "response", outcomes: ["kept", "late"] },
  on_time: { measure: "pickup", outcomes: ["on_time", "late"] },
  utilisation: { measure: "shift", outcomes: [] },
  empty_km: { measure: "shift", outcomes: ["known"] },
  cancelled: { measure: "booking", outcomes: ["cancelled"] },
  refunds: { measure: "refund", outcomes: [] },
  returning: { measure: "customer", outcomes: ["returned", "more"] },
} as const satisfies Readonly<Record<string, { measure: Measure; outcomes: readonly string[] }>>;

export type TileId = keyof typeof tileRows;
export const tileIds = Object.keys(tileRows) as TileId[];

export type Tile = {
  readonly id: TileId;
  readonly unit: "count" | "share" | "minutes" | "cents";
  /** Null if there is nothing to compute it from. */
  readonly value: number | null;
  /** For a share: its numerator and denominator, in bookings, minutes or kilometres. */
  readonly part: number;
  readonly whole: number;
  /** Counted beside it: unknown outcomes and no-shows; for answers, those within the promised time. */
  readonly aside: number;
};

type Row = { readonly counted: readonly CountedOutcome[]; readonly responses: readonly ResponseSlot[] };

/** A period’s figures, from the sums of its events. */
export function tilesOf({ counted, responses }: Row): readonly Tile[] {
  const of = (measure: Measure, ...some: readonly string[]): Counted =>
    addCounted(counted.filter((one) => one.measure === measure && (some.length === 0 || some.includes(one.outcome))));
  const count = (measure: Measure, ...some: readonly string[]) => of(measure, ...some).entries;
  const share = (id: TileId, part: number, whole: number, aside = 0): Tile => ({
    id,
    unit: "share",
    value: shareOf(part, whole),
    part,
    whole,
    aside,
  });
  const plain = (id: TileId, unit: "count" | "cents", value: number, whole: number): Tile => ({
    id,
    unit,
    value,
    part: value,
    whole,
    aside: 0,
  });
  const sold = count("booking", ...soldOutcomes);
  const answered = count("response", "kept", "late");
  const shifts = of("shift");
  const driven = of("shift", "known");
  const refunds = of("refund");
  return [
    plain("requests", "count", count("booking"), count("booking")),
    share("sold", sold, count("booking"), count("booking", "open")),
    share("quotes_won", count("quote", "won"), count("quote", "won", "declined", "expired"), count("quote", "open")),
    {
      id: "response",
      unit: "minutes",
      value: medianOfSlots(responses),
      part: answered,
      whole: answered,
      aside: count("response", "kept"),
    },
    share("on_time", count("pickup", "on_time"), count("pickup", "on_time", "late"), count("pickup", "unknown")),
    share("utilisation", shifts.paidMinutes, shifts.minutes, shifts.entries),
    share("empty_km", driven.km - driven.paidKm, driven.km, count("shift", "unknown")),
    share("cancelled", count("booking", "cancelled"), sold, count("booking", "no_show")),
    plain("refunds", "cents", refunds.cents, refunds.entries),
    share("returning", count("customer", "returned", "more"), count("customer")),
  ];
}

export const funnelSteps = ["service", "details", "contact", "review", "sent"] as const;

/** The sales funnel: each stage and how many reached it. */
export function funnelOf(counted: readonly CountedOutcome[]) {
  const count = (measure: Measure, some: readonly string[]) =>
    counted
      .filter((one) => one.measure === measure && some.includes(one.outcome))
      .reduce((sum, { entries }) => sum + entries, 0);
  return {
    visitors: funnelSteps.map((step) => ({ step, entries: count("step", [step]) })),
    requests: {
      made: count("booking", [...soldOutcomes, "open", "lost"]),
      sold: count("booking", soldOutcomes),
      driven: count("booking", ["driven"]),
    },
  };
}
