import { ApprovalScreen } from "#features/companies/approvals/ui/approval-screen.tsx";
import { PageMeta } from "../../public/site-meta.tsx";

/** The link says which booking; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function ApproveBookingPage() {
  return (
    <>
      <PageMeta
        title="Approve a booking | {company}"
        description="Approve or refuse a booking that a colleague has made for your company."
        path="/approve-booking"
        noindex
      />
      <ApprovalScreen />
    </>
  );
}
