import { Check } from "lucide-react";

type CompareTableProps = {
  caption: string;
  columns: { readonly shared: string; readonly hailing: string };
  rows: readonly { readonly point: string; readonly shared: string; readonly hailing: string }[];
};

/** Our service compared with another kind, point by point. */
export function CompareTable({ caption, columns, rows }: CompareTableProps) {
  const cell = "px-4 py-4 text-left align-top sm:px-6";
  return (
    <div className="overflow-hidden rounded-xl bg-surface shadow-1 inset-ring inset-ring-line">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b">
            <td className={`${cell} w-[24%] max-sm:hidden`} />
            <th scope="col" className={`${cell} bg-ok-soft font-bold font-display`}>
              {columns.shared}
            </th>
            <th scope="col" className={`${cell} font-bold font-display text-ink-2`}>
              {columns.hailing}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ point, shared, hailing }) => (
            <tr key={point} className="border-line not-last:border-b">
              <th scope="row" className={`${cell} font-semibold text-ink-2 max-sm:hidden`}>
                {point}
              </th>
              <td className={`${cell} bg-ok-soft font-semibold`}>
                <PointOnPhones point={point} />
                <Check aria-hidden="true" strokeWidth={2.6} className="mr-2 inline size-4 text-ok max-sm:hidden" />
                {shared}
              </td>
              <td className={`${cell} text-ink-2`}>
                <PointOnPhones point={point} />
                {hailing}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Phones have no room for a column of row titles: the title is in the cell. */
const PointOnPhones = ({ point }: { point: string }) => (
  <span className="block text-ink-2 text-xs sm:hidden">{point}</span>
);
