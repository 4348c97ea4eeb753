import { Drawer } from "#design/drawer.tsx";
import type { QueueLine } from "../office-contract.ts";
import { EnquiryPanel } from "./enquiry-panel.tsx";
import { RequestPanel } from "./request-panel.tsx";

type LeadDrawerProps = { line: QueueLine | undefined; onClose: () => void };

/** Everything about one of those who wait, and what can be done for them. */
export function LeadDrawer({ line, onClose }: LeadDrawerProps) {
  return (
    <Drawer open={line !== undefined} onClose={onClose} title={line ? line.name : "Enquiry"}>
      {line?.kind === "booking" && <RequestPanel key={line.id} id={line.id} onClose={onClose} />}
      {line && line.kind !== "booking" && <EnquiryPanel key={line.id} id={line.id} />}
    </Drawer>
  );
}
