import { Drawer } from "#design/overlay/drawer.tsx";
import { tileLabels } from "#domain/analytics/analytics-labels.ts";
import { tileRows } from "#domain/analytics/tiles.ts";
import { periodText } from "../../ui/revenue-labels.ts";
import type { AnalyticsReport } from "../contract.ts";
import { FigureRows } from "./figure-rows.tsx";
import { tileNote, valueText } from "./tile-labels.ts";
import type { AnalyticsAddress } from "./use-analytics-address.ts";

type FigureDrawerProps = { address: AnalyticsAddress; report: AnalyticsReport };

/** The basis of a figure, row by row. */
export function FigureDrawer({ address, report }: FigureDrawerProps) {
  const { tile: id, closeTile, period, service, source } = address;
  const tile = report.tiles.find((one) => one.id === id);
  return (
    <Drawer
      open={tile !== undefined}
      onClose={closeTile}
      size="lg"
      title={tile ? `${tileLabels[tile.id]}, ${periodText(report.period)}` : ""}
    >
      {tile && (
        <div className="grid gap-4">
          <p>
            <b className="font-display text-2xl">{valueText(tile, tile.value)}</b>{" "}
            <span className="text-ink-2">{tileNote(tile)}</span>
          </p>
          <FigureRows criteria={{ ...period, service, source }} {...tileRows[tile.id]} />
        </div>
      )}
    </Drawer>
  );
}
