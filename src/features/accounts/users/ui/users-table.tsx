import { UserRound } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { DateText } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Select } from "#design/fields/field.tsx";
import { InitialsAvatar } from "#design/pictures/avatar.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { roleNames } from "#domain/account/home-of-role.ts";
import { roles } from "#domain/account/roles.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { accountStatuses, type ListedUser, usersContract } from "../contract.ts";
import { oneOf, RoleBadges, StatusBadge, statusLabels } from "./account-badge.tsx";
import { UserDrawer } from "./user-drawer.tsx";

const columns: readonly Column<ListedUser>[] = [
  { id: "name", header: "Name", cell: (user) => <NameCell user={user} />, hideable: false },
  { id: "roles", header: "Roles", cell: (user) => <RoleBadges roles={user.roles} /> },
  { id: "status", header: "Status", cell: (user) => <StatusBadge status={user.status} />, width: "8rem" },
  {
    id: "seen",
    header: "Last sign-in",
    cell: (user) => (user.last_sign_in_at ? <DateText at={user.last_sign_in_at} style="date-time" /> : "Never"),
    width: "11rem",
  },
  { id: "phone", header: "Phone", cell: (user) => user.phone, hiddenAtFirst: true },
  {
    id: "since",
    header: "Account since",
    cell: (user) => <DateText at={user.created_at} />,
    width: "8rem",
    hiddenAtFirst: true,
  },
];

const none: readonly ListedUser[] = [];
const keyOf = (user: ListedUser) => user.id;
const roleFilters = ["customer", ...roles] as const;

/** Everyone with an account; a press opens one of them. */
export function UsersTable() {
  const { read, filter, go } = usePageAddress();
  const search = read("search");
  const role = oneOf(roleFilters, read("role"));
  const status = oneOf(accountStatuses, read("status"));
  const list = useList(usersContract.findUsers, (page) => ({ search, role, status, ...page }));
  return (
    <ListPage
      caption="Users"
      columns={columns}
      rows={list.data?.users ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{
        value: search,
        onChange: (text) => filter({ search: text }),
        placeholder: "Search by name or email",
      }}
      filters={<UserFilters role={role} status={status} onChange={filter} />}
      onOpen={(user) => go({ user: user.id })}
      storageKey="users"
      empty={
        <EmptyState
          icon={<UserRound />}
          title="No users match"
          text="Try a shorter search, or another role or status."
        />
      }
    >
      <UserDrawer userId={read("user")} onClose={() => go({ user: "" })} />
    </ListPage>
  );
}

type UserFiltersProps = {
  role: string | undefined;
  status: string | undefined;
  onChange: (changes: Record<string, string>) => void;
};

function UserFilters({ role = "", status = "", onChange }: UserFiltersProps) {
  return (
    <>
      <div className="min-w-36 flex-1 sm:max-w-44">
        <Select
          size="sm"
          aria-label="Role"
          placeholder="Any role"
          value={role}
          onChange={(event) => onChange({ role: event.currentTarget.value })}
          options={roleFilters.map((value) => ({
            value,
            label: value === "customer" ? "Customer" : roleNames[value],
          }))}
        />
      </div>
      <div className="min-w-36 flex-1 sm:max-w-44">
        <Select
          size="sm"
          aria-label="Status"
          placeholder="Any status"
          value={status}
          onChange={(event) => onChange({ status: event.currentTarget.value })}
          options={accountStatuses.map((value) => ({ value, label: statusLabels[value] }))}
        />
      </div>
    </>
  );
}

function NameCell({ user }: { user: ListedUser }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <InitialsAvatar name={user.name} className="size-9 text-sm" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{user.name}</span>
        <span className="block truncate text-sm font-normal text-ink-2">{user.email}</span>
      </span>
      {!user.is_confirmed && <Badge tone="warn">Email not confirmed</Badge>}
    </span>
  );
}
