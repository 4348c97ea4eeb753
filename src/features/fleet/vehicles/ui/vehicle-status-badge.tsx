import { Badge } from "#design/badge.tsx";
import { vehicleLabels } from "#domain/fleet/fleet-labels.ts";
import type { ListedVehicle } from "../contract.ts";

export const VehicleStatusBadge = ({ state }: Pick<ListedVehicle, "state">) => (
  <Badge dot tone={vehicleLabels[state].tone}>
    {vehicleLabels[state].label}
  </Badge>
);
