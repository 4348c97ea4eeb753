import { Badge } from "#design/badge.tsx";
import { tileLabels } from "#domain/analytics/analytics-labels.ts";
import type { TileId } from "#domain/analytics/tiles.ts";
import type { ShownTile } from "../contract.ts";
import { changeOf, tileNote, valueText } from "./tile-labels.ts";

type AnalyticsTilesProps = { tiles: readonly ShownTile[]; onOpen: (id: TileId) => void };

/** The period in figures; each opens the rows it was made from. */
export function AnalyticsTiles({ tiles, onOpen }: AnalyticsTilesProps) {
  return (
    <ul aria-label="The period in figures" className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {tiles.map((tile) => (
        <li key={tile.id}>
          <button
            type="button"
            onClick={() => onOpen(tile.id)}
            className="grid h-full w-full content-start gap-1 rounded-lg bg-surface p-4 text-start shadow-1 inset-ring inset-ring-line hover:inset-ring-line-strong"
          >
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold text-ink-2 text-sm">{tileLabels[tile.id]}</span>
              <TileChange tile={tile} />
            </span>
            <span className="font-display font-extrabold text-[1.5rem] leading-tight tabular-nums">
              {valueText(tile, tile.value)}
            </span>
            <span className="text-ink-2 text-xs leading-snug">{tileNote(tile)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function TileChange({ tile }: { tile: ShownTile }) {
  const change = changeOf(tile);
  return change && <Badge tone={change.tone}>{change.text}</Badge>;
}
