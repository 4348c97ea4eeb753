import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Form } from "#design/fields/form.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { Tabs } from "#design/tabs.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { StandingBadge } from "../../ui/standing-badge.tsx";
import { type AdminCompany, companyForm, companyRecordContract } from "../contract.ts";
import { AccountFields } from "./account-fields.tsx";
import { PolicyFields } from "./policy-fields.tsx";
import { PolicyTrial } from "./policy-trial.tsx";
import { RateFields } from "./rate-fields.tsx";

/** Tabs of other topics and features, passed in by the page. */
export type DrawCompanyTabs = (
  companyId: string,
  mayChange: boolean,
) => Readonly<Record<"travellers" | "road" | "invoices" | "users", ReactNode>>;

type CompanyRecordProps = { companyId: string; drawTabs: DrawCompanyTabs };

/** A company’s record: agreement, booking rules, travellers and users. */
export function CompanyRecord({ companyId, drawTabs }: CompanyRecordProps) {
  const mayChange = useMay()("change_corporate_accounts");
  const { data, wait } = readOrWait(
    useCall(companyRecordContract.readCompanyRecord, { organisation_id: companyId }),
    "this company",
    8,
  );
  if (wait) return wait;
  const tabs = drawTabs(companyId, mayChange);
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
            content: tabs.travellers,
          },
          { id: "road", label: "On the road", content: tabs.road },
          { id: "invoices", label: "Invoices", content: tabs.invoices },
          {
            id: "users",
            label: "Sign-in",
            content: tabs.users,
          },
        ]}
      />
    </div>
  );
}

function AccountLine({ company: { standing, owed_cents, terms } }: { company: AdminCompany }) {
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

const parts = {
  account: { Fields: AccountFields, save: "Save account" },
  rates: { Fields: RateFields, save: "Save rates" },
  policy: { Fields: PolicyFields, save: "Save policy" },
} as const;

/** One part of a company’s agreement; the other parts stay as they are. */
function CompanyForm({ company, part }: { company: AdminCompany; part: keyof typeof parts }) {
  const mayChange = useMay()("change_corporate_accounts");
  const { Fields, save: label } = parts[part];
  const save = useMakeCall(companyRecordContract.saveCompany, [
    companyRecordContract.readCompanyRecord,
    companyRecordContract.listCompanies,
  ]);
  return (
    <Form
      schema={companyForm}
      defaultValues={company.terms}
      onSubmit={async (terms) => {
        await save.mutateAsync({ organisation_id: company.id, version: company.version, terms });
        void toast({ title: "Saved" });
      }}
      className="grid gap-5"
    >
      <fieldset disabled={!mayChange} className="contents">
        <Fields />
      </fieldset>
      {part === "policy" && <PolicyTrial companyId={company.id} />}
      {mayChange && (
        <Button type="submit" className="justify-self-start" busy={save.isPending}>
          {label}
        </Button>
      )}
    </Form>
  );
}
