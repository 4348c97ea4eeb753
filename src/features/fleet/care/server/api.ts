import { bind } from "#platform/bind.ts";
import { vehicleCareContract } from "../contract.ts";
import { editWorkOrder } from "./edit-work-order.ts";
import { endMaintenancePlan } from "./end-maintenance-plan.ts";
import { finishWorkOrder } from "./finish-work-order.ts";
import { moveWorkOrder } from "./move-work-order.ts";
import { openWorkOrder } from "./open-work-order.ts";
import { saveMaintenancePlan } from "./save-maintenance-plan.ts";
import { vehicleCare } from "./vehicle-care.ts";

export const vehicleCareApi = bind(vehicleCareContract, {
  vehicleCare,
  saveMaintenancePlan,
  endMaintenancePlan,
  openWorkOrder,
  editWorkOrder,
  moveWorkOrder,
  finishWorkOrder,
});
