import { ScrollText, Send, ToggleRight, Users } from "lucide-react";
import { type TabItem, Tabs } from "#design/tabs.tsx";
import { mayDo } from "#domain/permissions.ts";
import { useSession } from "#platform/browser/session.ts";
import { OfficeAudit } from "./office-audit.tsx";
import { OfficeInvites } from "./office-invites.tsx";
import { OfficeSwitches } from "./office-switches.tsx";
import { OfficeUsers } from "./office-users.tsx";
import { useOfficeAddress } from "./use-office-address.ts";

const audit: TabItem = { id: "audit", label: "Audit", icon: <ScrollText aria-hidden />, content: <OfficeAudit /> };
const all: readonly TabItem[] = [
  { id: "users", label: "Users", icon: <Users aria-hidden />, content: <OfficeUsers /> },
  { id: "invites", label: "Invites", icon: <Send aria-hidden />, content: <OfficeInvites /> },
  audit,
  { id: "switches", label: "Switches", icon: <ToggleRight aria-hidden />, content: <OfficeSwitches /> },
];

/** Accounts, invites, audit and switches. An admin who is no super-user may read the audit, and sees just that. */
export function OfficeAccounts() {
  const session = useSession();
  const { read, goTo } = useOfficeAddress();
  const roles = session.status === "in" ? session.person.roles : [];
  const items = mayDo("grant_roles", roles, "other") ? all : [audit];
  const wanted = read("tab");
  const value = items.some(({ id }) => id === wanted) ? wanted : items[0]?.id;
  return <Tabs label="Accounts" items={items} value={value} onChange={(tab) => goTo({ tab })} />;
}
