import { channelLabel, stepLabels, tileLabels } from "#domain/analytics/analytics-labels.ts";
import { shareText } from "#domain/analytics/share-text.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { inRand, writeCsv } from "../../server/write-csv.ts";
import type { AnalyticsReport, figuresContract, ShownTile, SourceRow } from "../contract.ts";
import { readAnalytics } from "./read-analytics.ts";

type Input = ParsedOf<typeof figuresContract.analyticsFile>;

/** One part of the page as CSV. */
export async function analyticsFile(ctx: Context, { part, ...criteria }: Input) {
  const { value: report } = await readAnalytics(ctx, criteria);
  return accept(writeCsv(`analytics-${part}-${criteria.from}-${criteria.until}.csv`, tables[part](report)));
}

type Table = (report: AnalyticsReport) => Readonly<Record<string, string | number>>[];

const tables: Readonly<Record<Input["part"], Table>> = {
  figures: ({ tiles }) =>
    tiles.map((tile) => ({
      Figure: tileLabels[tile.id],
      Value: valueText(tile, tile.value),
      Before: valueText(tile, tile.before),
      Part: tile.unit === "share" ? tile.part : "",
      Of: tile.unit === "share" ? tile.whole : "",
    })),
  sources: ({ sources }) =>
    sources.map((row) => ({
      Source: channelLabel(row.source),
      Requests: row.made,
      Sold: row.sold,
      Driven: row.driven,
      Cancelled: row.cancelled,
      "Sold (R)": inRand(row.sold_cents),
    })),
  funnel: ({ funnel: { visitors, requests }, sources }) => {
    const bySource = (read: (row: SourceRow) => number) =>
      Object.fromEntries(sources.map((row) => [channelLabel(row.source), read(row)]));
    const stage = (Stage: string, Who: string, Count: number, read: (row: SourceRow) => number) => ({
      Stage,
      Who,
      Count,
      ...bySource(read),
    });
    return [
      ...visitors.map(({ step, entries }, at) =>
        stage(stepLabels[step], "Visitors", entries, ({ steps }) => steps[at] ?? 0),
      ),
      stage("Requests", "Bookings", requests.made, ({ made }) => made),
      stage("Sold", "Bookings", requests.sold, ({ sold }) => sold),
      stage("Driven", "Bookings", requests.driven, ({ driven }) => driven),
    ];
  },
  customers: ({ cohorts }) =>
    cohorts.map(({ month, customers, later }) => ({
      "First booked in": month.slice(0, 7),
      Customers: customers,
      ...Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`After ${at + 1}`, later[at] ?? ""])),
    })),
};

function valueText({ unit }: ShownTile, value: number | null): string | number {
  if (value === null) return "";
  if (unit === "share") return shareText(value);
  return unit === "cents" ? inRand(value) : value;
}
