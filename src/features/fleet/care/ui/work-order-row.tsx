import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import type { WorkOrderState } from "#domain/fleet/fleet.ts";
import { workOrderLabels, workOrderPriorityLabels } from "#domain/fleet/fleet-labels.ts";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import type { WorkOrder } from "../contract.ts";

export type OrderAction = "edit" | "in_progress" | "blocked" | "cancelled" | "done";

const actions: readonly { to: Exclude<OrderAction, "edit">; label: string }[] = [
  { to: "in_progress", label: "Start" },
  { to: "done", label: "Finish" },
  { to: "blocked", label: "Block" },
  { to: "cancelled", label: "Cancel" },
];

type WorkOrderRowProps = { order: WorkOrder; isFleet: boolean; onAct: (to: OrderAction) => void };

export function WorkOrderRow({ order, isFleet, onAct }: WorkOrderRowProps) {
  const can = (to: WorkOrderState) => order.possible_states.includes(to);
  const isOpen = order.possible_states.length > 0;
  const { label, tone } = workOrderLabels[order.state];
  return (
    <li className="grid gap-2 py-3.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {isFleet && (
            <>
              <SiteLink
                to={`/admin/vehicles?vehicle=${order.vehicle_id}&tab=maintenance`}
                className="text-link underline"
              >
                {order.plate}
              </SiteLink>
              {": "}
            </>
          )}
          {order.title}
        </p>
        <Badge tone={tone}>{label}</Badge>
        {order.priority !== "normal" && isOpen && (
          <Badge tone={order.priority === "high" ? "bad" : "neutral"}>
            {workOrderPriorityLabels[order.priority]} priority
          </Badge>
        )}
      </div>
      <p className="text-sm text-ink-2">{factsOf(order).join(". ")}.</p>
      {order.defects.length > 0 && (
        <p className="text-sm text-ink-2">Repairs: {order.defects.map(({ text }) => text).join("; ")}</p>
      )}
      {order.note && <p className="whitespace-pre-line text-sm text-ink-2">{order.note}</p>}
      <Permitted action="change_fleet_records">
        {isOpen && (
          <div className="flex flex-wrap gap-2">
            {actions
              .filter(({ to }) => can(to))
              .map(({ to, label: name }) => (
                <Button
                  key={to}
                  size="sm"
                  variant={to === "cancelled" || to === "blocked" ? "quiet" : "outline"}
                  onClick={() => onAct(to)}
                >
                  {name}
                  <span className="sr-only"> {order.title}</span>
                </Button>
              ))}
            <Button size="sm" variant="quiet" onClick={() => onAct("edit")}>
              Edit<span className="sr-only"> {order.title}</span>
            </Button>
          </div>
        )}
      </Permitted>
    </li>
  );
}

function factsOf(order: WorkOrder): string[] {
  const { checklist, planned_from, planned_to, done_on, odometer_km, cost_cents, parts, downtime_hours: hours } = order;
  const checked = checklist.filter(({ done }) => done).length;
  return [
    done_on && `Done on ${formatDate(done_on)}${odometer_km === null ? "" : ` at ${kmLabel(odometer_km)}`}`,
    !done_on && planned_from && planned_to && `${formatDateTime(planned_from)} to ${formatDateTime(planned_to)}`,
    done_on && hours !== null && `In the workshop for ${hours < 1 ? "less than an hour" : `${hours}\u00a0h`}`,
    checklist.length > 0 && `${checked} of ${checklist.length} checked`,
    parts.length > 0 && (parts.length === 1 ? "1 part" : `${parts.length} parts`),
    `Cost ${formatRand(cost_cents, { always: true })}`,
  ].filter((fact): fact is string => Boolean(fact));
}
