import { applyNewPlan, previewChanges } from "#features/dispatch/plan/server/apply-changes.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly dispatch: typeof handDispatch;
  }
}

/** Plans of a day that others make, as `ctx.dispatch`: a plan and its trips change together. */
export const handDispatch = { previewChanges, applyNewPlan };
