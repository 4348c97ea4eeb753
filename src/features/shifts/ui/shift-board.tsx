import type { ReactNode } from "react";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { shiftsContract } from "../contract.ts";
import { HoursCard } from "./hours-card.tsx";
import { OpenShiftCard } from "./open-shift-card.tsx";
import { StartShiftCard } from "./start-shift-card.tsx";

type ShiftBoardProps = {
  /** Photographs of the vehicle at the start of a shift. */
  photos: (vehicleId: string, shiftId: string) => ReactNode;
  /** What belongs to the day as well: cash, defects. */
  children: ReactNode;
};

/** A driver’s shift from the check of the vehicle to the cash that is handed in. */
export function ShiftBoard({ photos, children }: ShiftBoardProps) {
  const { data, error, refetch } = useCall(shiftsContract.myShift, {});
  if (!data && error)
    return <ReadFailed title="We couldn’t load your shift" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={6} />;
  const { shift } = data;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {shift ? (
          <OpenShiftCard
            shift={shift}
            toHandInCents={data.to_hand_in_cents}
            photos={photos(shift.vehicle.id, shift.id)}
          />
        ) : (
          <StartShiftCard vehicles={data.vehicles} />
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {children}
        <HoursCard hours={data.hours} />
      </div>
    </div>
  );
}
