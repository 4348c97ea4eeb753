import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "../empty-state.tsx";
import { ReadFailed } from "../read-failed.tsx";
import { SkeletonLine } from "../skeleton.tsx";
import { tableRoles } from "./data-table-roles.ts";

export type TableRetry = { text?: string; onRetry?: () => void };

export const TableFailure = ({ text = "Check your connection, then try again.", onRetry }: TableRetry) => (
  <ReadFailed title="We couldn’t load this list" error={{ message: text }} onAgain={onRetry} />
);

export function TableEmpty({ children }: { children?: ReactNode }) {
  return children ?? <EmptyState icon={<Inbox />} title="Nothing here yet" />;
}

const widths = ["w-3/5", "w-4/5", "w-11/12", "w-1/2", "w-2/3"] as const;

export function SkeletonRows({ columns, rows = 8 }: { columns: number; rows?: number }) {
  return [...Array(rows).keys()].map((row) => (
    <tr
      key={row}
      {...tableRoles.row}
      className="[--rule:1px] last:[--rule:0px] max-sm:grid max-sm:gap-2 max-sm:rounded-md max-sm:p-4 max-sm:inset-ring max-sm:inset-ring-line"
    >
      {[...Array(columns).keys()].map((column) => (
        <td
          key={column}
          {...tableRoles.cell}
          className="px-2.5 py-4 first:ps-3 sm:border-b-(length:--rule) sm:border-line max-sm:p-0 max-sm:nth-[n+5]:hidden"
        >
          <SkeletonLine className={widths[(row + column * 2) % widths.length]} />
        </td>
      ))}
    </tr>
  ));
}
