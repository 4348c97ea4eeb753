import { FlaskConical, RefreshCw, Undo2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type Plan, type PlannedTripShown, planContract } from "../../plan/contract.ts";
import { ApplyPlanDialog } from "./apply-plan-dialog.tsx";
import { Differences } from "./differences.tsx";
import { changesText } from "./plan-labels.ts";
import { useTriedPlan } from "./use-tried-plan.ts";
import { useKeepPlan } from "./use-try-crews.ts";

type PlanBandProps = {
  plan: Plan;
  onLeave: () => void;
  /** Part of it has changed since. */
  onChanged: () => void;
};

/** Says clearly that a plan is shown, what it changes, and what can be done with it. */
export function PlanBand({ plan, onLeave, onChanged }: PlanBandProps) {
  const [asking, setAsking] = useState<"apply" | "discard">();
  const done = () => setAsking(undefined);
  return (
    <section
      aria-label={`Plan: ${plan.name}`}
      className="sticky top-2 z-50 grid gap-3 rounded-lg border-2 border-primary border-dashed bg-primary-soft px-4 py-3 max-sm:static"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FlaskConical aria-hidden="true" className="size-6 shrink-0 text-primary" />
        <div className="min-w-0 flex-1 basis-56 leading-snug">
          <h2 className="truncate font-bold text-lg">Plan: {plan.name}</h2>
          <p className="text-ink-2 text-sm">
            {plan.by && `Started by ${plan.by}, `}
            {changesText(plan.changes)}. Nothing here is real until you apply it.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" disabled={plan.changes === 0 || plan.is_outdated} onClick={() => setAsking("apply")}>
            Apply plan
          </Button>
          <Button size="sm" variant="outline" onClick={() => setAsking("discard")}>
            Discard
          </Button>
          <Button size="sm" variant="outline" onClick={onLeave}>
            Leave plan
          </Button>
        </div>
      </div>
      {plan.is_outdated && <Outdated plan={plan} onChanged={onChanged} />}
      {plan.trips.length === 0 ? (
        <p className="text-sm">Drag a trip to another row, or select it and assign or move it, to try a change.</p>
      ) : (
        <ul className="grid max-h-56 gap-1 overflow-y-auto">
          {plan.trips.map((trip) => (
            <ChangeRow key={trip.trip_id} trip={trip} />
          ))}
        </ul>
      )}
      {asking === "apply" && <ApplyPlanDialog plan={plan} onApplied={onLeave} onChanged={onChanged} onClose={done} />}
      {asking === "discard" && <DiscardDialog plan={plan} onDiscarded={onLeave} onClose={done} />}
    </section>
  );
}

function ChangeRow({ trip }: { trip: PlannedTripShown }) {
  const tried = useTriedPlan();
  const { current } = trip;
  const undo = () =>
    tried?.tryCrews([
      {
        trip_id: trip.trip_id,
        driver_id: current?.driver.id ?? null,
        vehicle_id: current?.vehicle.id ?? null,
        move: null,
      },
    ]);
  return (
    <li className="flex items-start gap-x-3 rounded-sm bg-surface px-3 py-1 text-sm leading-snug">
      <div className="min-w-0 flex-1 py-1.5">
        <Differences trip={trip} />
        {trip.is_too_late && <span className="block text-bad">It’s too late to change this trip.</span>}
        {trip.is_outdated && !trip.is_too_late && (
          <span className="block text-warn">Someone has changed this trip since.</span>
        )}
        {trip.reasons.map(({ kind, text }) => (
          <span key={`${kind} ${text}`} className="block text-bad">
            {text}
          </span>
        ))}
      </div>
      {!trip.is_too_late && (
        <IconButton label={`Undo the change of ${trip.reference}`} variant="quiet" size="sm" onClick={undo}>
          <Undo2 />
        </IconButton>
      )}
    </li>
  );
}

function Outdated({ plan, onChanged }: { plan: Plan; onChanged: () => void }) {
  const refresh = useMakeCall(planContract.refreshPlan, [planContract.dayPlans]);
  const keep = useKeepPlan();
  const update = () =>
    refresh.mutateAsync({ plan_id: plan.id, version: plan.version }).then(keep, (error: unknown) => {
      void toast({ kind: "error", title: error instanceof Error ? error.message : "We couldn’t update this plan." });
      onChanged();
    });
  return (
    <Alert
      tone="warn"
      title="Trips in this plan have changed"
      announce
      action={
        <Button
          size="sm"
          variant="outline"
          icon={<RefreshCw aria-hidden="true" />}
          busy={refresh.isPending}
          onClick={() => void update()}
        >
          Bring up to date
        </Button>
      }
    >
      The plan then applies to the trips as they are now. Changes already made or too late are dropped.
    </Alert>
  );
}

function DiscardDialog({ plan, onDiscarded, onClose }: { plan: Plan; onDiscarded: () => void; onClose: () => void }) {
  const discard = useMakeCall(planContract.discardPlan, [planContract.dayPlans, planContract.readPlan]);
  return (
    <ActionDialog
      title={`Discard plan “${plan.name}”?`}
      text="No trip changes, and no one gets an email."
      confirmLabel="Discard plan"
      tone="danger"
      doneLabel="Plan discarded"
      onConfirm={async () => {
        onDiscarded();
        await discard.mutateAsync({ plan_id: plan.id, version: plan.version });
      }}
      onClose={onClose}
    />
  );
}
