import { type TileId, tileIds } from "#domain/analytics/tiles.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { useRevenueAddress } from "../../ui/use-revenue-address.ts";

/** The page’s view in its address: the period, a source, and the open figure. */
export function useAnalyticsAddress() {
  const address = useRevenueAddress();
  const { read, filter, go } = usePageAddress();
  const tile = tileIds.find((id) => id === read("figure"));
  return {
    ...address,
    source: read("source"),
    /** The figure with open rows. */
    tile: tile ?? null,
    openTile: (id: TileId) => go({ figure: id }),
    closeTile: () => filter({ figure: "" }),
    choose: (changes: Readonly<Record<string, string>>) => filter({ ...changes, figure: "" }),
  };
}
export type AnalyticsAddress = ReturnType<typeof useAnalyticsAddress>;
