import { functionalUpdate, type RowSelectionState, type SortingState, useTable } from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";
import { cx } from "../class-names.ts";
import { TableBody } from "./data-table-body.tsx";
import { type Column, dataTableFeatures, type Sort, toColumnDef } from "./data-table-column.ts";
import { TableHead } from "./data-table-head.tsx";
import { type MorePages, TablePager } from "./data-table-pager.tsx";
import { tableRoles } from "./data-table-roles.ts";
import { BulkBar, type TableSelection } from "./data-table-selection.tsx";
import { TableEmpty, TableFailure, type TableRetry } from "./data-table-states.tsx";
import { type TableSearch, TableToolbar } from "./data-table-toolbar.tsx";
import type { KeyPages } from "./use-key-pages.ts";
import { type Density, useTableView } from "./use-table-view.ts";

export type { Column, Sort } from "./data-table-column.ts";

export type DataTableProps<Row extends object> = {
  /** The kind of rows, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The name of a row, for screen readers: "Select CTS-7K3M9Q". */
  rowName?: (row: Row) => string;
  /** Grey rows where there are none yet, a busy mark where older ones stand. */
  isLoading?: boolean;
  /** Takes the place of the rows. */
  failure?: TableRetry;
  empty?: ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  search?: TableSearch;
  /** Filters, beside the search. */
  filters?: ReactNode;
  /** Buttons at the end of the toolbar. */
  actions?: ReactNode;
  selection?: TableSelection;
  onOpen?: (row: Row) => void;
  /** Pages by key: the hook's answer, and the key of the page after this one, if any. */
  pages?: KeyPages;
  nextKey?: string | null;
  /** Instead of pages: one button that appends. */
  more?: MorePages;
  /** Offers a choice of columns and row height, and remembers it in this browser under this key. */
  storageKey?: string;
  density?: Density;
  /** The height after which the rows scroll under their header. */
  maxHeight?: string;
  className?: string;
};

/** Sorted, paged and searched at the source; selected and opened here. Rows are cards on a phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    caption,
    rows,
    isLoading = false,
    failure,
    selection,
    rowName,
    onOpen,
    maxHeight = "min(74dvh, 60rem)",
  } = props;
  const { table, view, setView, resetView, columns } = useTableModel(props);
  const isBare = !isLoading && rows.length === 0;
  return (
    <div className={cx("grid min-w-0 gap-3", props.className)}>
      <TableToolbar {...props} table={table} view={view} onView={setView} onResetView={resetView} />
      {selection && <BulkBar selection={selection} />}
      {failure && <TableFailure {...failure} />}
      {!failure && isBare && <TableEmpty>{props.empty}</TableEmpty>}
      {!failure && !isBare && (
        <section
          aria-label={caption}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable to be scrolled by keys.
          tabIndex={0}
          style={{ maxHeight }}
          className="min-w-0 overflow-auto overscroll-x-contain rounded-md max-sm:max-h-none! max-sm:overflow-visible"
        >
          <table
            {...tableRoles.table}
            aria-busy={isLoading}
            className="w-full border-separate border-spacing-0 text-[0.9375rem] max-sm:block"
          >
            <caption className="sr-only">{caption}</caption>
            <TableHead table={table} columns={columns} selection={selection} />
            <TableBody
              table={table}
              columns={columns}
              isLoading={isLoading}
              density={view.density}
              selection={selection}
              rowName={rowName}
              onOpen={onOpen}
            />
          </table>
        </section>
      )}
      {!failure && <TablePager {...props} count={rows.length} />}
    </div>
  );
}

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
function useTableModel<Row extends object>(options: TableModelOptions<Row>) {
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
