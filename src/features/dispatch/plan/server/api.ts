import { bind } from "#platform/bind.ts";
import { planContract } from "../contract.ts";
import { applyPlan } from "./apply-plan.ts";
import { createPlan } from "./create-plan.ts";
import { dayPlans } from "./day-plans.ts";
import { discardPlan } from "./discard-plan.ts";
import { editPlan } from "./edit-plan.ts";
import { readPlan } from "./read-plan.ts";
import { refreshPlan } from "./refresh-plan.ts";

export const planApi = bind(planContract, {
  dayPlans,
  readPlan,
  createPlan,
  editPlan,
  refreshPlan,
  discardPlan,
  applyPlan,
});
