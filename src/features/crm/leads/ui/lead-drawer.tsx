import { Drawer } from "#design/overlay/drawer.tsx";
import { EnquiryPanel } from "./enquiry-panel.tsx";
import { RequestPanel } from "./request-panel.tsx";

type LeadDrawerProps = {
  /** The id of the enquiry that is open, or of the booking request; both empty: none. */
  enquiry: string;
  request: string;
  name: string | undefined;
  onClose: () => void;
};

/** Everything about one customer who waits for an answer, and what can be done for them. */
export function LeadDrawer({ enquiry, request, name, onClose }: LeadDrawerProps) {
  const title = name ?? (request ? "Booking request" : "Enquiry");
  return (
    <Drawer open={enquiry !== "" || request !== ""} onClose={onClose} title={title}>
      {request && <RequestPanel key={request} id={request} onClose={onClose} />}
      {!request && enquiry && <EnquiryPanel key={enquiry} id={enquiry} />}
    </Drawer>
  );
}
