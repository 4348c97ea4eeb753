import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Tabs } from "#design/tabs.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { WhoTravelsCard } from "../../care/ui/who-travels-card.tsx";
import { TravellersSection } from "../../travellers/ui/travellers-section.tsx";
import { CompanyUsersSection } from "../../users/ui/company-users-section.tsx";
import { companyRecordContract, type OfficeCompany } from "../contract.ts";
import { CompanyForm } from "./company-form.tsx";
import { StandingBadge } from "./standing-badge.tsx";

/** A company’s record: what is agreed, what its people may book, who they are, and who signs in. */
export function CompanyRecord({ companyId, invoices }: { companyId: string; invoices: ReactNode }) {
  const mayChange = useMay()("change_corporate_accounts");
  const { data, error, refetch } = useCall(companyRecordContract.readCompanyRecord, { organisation_id: companyId });
  if (!data && error)
    return <ReadFailed title="We couldn’t load this company" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={8} />;
  return (
    <div className="grid gap-4">
      <AccountLine company={data} />
      <Tabs
        label="Company record"
        variant="line"
        keepPanels
        items={[
          {
            id: "account",
            label: "Account",
            content: <CompanyForm key={data.version} company={data} part="account" />,
          },
          { id: "rates", label: "Rates", content: <CompanyForm key={data.version} company={data} part="rates" /> },
          { id: "policy", label: "Policy", content: <CompanyForm key={data.version} company={data} part="policy" /> },
          {
            id: "travellers",
            label: "Travellers",
            content: <TravellersSection companyId={companyId} mayChange={mayChange} />,
          },
          { id: "road", label: "On the road", content: <WhoTravelsCard companyId={companyId} /> },
          { id: "invoices", label: "Invoices", content: invoices },
          {
            id: "users",
            label: "Sign-in",
            content: <CompanyUsersSection companyId={companyId} mayChange={mayChange} />,
          },
        ]}
      />
    </div>
  );
}

function AccountLine({ company: { standing, owed_cents, terms } }: { company: OfficeCompany }) {
  const limit = terms.credit_limit_cents;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-3">
        <StandingBadge standing={standing} />
        <span>
          <Money cents={owed_cents} className="font-bold" /> on account
          {limit !== null && ` of ${formatRand(limit)}`}
        </span>
      </p>
      {standing === "on_hold" && (
        <Alert tone="warn" title="No bookings can go on this account while it’s on hold">
          {terms.hold_reason || "No reason was given."}
        </Alert>
      )}
      {standing === "over_limit" && (
        <Alert tone="warn" title="Over the credit limit">
          New bookings on account are refused until the company has paid, or its limit is raised.
        </Alert>
      )}
      {standing === "overdue" && (
        <Alert tone="bad" title="An invoice is long overdue">
          New bookings on account are refused until it is paid or a payment date is agreed.
        </Alert>
      )}
    </div>
  );
}
