import { drives, VehicleToday } from "#features/drivers/ui/vehicle-today.tsx";
import { ReportDefectCard } from "#features/fleet/defects/ui/report-defect-card.tsx";
import { MyCashCard } from "#features/payments/cash/ui/my-cash-card.tsx";
import { shiftsContract } from "#features/shifts/contract.ts";
import { ShiftBoard } from "#features/shifts/ui/shift-board.tsx";
import { TakePhoto } from "#features/trips/road/ui/take-photo.tsx";
import { DriverPage } from "../driver-page.tsx";

const refreshes = [shiftsContract.myShift];

/** The day’s vehicle, from its check to handing in the cash. */
export default function DriverShift() {
  return (
    <DriverPage title="Shift">
      {(driver) => (
        <ShiftBoard
          photos={(vehicleId, recordId) => (
            <TakePhoto
              kind="vehicle_check"
              subject={{ vehicleId, recordId }}
              label="Photograph the vehicle"
              size="md"
              wide
            />
          )}
        >
          {drives(driver) && <VehicleToday vehicles={driver.vehicles_today} />}
          <MyCashCard refreshes={refreshes} />
          <ReportDefectCard />
        </ShiftBoard>
      )}
    </DriverPage>
  );
}
