import { type Measure, shareOf } from "./measures.ts";
import type { CountedOutcome } from "./tiles.ts";

/** The promises we keep score of. */
export const promiseIds = ["answer", "price", "on_time", "wait", "refund"] as const;
export type PromiseId = (typeof promiseIds)[number];

/** The rows behind each promise. */
export const promiseRows: Readonly<
  Record<PromiseId, { readonly measure: Measure; readonly outcomes: readonly string[] }>
> = {
  answer: { measure: "response", outcomes: ["kept", "late"] },
  price: { measure: "price", outcomes: [] },
  on_time: { measure: "pickup", outcomes: ["on_time", "late"] },
  wait: { measure: "wait", outcomes: [] },
  refund: { measure: "refund", outcomes: [] },
};

export type KeptPromise = {
  readonly id: PromiseId;
  readonly kept: number;
  readonly broken: number;
  /** Between 0 and 1; null if the promise didn’t come up. */
  readonly share: number | null;
};

type Row = {
  readonly counted: readonly Pick<CountedOutcome, "measure" | "outcome" | "entries">[];
  /** Refunds by how many whole days they took. */
  readonly refunds: readonly { readonly days: number; readonly entries: number }[];
  /** How many days a refund may take. We promise working days; counting calendar days is stricter. */
  readonly refundDays: number;
};

/** Kept and broken promises from the records. An unknown outcome counts as neither. */
export function promisesOf({ counted, refunds, refundDays }: Row): readonly KeptPromise[] {
  const sum = (some: readonly { readonly entries: number }[]) => some.reduce((all, { entries }) => all + entries, 0);
  const count = (measure: string, outcome: string) =>
    sum(counted.filter((one) => one.measure === measure && one.outcome === outcome));
  const promise = (id: PromiseId, kept: number, broken: number): KeptPromise => ({
    id,
    kept,
    broken,
    share: shareOf(kept, kept + broken),
  });
  return [
    promise("answer", count("response", "kept"), count("response", "late")),
    promise("price", count("price", "kept"), count("price", "raised")),
    promise("on_time", count("pickup", "on_time"), count("pickup", "late")),
    promise("wait", count("wait", "kept"), count("wait", "early")),
    promise(
      "refund",
      sum(refunds.filter(({ days }) => days <= refundDays)),
      sum(refunds.filter(({ days }) => days > refundDays)),
    ),
  ];
}
