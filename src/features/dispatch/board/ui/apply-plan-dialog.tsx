import type { ReactNode } from "react";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type Plan, planContract } from "../../plan/contract.ts";
import { boardContract } from "../contract.ts";
import { Differences } from "./differences.tsx";

type ApplyPlanDialogProps = {
  plan: Plan;
  onApplied: () => void;
  /** It was refused: the plan is not as shown any more. */
  onChanged: () => void;
  onClose: () => void;
};

/** Shows the differences first: who gets or loses which trips, and who is emailed. */
export function ApplyPlanDialog({ plan, onApplied, onChanged, onClose }: ApplyPlanDialogProps) {
  const apply = useMakeCall(planContract.applyPlan, [boardContract.dispatchDay, planContract.dayPlans]);
  const blocked = plan.trips.filter(({ reasons }) => reasons.length > 0);
  const mayApply = blocked.length === 0 || plan.may_override;
  const confirm = async (reason: string) => {
    try {
      await apply.mutateAsync({
        plan_id: plan.id,
        version: plan.version,
        ...(reason && { override_reason: reason }),
      });
    } catch (error) {
      onChanged();
      throw error;
    }
    onApplied();
  };
  return (
    <ActionDialog
      title={`Apply plan “${plan.name}”?`}
      text="All these trips change together, or none do."
      size="md"
      confirmLabel="Apply plan"
      doneLabel="Plan applied"
      missing={mayApply ? undefined : "You can’t override the objections to this plan. Change the plan first."}
      {...(blocked.length > 0 &&
        mayApply && { reason: { label: "Reason to override", hint: "Shown to our team in the activity log." } })}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Part title="Trips">
        {plan.trips.map((trip) => (
          <li key={trip.trip_id}>
            <Differences trip={trip} />
            {trip.reasons.map(({ kind, text }) => (
              <span key={`${kind} ${text}`} className="block text-bad">
                {text}
              </span>
            ))}
          </li>
        ))}
      </Part>
      <Part title="Drivers who get an email">
        {plan.notified.drivers.map((driver) => (
          <li key={`${driver.name} ${driver.gets} ${driver.loses} ${driver.moves}`}>
            <span className="font-semibold">{driver.name}</span> {driverText(driver)}
          </li>
        ))}
      </Part>
      <Part title="Customers who get an email">
        {plan.notified.customers.length === 0 ? <li>None</li> : <li>{plan.notified.customers.join(", ")}</li>}
      </Part>
    </ActionDialog>
  );
}

function driverText({ gets, loses, changes_vehicle: others, moves }: Plan["notified"]["drivers"][number]): string {
  return [
    gets.length > 0 && `gets ${gets.join(", ")}`,
    loses.length > 0 && `loses ${loses.join(", ")}`,
    moves.length > 0 && `drives ${moves.join(", ")} at another time`,
    others.length > 0 && `drives ${others.join(", ")} in another vehicle`,
  ]
    .filter(Boolean)
    .join("; ");
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="font-bold text-sm">{title}</h3>
    <ul className="mt-1 grid gap-1 text-sm leading-snug">{children}</ul>
  </section>
);
