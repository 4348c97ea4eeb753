import { type Comparison, comparisons, type Period } from "#domain/revenue/periods.ts";
import { type RevenueBasis, revenueBases } from "#domain/revenue/revenue.ts";
import { addDays, addMonths, isLocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";

const oneOf = <T extends string>(all: readonly T[], text: string, otherwise: T): T =>
  all.find((one) => one === text) ?? otherwise;

const monthOf = (first: ReturnType<typeof localDate>): Period => ({
  from: first,
  until: addDays(addMonths(first, 1), -1),
});

/** The previous month. */
export const lastMonth = (now: Date): Period => {
  const first = localDate(`${localDateOf(now).slice(0, 7)}-01`);
  return monthOf(addMonths(first, -1));
};

/** The last twelve whole months. */
export const lastYear = (now: Date): Period => {
  const { from, until } = lastMonth(now);
  return { from: addMonths(from, -11), until };
};

/** A figures page’s view in its address, by default the last whole month. */
export function useRevenueAddress() {
  const { read, filter, go } = usePageAddress();
  const [from, until] = [read("from"), read("until")];
  const isChosen = isLocalDate(from) && isLocalDate(until) && from <= until;
  const period = isChosen ? { from, until } : lastMonth(new Date());
  const [otherFrom, otherUntil] = [read("against_from"), read("against_until")];
  const hasOther = isLocalDate(otherFrom) && isLocalDate(otherUntil) && otherFrom <= otherUntil;
  const result = oneOf<Comparison>(comparisons, read("against"), "before");
  const against = result === "other" && !hasOther ? "before" : result;
  const row = read("row");
  return {
    period,
    /** The comparison in the calls’ format. */
    compared: against === "other" ? { against, against_from: otherFrom, against_until: otherUntil } : { against },
    basis: oneOf<RevenueBasis>(revenueBases, read("basis"), "earned"),
    service: read("service"),
    by: read("by"),
    /** The row with open entries; null if none. `all` means the whole period, `none` entries without one. */
    row: row === "" ? null : row,
    isWorstFirst: read("worst") === "1",
    choose: (changes: Readonly<Record<string, string>>) => filter({ ...changes, row: "" }),
    open: (key: string, isWorstFirst = false) => go({ row: key, worst: isWorstFirst ? "1" : "" }),
    sortWorst: (isWorst: boolean) => filter({ worst: isWorst ? "1" : "" }),
    close: () => filter({ row: "", worst: "" }),
  };
}
export type RevenueAddress = ReturnType<typeof useRevenueAddress>;
