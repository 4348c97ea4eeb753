import { BriefcaseBusiness, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { formatRand, Money } from "#design/money.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { Progress } from "#design/progress.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { isChargeable } from "#domain/corporate/account-standing.ts";
import { alertKindLabels } from "#domain/corporate/company-labels.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { StandingBadge } from "../../ui/standing-badge.tsx";
import { companyRecordContract, type ListedCompany, newCompanyForm } from "../contract.ts";
import { CompanyRecord, type DrawCompanyTabs } from "./company-record.tsx";

/** Companies that book for their own people, with accounts and spending. */
export function CompaniesPanel({ drawTabs }: { drawTabs: DrawCompanyTabs }) {
  const { read, go } = usePageAddress();
  const opened = read("company");
  const [isAdding, setAdding] = useState(false);
  const mayChange = useMay()("change_corporate_accounts");
  const { data, wait } = readOrWait(useCall(companyRecordContract.listCompanies, {}), "the companies", 6);
  if (wait) return wait;
  return (
    <div className="grid gap-4">
      {mayChange && (
        <Button className="justify-self-start" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
          Add company
        </Button>
      )}
      {data.companies.length === 0 && (
        <Card>
          <EmptyState
            icon={<BriefcaseBusiness />}
            title="No companies yet"
            text="Add a company that books for its own staff, then give it an account."
          />
        </Card>
      )}
      <ul aria-label="Companies" className="grid items-start gap-4 lg:grid-cols-2">
        {data.companies.map((company) => (
          <li key={company.id}>
            <CompanyCard company={company} onOpen={() => go({ company: company.id })} />
          </li>
        ))}
      </ul>
      <Drawer
        open={opened !== ""}
        onClose={() => go({ company: "" })}
        size="lg"
        title={data.companies.find(({ id }) => id === opened)?.name ?? "Company"}
      >
        {opened && <CompanyRecord key={opened} companyId={opened} drawTabs={drawTabs} />}
      </Drawer>
      {isAdding && <NewCompanyDialog onClose={() => setAdding(false)} onMade={(id) => go({ company: id })} />}
    </div>
  );
}

function CompanyCard({ company, onOpen }: { company: ListedCompany; onOpen: () => void }) {
  const { name, standing, owed_cents, credit_limit_cents, month_budget_cents, spend_cents } = company;
  return (
    <Card aria-label={name} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg leading-snug">{name}</h2>
        <StandingBadge standing={standing} />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        <Figure label="On account">
          <Money cents={owed_cents} />
        </Figure>
        <Figure label="Credit limit">
          {credit_limit_cents === null ? "None agreed" : <Money cents={credit_limit_cents} />}
        </Figure>
        <Figure label="This month">
          <Money cents={spend_cents} />
          <span className="block font-normal text-ink-2 text-sm">{counted(company.bookings, "booking")}</span>
        </Figure>
        <Figure label="People">{counted(company.travellers, "traveller")}</Figure>
      </dl>
      {isChargeable(standing) && credit_limit_cents !== null && credit_limit_cents > 0 && (
        <Progress
          label="Credit used"
          showLabel
          value={owed_cents}
          max={credit_limit_cents}
          valueText={`${formatRand(owed_cents)} of ${formatRand(credit_limit_cents)}`}
          tone={toneOf(owed_cents / credit_limit_cents)}
        />
      )}
      {month_budget_cents !== null && (
        <Progress
          label="This month’s budget"
          showLabel
          value={spend_cents}
          max={month_budget_cents}
          valueText={`${formatRand(spend_cents)} of ${formatRand(month_budget_cents)}`}
          tone={toneOf(spend_cents / month_budget_cents)}
        />
      )}
      {company.alerts.length > 0 && (
        <p className="text-ink-2 text-sm">Alerts sent: {company.alerts.map(alertText).join(", ")}.</p>
      )}
      <Button variant="outline" size="sm" className="justify-self-start" onClick={onOpen}>
        Open<span className="sr-only"> {name}</span>
      </Button>
    </Card>
  );
}

const alertText = ({ kind, percent }: ListedCompany["alerts"][number]) =>
  `${percent}% of the ${alertKindLabels[kind].noun}`;

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

function toneOf(share: number) {
  if (share >= 0.9) return "bad";
  return share >= 0.7 ? "warn" : "ok";
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-2 text-sm">{label}</dt>
    <dd className="font-bold tabular-nums">{children}</dd>
  </div>
);

function NewCompanyDialog({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const create = useMakeCall(companyRecordContract.createCompany, [companyRecordContract.listCompanies]);
  return (
    <FormDialog
      title="Add company"
      text="It has no account until you give it one in its record."
      confirmLabel="Add company"
      doneLabel="Company added"
      schema={newCompanyForm}
      defaultValues={{ name: "", registration_number: "" }}
      onClose={onClose}
      onConfirm={async (company) => {
        const { id } = await create.mutateAsync(company);
        onMade(id);
      }}
    >
      <FormField name="name" label="Name" required>
        <TextInput maxLength={120} />
      </FormField>
      <FormField name="registration_number" label="Registration number" optional>
        <TextInput maxLength={40} />
      </FormField>
    </FormDialog>
  );
}
