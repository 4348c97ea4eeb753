import { Badge } from "#design/badge.tsx";
import { driverLabels } from "#domain/driver/driver-labels.ts";
import type { DriverState } from "#domain/driver/driver-lifecycle.ts";

export const DriverStatus = ({ state }: { state: DriverState }) => (
  <Badge tone={driverLabels[state].tone} dot>
    {driverLabels[state].label}
  </Badge>
);
