import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { vehicleDefectsContract as contract } from "../contract.ts";
import { ReportDialog } from "./report-dialog.tsx";

/** For drivers: reports a defect of a vehicle they drive. Hidden while they drive none. */
export function ReportDefectCard() {
  const query = useCall(contract.myVehicles, {});
  const [isOpen, setOpen] = useState(false);
  const vehicles = query.data?.vehicles ?? [];
  if (vehicles.length === 0) return null;
  return (
    <Card>
      <CardHeader title="Something wrong with the vehicle?" />
      <p className="mb-3 text-ink-2">Report a defect with a photograph. In an emergency, call dispatch first.</p>
      <Button size="sm" variant="outline" icon={<TriangleAlert aria-hidden />} onClick={() => setOpen(true)}>
        Report defect
      </Button>
      {isOpen && (
        <ReportDialog
          vehicles={vehicles.map(({ id, plate, name }) => ({ id, label: `${plate}, ${name}` }))}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}
