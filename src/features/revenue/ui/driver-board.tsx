import { Segmented } from "#design/fields/segmented.tsx";
import { RevenueBoard } from "./revenue-board.tsx";
import { useRevenueAddress } from "./use-revenue-address.ts";

/** Revenue by driver or vehicle. */
export function DriverBoard() {
  const { by, choose } = useRevenueAddress();
  const isByVehicle = by === "vehicle";
  const choice = (
    <Segmented
      label="Revenue by"
      value={isByVehicle ? "vehicle" : "driver"}
      onChange={(value) => choose({ by: value === "vehicle" ? value : "" })}
      options={[
        { value: "driver", label: "Drivers" },
        { value: "vehicle", label: "Vehicles" },
      ]}
    />
  );
  if (isByVehicle)
    return <RevenueBoard by="vehicle" title="Revenue by vehicle" head="Vehicle" hasBasis={false} choice={choice} />;
  return <RevenueBoard by="driver" title="Revenue by driver" head="Driver" hasBasis={false} choice={choice} />;
}
