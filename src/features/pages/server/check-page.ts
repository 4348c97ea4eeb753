import { isOnSale } from "#domain/catalogue/tour.ts";
import type { PageMark } from "#domain/page/page-marks.ts";
import { type PagePart, pageParts } from "#domain/page/page-parts.ts";
import { builtInProblems, type CheckedPage, type PageProblem, pageProblems } from "#domain/page/page-problems.ts";
import { ownPathOf } from "#domain/page/safe-link.ts";
import type { Context } from "#platform/context.ts";
import { saidFigures } from "./page-marks.ts";
import type { PageRecord } from "./store.ts";
import { findPictures, findSold } from "./views.ts";

/** The reasons a page can’t be published, by the values, links, pictures and records there are now. */
export async function checkPage(
  ctx: Context,
  page: CheckedPage & { readonly path: string; readonly kind: PageRecord["kind"] },
  marks: readonly PageMark[],
): Promise<readonly PageProblem[]> {
  const parts = pageParts(page.blocks);
  const placed = parts.flatMap((part) => (part.is === "picture" && part.picture ? [part.picture.id] : []));
  const pictures = new Set((await findPictures(ctx.db, placed)).map(({ hash }) => hash));
  const paths = await knownPaths(ctx, parts, page.path);
  const { tours, services } = await findSold(ctx.db);
  const sold = {
    tours: new Set(tours.filter(isOnSale).map(({ slug }) => slug)),
    services: new Set(services.filter(({ state }) => state === "on_sale").map(({ slug }) => slug)),
  };
  const names = new Set(marks.map(({ name }) => name));
  const problemsOf = page.kind === "built_in" ? builtInProblems : pageProblems;
  return problemsOf(page, {
    isKnownMark: (name) => names.has(name),
    isKnownPath: (path) => paths.has(path),
    isKnownPicture: (id) => pictures.has(id),
    isOnSale: (of, slug) => sold[of].has(slug),
    said: await saidFigures(ctx),
  });
}

/** Those of its links to our own pages that lead somewhere. */
async function knownPaths(ctx: Context, parts: readonly PagePart[], own: string): Promise<ReadonlySet<string>> {
  const linked = parts.flatMap((part) => {
    if (part.is === "rich") return part.links;
    return part.is === "link" && part.link ? [part.link.to] : [];
  });
  const paths = new Set(linked.map(ownPathOf).filter((path) => path !== null));
  const known = new Set([own, "/"]);
  for (const path of paths) if (await ctx.pages.has(ctx, path)) known.add(path);
  return known;
}
