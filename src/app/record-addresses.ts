import type { ReadDb } from "#db/connect.ts";
import { findSold } from "#db/read-catalogue.ts";
import { findPagesOut, findRedirects } from "#db/read-pages.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import { servicesWithPage } from "#domain/catalogue/service.ts";
import { isRedirectTarget, redirectTarget } from "#domain/page/redirects.ts";

/** The addresses that records answer, such as those of services and tours: which there are changes while the site runs. */
export type RecordAddresses = {
  /** Pages for search engines. */
  readonly listed: readonly string[];
  /** Every page there is. */
  readonly pages: ReadonlySet<string>;
  /** Where a page that is no more has gone. */
  readonly moved: ReadonlyMap<string, string>;
  /** Where an address that our team has redirected leads in the end. */
  readonly redirects: ReadonlyMap<string, string>;
};

type Sold = Pick<Catalogue, "services" | "tours">;

/** A record’s own page, its booking page, and the list that shows the others. */
type Addressed = { readonly state: string; readonly page: string; readonly booking: string; readonly list: string };

export function addressesOfSold({ services, tours }: Sold): RecordAddresses {
  const records = [
    ...servicesWithPage(services).map((one) => addressed("/services", one)),
    ...tours.map((one) => addressed("/tours", one)),
  ];
  const inState = (state: string) => records.filter((one) => one.state === state);
  const [onSale, paused, ended] = [inState("on_sale"), inState("paused"), inState("ended")];
  const listed = [...onSale.map(({ page }) => page), ...onSale.map(({ booking }) => booking)];
  const pages = new Set([...listed, ...paused.map(({ page }) => page)]);
  const moved = [
    ...ended.flatMap(({ page, booking, list }) => [[page, list] as const, [booking, list] as const]),
    ...paused.map(({ page, booking }) => [booking, page] as const),
  ];
  return { listed, pages, moved: new Map(moved.filter(([from]) => !pages.has(from))), redirects: new Map() };
}

type Named = { readonly state: string; readonly slug: string; readonly bookSlug: string };

const addressed = (list: string, { state, slug, bookSlug }: Named): Addressed => ({
  state,
  page: `${list}/${slug}`,
  booking: `/book/${bookSlug}`,
  list,
});

/** With the pages that our team has written, as they are out at this moment, and its redirects. */
export async function readRecordAddresses(db: ReadDb, now = new Date()): Promise<RecordAddresses> {
  const [sold, written, redirects] = [
    addressesOfSold(await findSold(db)),
    await findPagesOut(db, now),
    await findRedirects(db),
  ];
  return {
    ...sold,
    listed: [...sold.listed, ...written.flatMap(({ path, isHidden }) => (isHidden ? [] : path))],
    pages: new Set([...sold.pages, ...written.map(({ path }) => path)]),
    redirects: followed(redirects),
  };
}

/** A circle, or a target that no call of ours would have kept, leads nowhere. */
const followed = (redirects: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map(
    [...redirects.keys()].flatMap((from) => {
      const to = redirectTarget(redirects, from);
      return to !== null && isRedirectTarget(to) ? [[from, to]] : [];
    }),
  );

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
