import { useQueryClient } from "@tanstack/react-query";
import { toast } from "#design/overlay/toast.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { type Plan, type PlannedChangeRequest, planContract } from "../../plan/contract.ts";

/** Replaces the plan on the screen with an action’s result. */
export function useKeepPlan() {
  const kept = useQueryClient();
  return ({ plan }: { plan: Plan }) => {
    kept.setQueryData([planContract.readPlan.name, { plan_id: plan.id }], { plan });
  };
}

/** Tries other crews on a plan’s trips. Failures are shown as toasts, and the plan is read again. */
export function useTryCrews(plan: Plan | undefined) {
  const kept = useQueryClient();
  const keep = useKeepPlan();
  const editing = useMakeCall(planContract.editPlan, [planContract.dayPlans]);
  return (changes: readonly PlannedChangeRequest[]) => {
    if (!plan) return;
    editing
      .mutateAsync({ plan_id: plan.id, version: plan.version, changes: [...changes] })
      .then(keep, (error: unknown) => {
        void toast({ kind: "error", title: error instanceof Error ? error.message : "We couldn’t change this plan." });
        void kept.invalidateQueries({ queryKey: [planContract.readPlan.name] });
      });
  };
}
