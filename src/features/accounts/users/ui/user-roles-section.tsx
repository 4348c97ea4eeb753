import { Plus } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { Button } from "#design/button.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { Select, TextArea } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { roleNames } from "#domain/account/home-of-role.ts";
import { type Role, roles } from "#domain/account/roles.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { reason } from "../../contract.ts";
import { DrawerSection } from "../../ui/drawer-section.tsx";
import { accountReason } from "../../ui/use-open-dialog.ts";
import { activityLogContract } from "../audit-contract.ts";
import { type UserProfile, usersContract } from "../contract.ts";

/** The queries a change to an account makes stale. */
export const accountReads = [usersContract.findUsers, usersContract.readUser, activityLogContract.exploreAudit];

/** Someone’s roles, who granted them when and why, and how to change them. */
export function UserRolesSection({ profile }: { profile: UserProfile }) {
  const { user } = profile;
  const [isGranting, setIsGranting] = useState(false);
  const [revoking, setRevoking] = useState<Role>();
  const revoke = useMakeCall(usersContract.revokeRole, accountReads);
  const isFull = user.roles.length === roles.length;
  return (
    <DrawerSection
      title="Roles"
      actions={
        <Button
          size="sm"
          variant="outline"
          icon={<Plus aria-hidden />}
          disabled={user.status !== "active" || isFull}
          onClick={() => setIsGranting(true)}
        >
          Grant a role
        </Button>
      }
    >
      {profile.roles.length === 0 && (
        <p className="text-[0.9375rem] text-ink-2">None: {user.name} is a customer and sees their own bookings.</p>
      )}
      <ul className="grid gap-2">
        {profile.roles.map((granted) => (
          <GrantedRole
            key={granted.role}
            granted={granted}
            isKept={granted.role === "super_user" && profile.is_last_super_user}
            onRevoke={() => setRevoking(granted.role)}
          />
        ))}
      </ul>
      <GrantDialog profile={profile} open={isGranting} onClose={() => setIsGranting(false)} />
      <ActionDialog
        reason={accountReason}
        open={revoking !== undefined}
        onClose={() => setRevoking(undefined)}
        title={`Revoke ${revoking ? roleNames[revoking] : "role"}?`}
        text={`${user.name} will be signed out everywhere. We’ll email them your reason.`}
        confirmLabel="Revoke role"
        tone="danger"
        doneLabel="Role revoked"
        onConfirm={async (why) => {
          if (revoking) await revoke.mutateAsync({ user_id: user.id, role: revoking, reason: why });
        }}
      />
    </DrawerSection>
  );
}

type GrantedRoleProps = { granted: UserProfile["roles"][number]; isKept: boolean; onRevoke: () => void };

function GrantedRole({ granted, isKept, onRevoke }: GrantedRoleProps) {
  return (
    <li className="grid gap-1 rounded-md p-3.5 inset-ring inset-ring-line">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{roleNames[granted.role]}</span>
        {isKept ? (
          <span className="text-sm text-ink-2">The last super-user keeps this role</span>
        ) : (
          <Button size="sm" variant="quiet" onClick={onRevoke} aria-label={`Revoke ${roleNames[granted.role]}`}>
            Revoke
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-2">
        Since <DateText at={granted.granted_at} />
        {granted.granted_by ? `, by ${granted.granted_by.name}` : ""}
        {granted.reason && `: ${granted.reason}`}
      </p>
    </li>
  );
}

const grantForm = z.object({ role: z.enum(roles, "Please choose a role"), reason });
type GrantForm = z.input<typeof grantForm>;

function GrantDialog({ profile, open, onClose }: { profile: UserProfile; open: boolean; onClose: () => void }) {
  const { user } = profile;
  const grant = useMakeCall(usersContract.grantRole, accountReads);
  const free = roles.filter((role) => !user.roles.includes(role));
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Grant ${user.name} a role`}
      text="We’ll email them your reason. The role applies within ten minutes."
      confirmLabel="Grant role"
      doneLabel="Role granted"
      schema={grantForm}
      defaultValues={{ reason: "" }}
      onConfirm={(values) => grant.mutateAsync({ user_id: user.id, ...values })}
    >
      <FormField<GrantForm> name="role" label="Role" required>
        <Select placeholder="Choose a role" options={free.map((value) => ({ value, label: roleNames[value] }))} />
      </FormField>
      <FormField<GrantForm> name="reason" label="Reason" required {...accountReason}>
        <TextArea rows={2} maxLength={500} />
      </FormField>
    </FormDialog>
  );
}
