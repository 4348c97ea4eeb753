import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { roleNames } from "#domain/account/home-of-role.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { activityLogContract } from "../../activity-log/contract.ts";
import { invitationsContract, type StaffInvite, staffInvite, staffRoles } from "../contract.ts";

/** Asks whom to invite, and as what. */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const invite = useMakeCall(invitationsContract.inviteStaff, [
    invitationsContract.findInvites,
    activityLogContract.exploreAudit,
  ]);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Invite someone to the team"
      text="We’ll email them a link that is valid for seven days. They choose their own password."
      confirmLabel="Send invitation"
      doneLabel="Invitation sent"
      schema={staffInvite}
      defaultValues={{ email: "", name: "" }}
      onConfirm={(values) => invite.mutateAsync(values)}
    >
      <FormField<StaffInvite> name="name" label="Name" required>
        <TextInput autoComplete="off" maxLength={200} />
      </FormField>
      <FormField<StaffInvite> name="email" label="Email" required>
        <TextInput type="email" inputMode="email" autoComplete="off" />
      </FormField>
      <FormField<StaffInvite> name="role" label="Role" required>
        <Select placeholder="Choose a role" options={staffRoles.map((value) => ({ value, label: roleNames[value] }))} />
      </FormField>
    </FormDialog>
  );
}
