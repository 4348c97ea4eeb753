import type { ReactNode } from "react";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Tabs } from "#design/tabs.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { CommissionsTab } from "../../commissions/ui/commissions-tab.tsx";
import { partnerRecordContract } from "../contract.ts";
import { BankSection } from "./bank-section.tsx";
import { ContactsSection } from "./contacts-section.tsx";
import { NotesSection } from "./notes-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { TermsSection } from "./terms-section.tsx";

type PartnerRecordProps = {
  partnerId: string;
  /** Its agreement, tax and bank documents. */
  documents: ReactNode;
};

/** A partner’s record: what is agreed, where it is paid, its documents, contacts and what it earns. */
export function PartnerRecord({ partnerId, documents }: PartnerRecordProps) {
  const { data, error, refetch } = useCall(partnerRecordContract.readPartner, { organisation_id: partnerId });
  if (!data && error)
    return <ReadFailed title="We couldn’t load this partner" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={8} />;
  return (
    <Tabs
      label="Partner record"
      variant="line"
      items={[
        { id: "terms", label: "Terms", content: <TermsSection key={data.version} partner={data} /> },
        { id: "bank", label: "Bank", content: <BankSection key={data.version} partner={data} /> },
        {
          ...{ id: "people", label: "People" },
          content: (
            <div className="grid gap-6">
              <PeopleSection partner={data} />
              <ContactsSection partner={data} />
            </div>
          ),
        },
        { id: "documents", label: "Documents", content: documents },
        { id: "notes", label: "Notes", content: <NotesSection partner={data} /> },
        { id: "commission", label: "Commission", content: <CommissionsTab organisationId={data.id} /> },
      ]}
    />
  );
}
