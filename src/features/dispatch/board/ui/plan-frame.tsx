import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { SkeletonTable } from "#design/skeleton.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { planContract } from "../../plan/contract.ts";
import type { BoardDay } from "../contract.ts";
import { dayInPlan } from "../plan-policy.ts";
import { PlanBand } from "./plan-band.tsx";
import { usePlanInAddress } from "./use-plan-in-address.ts";
import { TriedPlanContext } from "./use-tried-plan.ts";
import { useTryCrews } from "./use-try-crews.ts";

type PlanFrameProps = { day: BoardDay; children: (shown: BoardDay) => ReactNode };

/** The real board, or the plan named in the address. */
export function PlanFrame({ day, children }: PlanFrameProps) {
  const { planId, openPlan } = usePlanInAddress();
  if (!planId) return children(day);
  return (
    <OpenPlan key={planId} id={planId} day={day} onLeave={() => openPlan(undefined)}>
      {children}
    </OpenPlan>
  );
}

/** Several changes are read together. */
const gatherMs = 1500;

type OpenPlanProps = PlanFrameProps & { id: string; onLeave: () => void };

function OpenPlan({ id, day, onLeave, children }: OpenPlanProps) {
  const { data, isError, error, refetch } = useCall(planContract.readPlan, { plan_id: id });
  const tryCrews = useTryCrews(data?.plan);
  const seen = useRef(day.trips);
  useEffect(() => {
    if (seen.current === day.trips) return;
    seen.current = day.trips;
    const timer = setTimeout(() => void refetch(), gatherMs);
    return () => clearTimeout(timer);
  }, [day.trips, refetch]);
  if (!data)
    // Actions while the plan is loading would be real, so none are offered.
    return isError ? (
      <PlanNotice title="We couldn’t open this plan" text={error.message} onLeave={onLeave} />
    ) : (
      <Card>
        <SkeletonTable rows={8} columns={6} />
      </Card>
    );
  const { plan } = data;
  if (plan.state !== "open" || plan.date !== day.date)
    return (
      <>
        <PlanNotice title={`Plan: ${plan.name}`} text={closedTexts[plan.state]} onLeave={onLeave} />
        {children(day)}
      </>
    );
  return (
    <TriedPlanContext value={{ plan, tryCrews }}>
      <PlanBand plan={plan} onLeave={onLeave} onChanged={() => void refetch()} />
      <div className="mt-3 grid min-w-0 grid-cols-1 gap-4 rounded-lg outline-2 outline-primary outline-offset-8 outline-dashed">
        {children(dayInPlan(day, plan))}
      </div>
    </TriedPlanContext>
  );
}

const closedTexts = {
  open: "This plan is for another date. You’re looking at the real board.",
  applied: "This plan has been applied. You’re looking at the real board.",
  discarded: "This plan has been discarded. You’re looking at the real board.",
} as const;

const PlanNotice = ({ title, text, onLeave }: { title: string; text: string; onLeave: () => void }) => (
  <Alert
    tone="warn"
    title={title}
    announce
    action={
      <Button size="sm" variant="outline" onClick={onLeave}>
        Leave plan
      </Button>
    }
  >
    {text}
  </Alert>
);
