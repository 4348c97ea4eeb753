import { FileUp } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { ImportBookingsDialog } from "./import-bookings-dialog.tsx";

/** Offered to those who may import. */
export function ImportBookingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Permitted action="import_records">
      <Button size="sm" variant="outline" icon={<FileUp aria-hidden />} onClick={() => setOpen(true)}>
        Import
      </Button>
      {isOpen && <ImportBookingsDialog onClose={() => setOpen(false)} />}
    </Permitted>
  );
}
