import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Tabs } from "#design/tabs.tsx";
import { standingLabels } from "#domain/partner/commission-labels.ts";
import { earnsCommission } from "#domain/partner/partner-terms.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { CommissionsTab } from "../../commissions/ui/commissions-tab.tsx";
import { type OfficePartner, partnerRecordContract } from "../contract.ts";
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
    <div className="grid gap-4">
      <Standing partner={data} />
      <RecordTabs partner={data} documents={documents} />
    </div>
  );
}

const pages = {
  hotel: "/admin/hotels",
  travel_agency: "/admin/travel-agents",
  affiliate: "/admin/travel-agents",
  driver_provider: "/admin/partner-drivers",
  corporate: "/admin/corporate",
} as const satisfies Readonly<Record<OfficePartner["kind"], string>>;

const tones = { active: "ok", suspended: "warn", terminated: "bad" } as const;

/** Whether it works with us; its application is where that is changed. */
const Standing = ({ partner: { kind, status, application_id } }: { partner: OfficePartner }) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <Badge tone={tones[status]}>{standingLabels[status]}</Badge>
    {application_id && (
      <SiteLink to={`${pages[kind]}?application=${application_id}`} className="py-1 text-link text-sm underline">
        {status === "suspended" ? "Reinstate or end partnership" : "Suspend or end partnership"}
      </SiteLink>
    )}
  </p>
);

function RecordTabs({ partner: data, documents }: { partner: OfficePartner; documents: ReactNode }) {
  return (
    <Tabs
      label="Partner record"
      variant="line"
      items={[
        { id: "terms", label: "Terms", content: <TermsSection key={data.version} partner={data} /> },
        { id: "bank", label: "Bank", content: <BankSection key={data.version} partner={data} /> },
        {
          id: "people",
          label: "People",
          content: (
            <div className="grid gap-6">
              <PeopleSection partner={data} />
              <ContactsSection partner={data} />
            </div>
          ),
        },
        { id: "documents", label: "Documents", content: documents },
        { id: "notes", label: "Notes", content: <NotesSection partner={data} /> },
        ...(earnsCommission(data.kind)
          ? [{ id: "commission", label: "Commission", content: <CommissionsTab organisationId={data.id} /> }]
          : []),
      ]}
    />
  );
}
