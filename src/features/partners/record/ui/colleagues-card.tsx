import { UserMinus, UserPlus } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Select } from "#design/fields/field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { memberRoleLabels } from "#domain/partner/commission-labels.ts";
import { type MemberRole, memberRoles } from "#domain/partner/partner-terms.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { keysContract } from "../../keys/contract.ts";
import { type OwnPartnerRecord, partnerRecordContract } from "../contract.ts";
import { InviteColleagueDialog, InvitedList } from "./invited-colleagues.tsx";

/** For an owner: the partner’s users with their roles. */
export function ColleaguesCard() {
  const { data, error, refetch } = useCall(partnerRecordContract.myPartner, {});
  const change = useMakeCall(partnerRecordContract.setColleagueRole, [partnerRecordContract.myPartner]);
  const [isInviting, setInviting] = useState(false);
  const [leaving, setLeaving] = useState<Colleague>();
  if (!data && error)
    return <ReadFailed title="We couldn’t load your people" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={4} />;
  return (
    <Card>
      <CardHeader title="People" note="Owners see commission, statements and people. Desk users book for guests." />
      <ul className="grid gap-3">
        {data.members.map((member) => {
          const { id, name, email, role, is_me } = member;
          return (
            <li key={id} className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 grow basis-32 leading-tight">
                <span className="flex items-center gap-2 font-semibold">
                  {name}
                  {is_me && <Badge tone="info">You</Badge>}
                </span>
                <span className="block truncate text-ink-2 text-sm">{email}</span>
              </span>
              {/* Owners’ own roles are changed by another owner, so that they cannot lock themselves out of this card. */}
              {is_me ? (
                <span className="w-28 text-sm">{memberRoleLabels[role]}</span>
              ) : (
                <Select
                  size="sm"
                  aria-label={`Role of ${name}`}
                  className="w-28"
                  value={role}
                  options={memberRoles.map((value) => ({ value, label: memberRoleLabels[value] }))}
                  onChange={(event) => change.mutate({ user_id: id, role: event.currentTarget.value as MemberRole })}
                />
              )}
              {!is_me && (
                <IconButton size="sm" label={`Remove ${name}`} onClick={() => setLeaving(member)}>
                  <UserMinus />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {change.error && (
        <Alert tone="bad" announce className="mt-3">
          {change.error.message}
        </Alert>
      )}
      <InvitedList invited={data.invited} />
      <Button
        size="sm"
        variant="outline"
        className="mt-4"
        icon={<UserPlus aria-hidden="true" />}
        onClick={() => setInviting(true)}
      >
        Invite colleague
      </Button>
      {leaving && <RemoveDialog colleague={leaving} onClose={() => setLeaving(undefined)} />}
      {isInviting && <InviteColleagueDialog onClose={() => setInviting(false)} />}
    </Card>
  );
}

type Colleague = OwnPartnerRecord["members"][number];

function RemoveDialog({ colleague, onClose }: { colleague: Colleague; onClose: () => void }) {
  const remove = useMakeCall(partnerRecordContract.removeColleague, [
    partnerRecordContract.myPartner,
    keysContract.myKeys,
  ]);
  return (
    <ActionDialog
      title={`Remove ${colleague.name}?`}
      text="They can no longer see your bookings or book for your guests, and API keys they made stop working right away. Their bookings stay with you. We don’t email them."
      confirmLabel="Remove"
      doneLabel="Colleague removed"
      tone="danger"
      onClose={onClose}
      onConfirm={() => remove.mutateAsync({ user_id: colleague.id })}
    />
  );
}
