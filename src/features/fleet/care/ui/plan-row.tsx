import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { kmLabel } from "#domain/fleet/km-label.ts";
import type { StatusLabel } from "#domain/text/status-label.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import type { MaintenancePlan } from "../contract.ts";

const dueLabels: Readonly<Record<MaintenancePlan["status"], StatusLabel>> = {
  later: { label: "Not due yet", tone: "ok" },
  soon: { label: "Due soon", tone: "warn" },
  overdue: { label: "Overdue", tone: "bad" },
};

type PlanRowProps = {
  plan: MaintenancePlan;
  isFleet: boolean;
  onOrder: () => void;
  onEdit: () => void;
  onEnd: () => void;
};

export function PlanRow({ plan, isFleet, onOrder, onEdit, onEnd }: PlanRowProps) {
  const { label, tone } = dueLabels[plan.status];
  return (
    <li className="grid gap-2 py-3.5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">
          {isFleet && (
            <>
              <SiteLink
                to={`/admin/vehicles?vehicle=${plan.vehicle_id}&tab=maintenance`}
                className="text-link underline"
              >
                {plan.plate}
              </SiteLink>
              {": "}
            </>
          )}
          {plan.name}
        </p>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-sm text-ink-2">{dueText(plan)}</p>
      <p className="text-sm text-ink-2">
        {intervalText(plan)}. Last at {kmLabel(plan.last_km)} on {formatDate(plan.last_on)}.
      </p>
      <Permitted action="change_fleet_records">
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="outline" onClick={onOrder}>
            Open work order
          </Button>
          {!isFleet && (
            <>
              <Button size="sm" variant="quiet" onClick={onEdit}>
                Edit<span className="sr-only"> {plan.name}</span>
              </Button>
              <Button size="sm" variant="quiet" onClick={onEnd}>
                End plan<span className="sr-only"> {plan.name}</span>
              </Button>
            </>
          )}
        </div>
      </Permitted>
    </li>
  );
}

function dueText({ due_km, due_on, expected_on, odometer_km }: MaintenancePlan): string {
  const left = due_km === null ? 0 : due_km - odometer_km;
  const kmText = left > 0 ? `${kmLabel(left)} left` : `${kmLabel(-left)} over`;
  const parts = [
    due_km !== null && `at ${kmLabel(due_km)} (${kmText})`,
    due_on !== null && `by ${formatDate(due_on)}`,
  ].filter(Boolean);
  const expected = expected_on && expected_on !== due_on ? ` Expected around ${formatDate(expected_on)}.` : "";
  return `Due ${parts.join(" or ")}.${expected}`;
}

const intervalText = ({ every_km, every_months }: MaintenancePlan): string =>
  [
    every_km !== null && `Every ${kmLabel(every_km)}`,
    every_months !== null && `${every_km === null ? "Every" : "every"} ${every_months} months`,
  ]
    .filter(Boolean)
    .join(" or ");
