import type { ReactNode } from "react";
import { Card } from "../card.tsx";
import { Segmented } from "../fields/segmented.tsx";
import { DataTable, type DataTableProps } from "./data-table.tsx";

type ListPageProps<Row extends object, View extends string> = DataTableProps<Row> & {
  /** Figures or a notice over the list. */
  above?: ReactNode;
  /** Ready-made ways to look at the list. */
  views?: Parameters<typeof Segmented<View>>[0];
  /** Buttons for the whole list: a new record, a file. */
  tools?: ReactNode;
  /** Sums under the rows. */
  totals?: ReactNode;
  /** The page a row opens, and the dialogs of its actions. */
  children?: ReactNode;
};

/**
 * The list page of Admin. Search, filters and views are kept in the address by its page (`usePageAddress`), its rows are
 * read by `useList`; empty, loading and failed are the table's.
 */
export function ListPage<Row extends object, View extends string = string>(props: ListPageProps<Row, View>) {
  const { above, views, tools, totals, children, ...table } = props;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      {above}
      {(views || tools) && (
        <div className="flex flex-wrap items-center gap-3">
          {/* By default a fieldset is as wide as its content. */}
          {views && <Segmented className="min-w-0" {...views} />}
          {tools && <div className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">{tools}</div>}
        </div>
      )}
      <ListCard>
        <DataTable {...table} />
        {totals}
      </ListCard>
      {children}
    </div>
  );
}

/** The ground of a list. On a phone its rows are cards of their own and need none. */
export const ListCard = ({ children }: { children: ReactNode }) => (
  <Card className="max-sm:bg-transparent max-sm:p-0 max-sm:shadow-none max-sm:inset-ring-0">{children}</Card>
);
