import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { ReactNode } from "react";

// Only what a table of ours does: sorting and paging themselves happen where the rows come from.
export const dataTableFeatures = tableFeatures({ rowSortingFeature, rowSelectionFeature, columnVisibilityFeature });
type Features = typeof dataTableFeatures;

export type DataTableInstance<Row extends object> = ReactTable<Features, Row>;

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The server’s sort key; a column without it cannot be sorted. */
  sortKey?: string;
  /** Where the first press on the header should show the largest first, such as dates and sums. */
  sortsDescendingFirst?: boolean;
  align?: "start" | "center" | "end";
  /** Any CSS width. */
  width?: string;
  /** False keeps the column in view always; a table needs at least one such. */
  hideable?: boolean;
  hiddenAtFirst?: boolean;
  /** Left out where a table would scroll sideways for it: between a phone’s cards and a wide screen. */
  needsRoom?: boolean;
};

/** From a tablet to a small laptop. */
export const roomClass = ({ needsRoom = false }: Pick<Column<unknown>, "needsRoom"> = {}): string =>
  needsRoom ? "sm:max-xl:hidden" : "";

export type Sort = { key: string; direction: "asc" | "desc" };

export const alignClass = { start: "text-start", center: "text-center", end: "text-end" } as const;

export const toColumnDef = <Row extends object>(column: Column<Row>): ColumnDef<Features, Row> => ({
  id: column.id,
  header: column.header,
  // The library sorts only columns that have a value; ours are sorted by key elsewhere, so any value will do.
  accessorFn: () => column.id,
  cell: ({ row }) => column.cell(row.original),
  enableSorting: column.sortKey !== undefined,
  sortDescFirst: column.sortsDescendingFirst ?? false,
  enableHiding: column.hideable ?? true,
});
