import type { KeyboardEvent, MouseEvent } from "react";
import { cx } from "../class-names.ts";
import { alignClass, type Column, type DataTableInstance, roomClass } from "./data-table-column.ts";
import { tableRoles } from "./data-table-roles.ts";
import { RowCheckbox, type TableSelection } from "./data-table-selection.tsx";
import { SkeletonRows } from "./data-table-states.tsx";
import type { Density } from "./use-table-view.ts";

type TableBodyProps<Row extends object> = {
  table: DataTableInstance<Row>;
  columns: ReadonlyMap<string, Column<Row>>;
  isLoading: boolean;
  density: Density;
  selection?: TableSelection | undefined;
  rowName?: ((row: Row) => string) | undefined;
  onOpen?: (row: Row) => void;
};

type TableRow<Row extends object> = ReturnType<DataTableInstance<Row>["getRowModel"]>["rows"][number];

export function TableBody<Row extends object>(props: TableBodyProps<Row>) {
  const { table, isLoading, selection } = props;
  const rows = table.getRowModel().rows;
  const isWaiting = isLoading && rows.length === 0;
  const columnCount = table.getVisibleLeafColumns().length + Number(selection !== undefined);
  return (
    <tbody
      {...tableRoles.group}
      className={cx("max-sm:grid max-sm:gap-3", isLoading && !isWaiting && "opacity-55 transition-opacity delay-150")}
    >
      {isWaiting ? (
        <SkeletonRows columns={columnCount} />
      ) : (
        rows.map((row) => <BodyRow key={row.id} {...props} row={row} />)
      )}
    </tbody>
  );
}

function BodyRow<Row extends object>({
  columns,
  density,
  selection,
  rowName,
  onOpen,
  row,
}: TableBodyProps<Row> & { row: TableRow<Row> }) {
  const isSelected = row.getIsSelected();
  const [firstCell] = row.getVisibleCells();
  const isDense = density === "dense";
  const pad = isDense ? "sm:h-7 sm:py-0.5 sm:text-sm" : "sm:py-3";
  return (
    <tr
      {...tableRoles.row}
      data-density={density}
      tabIndex={onOpen ? 0 : undefined}
      onClick={onOpen && ((event) => isOwnPress(event) && onOpen(row.original))}
      onKeyDown={(event) => walkRows(event, () => onOpen?.(row.original))}
      className={cx(
        "group/row [--rule:1px] last:[--rule:0px] -outline-offset-3 max-sm:relative max-sm:grid max-sm:rounded-md max-sm:bg-surface max-sm:p-4 max-sm:inset-ring max-sm:inset-ring-line",
        onOpen && "cursor-pointer hover:bg-surface-2/60",
        // On its colour the faintest words would be too faint.
        isSelected && "bg-accent-soft/60 max-sm:inset-ring-line-strong [&_.text-ink-3]:text-ink-2",
      )}
    >
      {selection && (
        <td
          {...tableRoles.cell}
          className="ps-1 pe-2.5 sm:border-b-(length:--rule) sm:border-line max-sm:absolute max-sm:end-1 max-sm:top-1"
        >
          <RowCheckbox
            label={rowName ? `Select ${rowName(row.original)}` : "Select this row"}
            isDense={isDense}
            isOn={isSelected}
            onChange={(on) => row.toggleSelected(on)}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const column = columns.get(cell.column.id);
        const isTitle = cell === firstCell;
        return (
          <td
            key={cell.id}
            {...tableRoles.cell}
            className={cx(
              "px-2.5 align-middle first:ps-3 last:pe-3 sm:border-b-(length:--rule) sm:border-line max-sm:px-0!",
              pad,
              alignClass[column?.align ?? "start"],
              roomClass(column),
              isTitle ? "max-sm:pe-10! max-sm:pb-2 max-sm:text-start max-sm:text-base max-sm:font-bold" : cardLine,
            )}
          >
            {!isTitle && (
              <span aria-hidden className="shrink-0 text-sm font-medium text-ink-3 sm:hidden">
                {column?.header}
              </span>
            )}
            {column?.cell(row.original)}
          </td>
        );
      })}
    </tr>
  );
}

const cardLine = "max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:py-1 max-sm:text-end";

/** A press on a link or a button inside the row is meant for that, not for the row. */
function isOwnPress(event: MouseEvent<HTMLElement>) {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest("a, button, input, select, textarea, label, [role=menuitem]");
  return !control && window.getSelection()?.isCollapsed !== false;
}

/** Enter opens, the arrows walk; only while the row itself has the focus. */
function walkRows(event: KeyboardEvent<HTMLTableRowElement>, open: () => void) {
  if (event.target !== event.currentTarget) return;
  const { previousElementSibling, nextElementSibling } = event.currentTarget;
  const neighbour = { ArrowUp: previousElementSibling, ArrowDown: nextElementSibling }[event.key];
  if (event.key === "Enter") open();
  else if (neighbour instanceof HTMLElement) neighbour.focus();
  else return;
  event.preventDefault();
}
