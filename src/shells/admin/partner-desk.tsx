import { Drawer } from "#design/overlay/drawer.tsx";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { PartnerDocuments } from "#features/documents/ui/partner-documents.tsx";
import { CommissionsTab } from "#features/partners/commissions/ui/commissions-tab.tsx";
import { StatementsTab } from "#features/partners/commissions/ui/statements-tab.tsx";
import { payoutsContract } from "#features/partners/payouts/contract.ts";
import { PayoutsTab } from "#features/partners/payouts/ui/payouts-tab.tsx";
import { PartnerRecord } from "#features/partners/record/ui/partner-record.tsx";
import { ApplicationReview } from "#features/partners/review/ui/application-review.tsx";
import { reportingContract } from "#features/reporting/contract.ts";
import { PartnerList } from "#features/reporting/ui/partner-list.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";

type PartnerDeskProps = { application: ApplicationKind; kind: "hotel" | "travel_agency" };

/** Partners who bring customers: applications, records, and the earnings and payouts of this kind. */
export function PartnerDesk({ application, kind }: PartnerDeskProps) {
  const { read, go } = usePageAddress();
  const recordId = read("record");
  const { data } = useCall(reportingContract.partnersAtWork, { kind });
  return (
    <>
      <ApplicationReview
        kinds={[application]}
        partners={<PartnerList kind={kind} />}
        further={[
          { id: "commission", label: "Commission", content: <CommissionsTab kind={kind} /> },
          {
            id: "statements",
            label: "Statements",
            content: <StatementsTab kind={kind} feeds={[payoutsContract.partnerPayouts]} />,
          },
          { id: "payouts", label: "Payouts", content: <PayoutsTab kind={kind} /> },
        ]}
      />
      <Drawer
        open={recordId !== ""}
        onClose={() => go({ record: "" })}
        size="lg"
        title={data?.partners.find(({ id }) => id === recordId)?.name ?? "Partner"}
      >
        {recordId && (
          <PartnerRecord
            key={recordId}
            partnerId={recordId}
            documents={<PartnerDocuments partnerId={recordId} />}
            commissions={<CommissionsTab organisationId={recordId} />}
          />
        )}
      </Drawer>
    </>
  );
}
