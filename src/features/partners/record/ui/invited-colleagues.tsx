import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { memberRoleLabels } from "#domain/partner/commission-labels.ts";
import { memberRoles } from "#domain/partner/partner-terms.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { colleagueForm, type OwnPartnerRecord, partnerRecordContract } from "../contract.ts";

/** Open invitations. */
export function InvitedList({ invited }: Pick<OwnPartnerRecord, "invited">) {
  const withdraw = useMakeCall(partnerRecordContract.withdrawColleague, [partnerRecordContract.myPartner]);
  if (invited.length === 0) return null;
  return (
    <div className="mt-4 border-line border-t pt-3">
      <h3 className="font-semibold text-sm">Invited</h3>
      <ul className="mt-2 grid gap-3">
        {invited.map(({ id, name, email, role, expires_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 grow basis-32 leading-tight">
              <span className="block font-semibold">{name}</span>
              <span className="block truncate text-ink-2 text-sm">{email}</span>
              <span className="block text-ink-2 text-xs">
                {memberRoleLabels[role]}, until {formatDate(expires_at)}
              </span>
            </span>
            <Button size="sm" variant="quiet" onClick={() => withdraw.mutate({ invite_id: id })}>
              Withdraw<span className="sr-only"> the invitation of {name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {withdraw.error && (
        <Alert tone="bad" announce className="mt-3">
          {withdraw.error.message}
        </Alert>
      )}
    </div>
  );
}

export function InviteColleagueDialog({ onClose }: { onClose: () => void }) {
  const invite = useMakeCall(partnerRecordContract.inviteColleague, [partnerRecordContract.myPartner]);
  return (
    <FormDialog
      title="Invite colleague"
      text="We’ll email them a link that is valid for seven days. They choose their own password."
      confirmLabel="Send invitation"
      doneLabel="Invitation sent"
      schema={colleagueForm}
      defaultValues={{ name: "", email: "", role: "desk" }}
      onClose={onClose}
      onConfirm={(values) => invite.mutateAsync(values)}
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
        hint="Owners see commission, statements and people. Desk users book for guests."
        required
      >
        <Select options={memberRoles.map((value) => ({ value, label: memberRoleLabels[value] }))} />
      </FormField>
    </FormDialog>
  );
}
