import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { Form } from "#design/fields/form.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { Tabs } from "#design/tabs.tsx";
import { bankAccountTypeLabels, memberRoleLabels, standingLabels } from "#domain/partner/commission-labels.ts";
import {
  bankAccountTypes,
  earnsCommission,
  isLastOwner,
  type MemberRole,
  memberRoles,
} from "#domain/partner/partner-terms.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { payoutsContract } from "../../payouts/contract.ts";
import { type AdminPartner, noteForm, partnerBank, partnerRecordContract } from "../contract.ts";
import { ContactsSection } from "./contacts-section.tsx";
import { TermsSection } from "./terms-section.tsx";

type PartnerRecordProps = {
  partnerId: string;
  /** Its agreement, tax and bank documents. */
  documents: ReactNode;
  /** Its earnings, for a partner that earns commission. */
  commissions: ReactNode;
};

/** A partner’s record: agreement, bank account, documents, contacts and earnings. */
export function PartnerRecord({ partnerId, documents, commissions }: PartnerRecordProps) {
  const { data, wait } = readOrWait(
    useCall(partnerRecordContract.readPartner, { organisation_id: partnerId }),
    "this partner",
    8,
  );
  if (wait) return wait;
  return (
    <div className="grid gap-4">
      <Standing partner={data} />
      <RecordTabs partner={data} documents={documents} commissions={commissions} />
    </div>
  );
}

const pages = {
  hotel: "/admin/hotels",
  travel_agency: "/admin/travel-agents",
  affiliate: "/admin/travel-agents",
  driver_provider: "/admin/partner-drivers",
  corporate: "/admin/corporate",
} as const satisfies Readonly<Record<AdminPartner["kind"], string>>;

const tones = { active: "ok", suspended: "warn", terminated: "bad" } as const;

/** Whether it is active, with a link to the application, where that is changed. */
const Standing = ({ partner: { kind, status, application_id } }: { partner: AdminPartner }) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <Badge tone={tones[status]}>{standingLabels[status]}</Badge>
    {application_id && (
      <SiteLink to={`${pages[kind]}?application=${application_id}`} className="py-1 text-link text-sm underline">
        {status === "suspended" ? "Reinstate or end partnership" : "Suspend or end partnership"}
      </SiteLink>
    )}
  </p>
);

type RecordTabsProps = Omit<PartnerRecordProps, "partnerId"> & { partner: AdminPartner };

function RecordTabs({ partner: data, documents, commissions }: RecordTabsProps) {
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
        ...(earnsCommission(data.kind) ? [{ id: "commission", label: "Commission", content: commissions }] : []),
      ]}
    />
  );
}

/** Our team’s notes on a partner. */
function NotesSection({ partner }: { partner: AdminPartner }) {
  const write = useMakeCall(partnerRecordContract.writePartnerNote, [partnerRecordContract.readPartner]);
  return (
    <div className="grid gap-5">
      <Form
        key={partner.notes.length}
        schema={noteForm}
        defaultValues={{ text: "" }}
        onSubmit={async ({ text }) => {
          await write.mutateAsync({ organisation_id: partner.id, text });
        }}
        className="grid gap-3"
      >
        <FormField name="text" label="Note" hint="Only our team sees this." required>
          <TextArea rows={3} maxLength={2000} />
        </FormField>
        <Button type="submit" size="sm" className="justify-self-start" busy={write.isPending}>
          Add note
        </Button>
      </Form>
      <ul className="divide-y divide-line">
        {partner.notes.map(({ id, text, author, at }) => (
          <li key={id} className="py-3">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
            <p className="text-ink-3 text-xs">
              {author}, {formatDateTime(at)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A partner’s users and their roles. */
function PeopleSection({ partner }: { partner: AdminPartner }) {
  const mayChange = useMay()("approve_payouts");
  const change = useMakeCall(partnerRecordContract.setMemberRole, [partnerRecordContract.readPartner]);
  return (
    <section aria-labelledby="members" className="grid gap-3">
      <h3 id="members" className="font-bold">
        Who signs in
      </h3>
      <p className="text-ink-2 text-sm">Owners see commission, statements and people. Desk users book for guests.</p>
      <ul className="grid gap-2">
        {partner.members.map(({ id, name, email, role }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-48 grow basis-0 leading-tight">
              <span className="block font-semibold">{name}</span>
              <span className="block truncate text-ink-2 text-sm">{email}</span>
            </span>
            {mayChange && !isLastOwner(partner.members, id) ? (
              <Select
                aria-label={`Role of ${name}`}
                className="w-32"
                value={role}
                options={memberRoles.map((value) => ({ value, label: memberRoleLabels[value] }))}
                onChange={(event) =>
                  change.mutate({
                    organisation_id: partner.id,
                    user_id: id,
                    role: event.currentTarget.value as MemberRole,
                  })
                }
              />
            ) : (
              memberRoleLabels[role]
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A partner’s bank account. */
function BankSection({ partner }: { partner: AdminPartner }) {
  const mayChange = useMay()("approve_payouts");
  const save = useMakeCall(partnerRecordContract.savePartnerBank, [
    partnerRecordContract.readPartner,
    // Only partners with a bank account can be paid.
    payoutsContract.partnerPayouts,
  ]);
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
