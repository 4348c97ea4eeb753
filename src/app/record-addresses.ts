import type { ReadDb } from "#db/connect.ts";
import { findSold } from "#db/read-catalogue.ts";
import type { Tour } from "#domain/catalogue/tour.ts";

/** The addresses that records answer, such as those of tours: which there are changes while the site runs. */
export type RecordAddresses = {
  /** Pages for search engines. */
  readonly listed: readonly string[];
  /** Every page there is. */
  readonly pages: ReadonlySet<string>;
  /** Where a page that is no more has gone. */
  readonly moved: ReadonlyMap<string, string>;
};

export const addressesOfTours = (tours: readonly Tour[]): RecordAddresses => {
  const onSale = tours.filter(({ state }) => state === "on_sale");
  const paused = tours.filter(({ state }) => state === "paused");
  const ended = tours.filter(({ state }) => state === "ended");
  const listed = [...onSale.map(pageOf), ...onSale.map(bookingOf)];
  const pages = new Set([...listed, ...paused.map(pageOf)]);
  const moved = [
    ...ended.flatMap((tour) => [[pageOf(tour), "/tours"] as const, [bookingOf(tour), "/tours"] as const]),
    ...paused.map((tour) => [bookingOf(tour), pageOf(tour)] as const),
  ];
  return { listed, pages, moved: new Map(moved.filter(([from]) => !pages.has(from))) };
};

const pageOf = ({ slug }: Tour) => `/tours/${slug}`;
const bookingOf = ({ bookSlug }: Tour) => `/book/${bookSlug}`;

export const readRecordAddresses = async (db: ReadDb): Promise<RecordAddresses> =>
  addressesOfTours((await findSold(db)).tours);

/** Read once for each version of the site: every change of a record raises it. */
export function keepRecordAddresses(siteVersion: () => number, read: () => Promise<RecordAddresses>) {
  let kept: { readonly version: number; readonly found: Promise<RecordAddresses> } | undefined;
  return (): Promise<RecordAddresses> => {
    const version = siteVersion();
    if (kept?.version === version) return kept.found;
    const found = read();
    kept = { version, found };
    found.catch(() => {
      if (kept?.found === found) kept = undefined;
    });
    return found;
  };
}
