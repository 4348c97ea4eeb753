import { cx } from "#design/class-names.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import type { Today } from "../contract.ts";

type Line = { label: string; count: number; note: string; to: Href; isLate?: boolean };

/** The work waiting for our team: each number leads to the list it counts. */
export function WaitingTiles({ figures }: { figures: Today["figures"] }) {
  return (
    <ul
      aria-label="Waiting for our team"
      className="grid grid-cols-2 overflow-hidden rounded-lg bg-surface shadow-1 inset-ring inset-ring-line sm:grid-cols-3 xl:grid-cols-6"
    >
      {describe(figures).map(({ label, count, note, to, isLate }) => (
        <li key={label} className="border-line border-e border-b last:border-e-0">
          <SiteLink
            to={to}
            className="-outline-offset-3! grid h-full content-start px-4 py-3 text-ink no-underline hover:bg-surface-2"
          >
            <span className="flex items-baseline gap-2 max-sm:grid max-sm:gap-1">
              <b className={cx("font-display font-extrabold text-xl leading-none", isLate && "text-bad")}>{count}</b>
              <span className="font-semibold text-sm">{label}</span>
            </span>
            <span className={cx("mt-0.5 text-xs", isLate ? "font-semibold text-bad" : "text-ink-2")}>{note}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function describe(figures: Today["figures"]): readonly Line[] {
  const { requests_late, tasks_late } = figures;
  return [
    {
      label: "Requests",
      count: figures.requests_open,
      note: requests_late > 0 ? `${requests_late} late` : "none late",
      to: "/admin/bookings?states=requested&sort=created&dir=asc",
      isLate: requests_late > 0,
    },
    {
      label: "Awaiting payment",
      count: figures.holds_open,
      note: "vehicles held",
      to: "/admin/bookings?states=awaiting_payment&sort=created&dir=asc",
    },
    { label: "Changes", count: figures.changes_waiting, note: "to approve", to: "/admin/bookings?change=1" },
    {
      label: "Proofs",
      count: figures.proofs_waiting,
      note: "of bank transfers",
      to: "/admin/payment-verification",
    },
    {
      label: "Refunds",
      count: figures.refunds_waiting,
      note: "to approve or pay",
      to: "/admin/payment-verification?tab=refunds",
    },
    {
      label: "Tasks",
      count: figures.tasks_open,
      note: tasks_late > 0 ? `${tasks_late} late` : "none late",
      to: "/admin?show=task_open",
      isLate: tasks_late > 0,
    },
  ];
}
