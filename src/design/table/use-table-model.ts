import { functionalUpdate, type RowSelectionState, type SortingState, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { type Column, dataTableFeatures, type Sort, toColumnDef } from "./data-table-column.ts";
import type { TableSelection } from "./data-table-selection.tsx";
import { type Density, useTableView } from "./use-table-view.ts";

type TableModelOptions<Row extends object> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: TableSelection;
  storageKey?: string;
  density?: Density;
};

/** Joins our props to the table engine: sort and selection live with the owner, the choice of columns lives here. */
export function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
  const { columns, rows, rowKey, sort, onSort, selection, storageKey, density = "comfortable" } = options;
  const { view, setView, reset } = useTableView(columns, density, storageKey);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const defs = useMemo(() => columns.map(toColumnDef), [columns]);
  const sorting: SortingState = columns
    .filter(({ sortKey }) => sortKey !== undefined && sortKey === sort?.key)
    .map(({ id }) => ({ id, desc: sort?.direction === "desc" }));
  const rowSelection: RowSelectionState = Object.fromEntries(
    (selection?.keys ?? []).map((key) => [key, true as const]),
  );
  const table = useTable({
    features: dataTableFeatures,
    columns: defs,
    data: rows,
    getRowId: rowKey,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    enableRowSelection: selection !== undefined,
    state: {
      sorting,
      rowSelection,
      columnVisibility: Object.fromEntries(view.hidden.map((id) => [id, false])),
    },
    onSortingChange: (change) => {
      const [next] = functionalUpdate(change, sorting);
      const key = next && byId.get(next.id)?.sortKey;
      if (key) onSort?.({ key, direction: next.desc ? "desc" : "asc" });
    },
    onRowSelectionChange: (change) => selection?.onChange(Object.keys(functionalUpdate(change, rowSelection))),
    onColumnVisibilityChange: (change) => {
      const visibility = functionalUpdate(change, Object.fromEntries(view.hidden.map((id) => [id, false])));
      setView({ ...view, hidden: columns.map(({ id }) => id).filter((id) => visibility[id] === false) });
    },
  });
  return { table, view, setView, resetView: reset, columns: byId };
}
