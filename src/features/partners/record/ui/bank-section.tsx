import { Button } from "#design/button.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { Form } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { bankAccountTypeLabels } from "#domain/partner/commission-labels.ts";
import { bankAccountTypes } from "#domain/partner/partner-terms.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { type OfficePartner, partnerBank, partnerRecordContract } from "../contract.ts";

/** Where a partner is paid. */
export function BankSection({ partner }: { partner: OfficePartner }) {
  const mayChange = useMay()("approve_payouts");
  const save = useMakeCall(partnerRecordContract.savePartnerBank, [partnerRecordContract.readPartner]);
  return (
    <Form
      schema={partnerBank}
      defaultValues={partner.bank}
      onSubmit={async (bank) => {
        await save.mutateAsync({ organisation_id: partner.id, version: partner.version, bank });
        void toast({ title: "Bank account saved" });
      }}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="bank_name" label="Bank" optional>
          <TextInput maxLength={60} />
        </FormField>
        <FormField name="bank_account_name" label="Account name" optional>
          <TextInput maxLength={60} />
        </FormField>
        <FormField name="bank_account_number" label="Account number" optional>
          <TextInput inputMode="numeric" maxLength={24} />
        </FormField>
        <FormField name="bank_branch_code" label="Branch code" optional>
          <TextInput inputMode="numeric" maxLength={6} />
        </FormField>
        <FormField name="bank_account_type" label="Type of account" required>
          <Select options={bankAccountTypes.map((value) => ({ value, label: bankAccountTypeLabels[value] }))} />
        </FormField>
      </div>
      <p className="text-ink-2 text-sm">Before you change an account, call the partner on a number you know.</p>
      {mayChange && (
        <Button type="submit" className="justify-self-start" busy={save.isPending}>
          Save bank account
        </Button>
      )}
    </Form>
  );
}
