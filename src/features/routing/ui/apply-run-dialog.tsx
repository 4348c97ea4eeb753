import type { ReactNode } from "react";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { SkeletonLine } from "#design/skeleton.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type RouteRun, routingContract } from "../contract.ts";

type ApplyRunDialogProps = { run: RouteRun; driverIds: readonly string[]; onClose: () => void };

/** The changes of applying a run, what speaks against them, and who would hear of them. */
export function ApplyRunDialog({ run, driverIds, onClose }: ApplyRunDialogProps) {
  const { data, error } = useCall(routingContract.previewRouteRun, { run_id: run.id, driver_ids: [...driverIds] });
  const apply = useMakeCall(routingContract.applyRouteRun, [routingContract.readRouteRun, routingContract.routeRuns]);
  const plan = data?.plan;
  const blocked = plan?.trips.filter(({ reasons }) => reasons.length > 0) ?? [];
  const mayApply = plan !== undefined && (blocked.length === 0 || plan.may_override);
  const confirm = (reason: string) =>
    apply.mutateAsync({
      run_id: run.id,
      version: run.version,
      driver_ids: [...driverIds],
      ...(reason && { override_reason: reason }),
    });
  return (
    <ActionDialog
      title={plan ? `Apply ${plan.trips.length} ${plan.trips.length === 1 ? "change" : "changes"}?` : "Apply plan?"}
      text="All these trips change together, or none do. Only the people named here hear of it."
      size="md"
      confirmLabel="Apply plan"
      doneLabel="Plan applied"
      missing={missingText(plan !== undefined, mayApply, error)}
      {...(blocked.length > 0 &&
        mayApply && { reason: { label: "Reason to override", hint: "Shown to our team in the activity log." } })}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!plan && !error && <SkeletonLine />}
      {blocked.length > 0 && (
        <Part title="Objections">
          {blocked.map(({ trip_id: id, reference, reasons }) => (
            <li key={id}>
              {reference}: <span className="text-bad">{reasons.map(({ text }) => text).join(" ")}</span>
            </li>
          ))}
        </Part>
      )}
      {plan && (
        <>
          <Part title="Drivers who get an email">
            {plan.notified.drivers.length === 0 && <li>None</li>}
            {plan.notified.drivers.map(({ name, gets, loses, changes_vehicle: others }) => (
              <li key={`${name} ${gets} ${loses} ${others}`}>
                <span className="font-semibold">{name}</span>{" "}
                {[
                  gets.length > 0 && `gets ${gets.join(", ")}`,
                  loses.length > 0 && `loses ${loses.join(", ")}`,
                  others.length > 0 && `drives ${others.join(", ")} in another vehicle`,
                ]
                  .filter(Boolean)
                  .join("; ")}
              </li>
            ))}
          </Part>
          <Part title="Customers who get an email">
            <li>{plan.notified.customers.length === 0 ? "None" : plan.notified.customers.join(", ")}</li>
          </Part>
        </>
      )}
    </ActionDialog>
  );
}

function missingText(isRead: boolean, mayApply: boolean, error: Error | null): string | undefined {
  if (error) return error.message;
  if (!isRead) return "The plan is being checked…";
  return mayApply ? undefined : "You can’t override the objections to this plan. Optimise the day again.";
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="font-bold text-sm">{title}</h3>
    <ul className="mt-1 grid gap-1 text-sm leading-snug">{children}</ul>
  </section>
);
