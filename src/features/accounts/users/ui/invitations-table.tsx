import { Send } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "#design/button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select, TextInput } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { roleNames } from "#domain/account/home-of-role.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { activityLogContract } from "../audit-contract.ts";
import {
  invitationsContract,
  inviteStates,
  type ListedInvitation,
  type StaffInvite,
  staffInvite,
  staffRoles,
} from "../invitations-contract.ts";
import { InvitationBadge, invitationLabels, oneOf } from "./account-badge.tsx";

const columnsFor = (onWithdraw: (invite: ListedInvitation) => void): readonly Column<ListedInvitation>[] => [
  {
    id: "who",
    header: "Invited",
    hideable: false,
    cell: (invite) => (
      <span className="block min-w-0">
        <span className="block truncate font-semibold">{invite.name || invite.email}</span>
        {invite.name && <span className="block truncate text-sm font-normal text-ink-2">{invite.email}</span>}
      </span>
    ),
  },
  { id: "role", header: "Role", cell: (invite) => roleNames[invite.role] },
  { id: "state", header: "Status", cell: (invite) => <InvitationBadge state={invite.state} /> },
  { id: "by", header: "By", cell: (invite) => invite.invited_by?.name ?? "–" },
  { id: "sent", header: "Sent", cell: (invite) => <DateText at={invite.created_at} /> },
  { id: "until", header: "Valid until", cell: (invite) => <DateText at={invite.expires_at} /> },
  {
    id: "actions",
    header: "Actions",
    hideable: false,
    align: "end",
    cell: (invite) =>
      invite.state === "open" && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => onWithdraw(invite)}
          aria-label={`Withdraw the invitation to ${invite.email}`}
        >
          Withdraw
        </Button>
      ),
  },
];

const none: readonly ListedInvitation[] = [];
const keyOf = (invite: ListedInvitation) => invite.id;

/** Invitations, and a button to invite someone. */
export function InvitationsTable() {
  const { read, filter } = usePageAddress();
  const search = read("search");
  const state = oneOf(inviteStates, read("state"));
  const [isInviting, setIsInviting] = useState(false);
  const [leaving, setLeaving] = useState<ListedInvitation>();
  const columns = useMemo(() => columnsFor(setLeaving), []);
  const list = useList(invitationsContract.findInvites, (page) => ({ search, state, ...page }));
  const invite = (
    <Button size="sm" icon={<Send aria-hidden />} onClick={() => setIsInviting(true)}>
      Invite someone
    </Button>
  );
  return (
    <ListPage
      caption="Invitations"
      columns={columns}
      rows={list.data?.invites ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: search,
        onChange: (text) => filter({ search: text }),
        placeholder: "Search by name or email",
      }}
      filters={
        <div className="min-w-36 flex-1 sm:max-w-44">
          <Select
            size="sm"
            aria-label="Status"
            placeholder="Any status"
            value={state ?? ""}
            onChange={(event) => filter({ state: event.currentTarget.value })}
            options={inviteStates.map((value) => ({ value, label: invitationLabels[value] }))}
          />
        </div>
      }
      actions={invite}
      empty={
        <EmptyState
          icon={<Send />}
          title={search || state ? "No invitations match" : "No invitations yet"}
          text="Invite admins, dispatchers and drivers here. Partners apply on the site."
        />
      }
    >
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} />
      <WithdrawDialog invite={leaving} onClose={() => setLeaving(undefined)} />
    </ListPage>
  );
}

function WithdrawDialog({ invite, onClose }: { invite: ListedInvitation | undefined; onClose: () => void }) {
  const withdraw = useMakeCall(invitationsContract.withdrawInvite, [
    invitationsContract.findInvites,
    activityLogContract.exploreAudit,
  ]);
  return (
    <ActionDialog
      open={invite !== undefined}
      onClose={onClose}
      onConfirm={async () => {
        if (invite) await withdraw.mutateAsync({ invite_id: invite.id });
      }}
      title="Withdraw this invitation?"
      text={`The link sent to ${invite?.email ?? "this address"} stops working.`}
      confirmLabel="Withdraw invitation"
      doneLabel="Invitation withdrawn"
      tone="danger"
    />
  );
}

function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
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
