import { type Block, eachBlock } from "#domain/page/blocks.ts";
import type { contentContract } from "#features/content/contract.ts";
import type { FleetGlance, TourCard, TourView } from "#features/content/words/page-shapes.ts";
import type { PublishedReviews, reviewsContract } from "#features/reviews/contract.ts";
import type { PageStore } from "#platform/page-store.ts";

/** Today’s records that the blocks of a page show. */
export type BlockData = {
  readonly tours: readonly TourCard[];
  readonly fleet: readonly FleetGlance[];
  readonly reviews: PublishedReviews | null;
  /** The routes of tours, by their slugs. */
  readonly routes: Readonly<Record<string, Pick<TourView, "stops" | "map">>>;
};
export const noBlockData: BlockData = { tours: [], fleet: [], reviews: null, routes: {} };

/** Reads what these blocks need, and nothing else: a page without tours asks for none. */
export async function readBlockData(store: PageStore, blocks: readonly Block[]): Promise<BlockData> {
  const all = [...eachBlock(blocks)].map(({ block }) => block);
  const has = (kind: Block["kind"]) => all.some((block) => block.kind === kind);
  const [tours, fleet, reviews, routes] = await Promise.all([
    has("tours")
      ? store.read<typeof contentContract.tourCards>("tour-cards", {}).then(({ cards }) => cards)
      : noBlockData.tours,
    has("fleet")
      ? store.read<typeof contentContract.fleetInBrief>("fleet-in-brief", {}).then(({ types }) => types)
      : noBlockData.fleet,
    has("reviews") ? store.read<typeof reviewsContract.publishedReviews>("published-reviews", {}) : null,
    Promise.all(all.flatMap((block) => routeShownBy(block)).map((slug) => readRoute(store, slug))),
  ]);
  return { tours, fleet, reviews, routes: Object.fromEntries(routes.flat()) };
}

const routeShownBy = (block: Block): readonly string[] =>
  block.kind === "map" && block.values.of === "tour" ? block.values.tours.slice(0, 1) : [];

/** A tour that has ended since has no page, and its map is left out. */
async function readRoute(store: PageStore, slug: string) {
  try {
    const { stops, map } = await store.read<typeof contentContract.tourPage>("tour-page", { slug });
    return [[slug, { stops, map }] as const];
  } catch (error) {
    if (error instanceof Response) return [];
    throw error;
  }
}
