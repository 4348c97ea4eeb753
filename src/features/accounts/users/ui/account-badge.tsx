import { Badge, type Tone } from "#design/badge.tsx";
import { roleNames } from "#domain/account/home-of-role.ts";
import type { Role } from "#domain/account/roles.ts";
import type { ListedUser } from "../contract.ts";
import type { ListedInvitation } from "../invitations-contract.ts";

/** The value if it is one of these: an address can contain anything. */
export const oneOf = <const V extends string>(values: readonly V[], text: string): V | undefined =>
  values.find((value) => value === text);

const roleTones: Readonly<Record<Role, Tone>> = {
  super_user: "bad",
  admin: "violet",
  dispatcher: "info",
  driver: "ok",
  hotel: "warn",
  travel_agent: "warn",
  driver_provider: "warn",
  corporate: "warn",
};

export function RoleBadges({ roles }: { roles: readonly Role[] }) {
  if (roles.length === 0) return <Badge>Customer</Badge>;
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {roles.map((role) => (
        <Badge key={role} tone={roleTones[role]}>
          {roleNames[role]}
        </Badge>
      ))}
    </span>
  );
}

export const statusLabels: Readonly<Record<ListedUser["status"], string>> = {
  active: "Active",
  suspended: "Suspended",
  erased: "Deleted user",
};
const statusTones: Readonly<Record<ListedUser["status"], Tone>> = {
  active: "ok",
  suspended: "bad",
  erased: "neutral",
};

export const StatusBadge = ({ status }: { status: ListedUser["status"] }) => (
  <Badge dot tone={statusTones[status]}>
    {statusLabels[status]}
  </Badge>
);

export const invitationLabels: Readonly<Record<ListedInvitation["state"], string>> = {
  open: "Open",
  accepted: "Accepted",
  expired: "Expired",
  withdrawn: "Withdrawn",
};
const inviteTones: Readonly<Record<ListedInvitation["state"], Tone>> = {
  open: "info",
  accepted: "ok",
  expired: "warn",
  withdrawn: "neutral",
};

export const InvitationBadge = ({ state }: { state: ListedInvitation["state"] }) => (
  <Badge dot tone={inviteTones[state]}>
    {invitationLabels[state]}
  </Badge>
);
