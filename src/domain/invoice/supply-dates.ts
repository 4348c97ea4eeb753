import { formatDate, type LocalDate, localDate } from "../time/local-time.ts";

/** The supply dates of a document’s lines, earliest first. */
export const supplyDates = (lines: readonly { readonly serviceOn: string | null }[]): LocalDate[] =>
  [...new Set(lines.flatMap(({ serviceOn }) => serviceOn ?? []))].toSorted().map(localDate);

/** "28 Nov 2026", "28 Nov 2026 and 2 Dec 2026", "28 Nov 2026 to 4 Dec 2026"; null without a date. */
export function supplyText(dates: readonly LocalDate[]): string | null {
  const [first, ...others] = dates;
  const last = others.at(-1);
  if (!first) return null;
  if (!last) return formatDate(first);
  return `${formatDate(first)} ${others.length === 1 ? "and" : "to"} ${formatDate(last)}`;
}
