import { UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { companyRoleLabels } from "#domain/corporate/company-labels.ts";
import { memberRoles } from "#domain/partner/partner-terms.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { companyUserForm, companyUsersContract } from "../contract.ts";

type Props = { companyId?: string | null; mayChange: boolean };

/** A company’s users and open invitations. Without an id: the signed-in person’s company. */
export function CompanyUsersSection({ companyId = null, mayChange }: Props) {
  const [isInviting, setInviting] = useState(false);
  const { data, error, refetch } = useCall(companyUsersContract.listCompanyUsers, { organisation_id: companyId });
  const withdraw = useMakeCall(companyUsersContract.withdrawCompanyUser, [companyUsersContract.listCompanyUsers]);
  if (!data && error)
    return <ReadFailed title="We couldn’t load who signs in" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={3} />;
  const { users, invited } = data;
  return (
    <div className="grid gap-3">
      {mayChange && (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<UserPlus aria-hidden="true" />}
          onClick={() => setInviting(true)}
        >
          Invite colleague
        </Button>
      )}
      {users.length === 0 && invited.length === 0 && (
        <p className="text-ink-2">No one signs in for this company yet.</p>
      )}
      <ul aria-label="Who signs in" className="divide-y divide-line">
        {users.map(({ id, name, email, role }) => (
          <UserRow key={id} name={name} email={email} note={companyRoleLabels[role]} />
        ))}
        {invited.map(({ id, name, email, role, expires_at }) => (
          <UserRow
            key={id}
            name={name}
            email={email}
            note={`Invited, ${companyRoleLabels[role].toLowerCase()}, until ${formatDate(expires_at)}`}
          >
            {mayChange && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => withdraw.mutate({ organisation_id: companyId, invite_id: id })}
              >
                Withdraw<span className="sr-only"> the invitation of {name}</span>
              </Button>
            )}
          </UserRow>
        ))}
      </ul>
      <ErrorAlert error={withdraw.error} />
      {isInviting && <InviteDialog companyId={companyId} onClose={() => setInviting(false)} />}
    </div>
  );
}

type RowProps = { name: string; email: string; note: string; children?: ReactNode };

const UserRow = ({ name, email, note, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-3 py-2">
    <span className="min-w-40 grow basis-0 leading-tight">
      <span className="block font-semibold">{name}</span>
      <span className="block break-all text-ink-2 text-sm">{email}</span>
      <span className="block text-ink-2 text-sm">{note}</span>
    </span>
    {children}
  </li>
);

function InviteDialog({ companyId, onClose }: { companyId: string | null; onClose: () => void }) {
  const invite = useMakeCall(companyUsersContract.inviteCompanyUser, [companyUsersContract.listCompanyUsers]);
  return (
    <FormDialog
      title="Invite colleague"
      text="We’ll email them a link that is valid for seven days. They choose their own password."
      confirmLabel="Send invitation"
      doneLabel="Invitation sent"
      schema={companyUserForm}
      defaultValues={{ name: "", email: "", role: "desk" }}
      onClose={onClose}
      onConfirm={(form) => invite.mutateAsync({ ...form, organisation_id: companyId })}
    >
      <FormField name="name" label="Name" required>
        <TextInput autoComplete="off" maxLength={100} />
      </FormField>
      <FormField name="email" label="Email" required>
        <TextInput type="email" inputMode="email" autoComplete="off" />
      </FormField>
      <FormField
        name="role"
        label="Role"
        hint="An owner also manages travellers and colleagues. Approvers are travellers: they answer by email."
        required
      >
        <Select options={memberRoles.map((value) => ({ value, label: companyRoleLabels[value] }))} />
      </FormField>
    </FormDialog>
  );
}
