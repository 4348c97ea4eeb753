import { Button } from "#design/button.tsx";
import { Form } from "#design/fields/form.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { PolicyTrial } from "../../policy/ui/policy-trial.tsx";
import { companyForm, companyRecordContract, type OfficeCompany } from "../contract.ts";
import { AccountFields } from "./account-fields.tsx";
import { PolicyFields } from "./policy-fields.tsx";
import { RateFields } from "./rate-fields.tsx";

const parts = {
  account: { Fields: AccountFields, save: "Save account" },
  rates: { Fields: RateFields, save: "Save rates" },
  policy: { Fields: PolicyFields, save: "Save policy" },
} as const;

/** One part of what is agreed with a company; the others stay as they are. */
export function CompanyForm({ company, part }: { company: OfficeCompany; part: keyof typeof parts }) {
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
