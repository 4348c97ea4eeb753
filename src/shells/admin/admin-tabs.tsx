import {
  Building2,
  Construction,
  FileLock2,
  History,
  KeyRound,
  PackageOpen,
  ScrollText,
  Send,
  ToggleRight,
  Trash2,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { type TabItem, Tabs } from "#design/tabs.tsx";
import { mayDo } from "#domain/account/permissions.ts";
import { SwitchesCard } from "#features/accounts/switches/ui/switches-card.tsx";
import { ActivityLogTable } from "#features/accounts/users/ui/activity-log-table.tsx";
import { InvitationsTable } from "#features/accounts/users/ui/invitations-table.tsx";
import { UsersTable } from "#features/accounts/users/ui/users-table.tsx";
import { ExportCard } from "#features/backup/export/ui/export-card.tsx";
import { SecretsCard } from "#features/health/secrets/ui/secrets-card.tsx";
import { MaintenanceCard } from "#features/maintenance/ui/maintenance-card.tsx";
import { VersionsBoard } from "#features/settings/versions/ui/versions-board.tsx";
import { DeletionsBoard } from "#features/undo/ui/deletions-board.tsx";
import { useSession } from "#platform/browser/session.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { PrivacyDesk } from "./privacy-desk.tsx";

// On a phone only the words are shown.
const icon = { "aria-hidden": true, className: "max-sm:hidden" } as const;

const audit: TabItem = tab("audit", "Activity log", <ScrollText {...icon} />, <ActivityLogTable />);

/** Tabs about the company as a whole, each with its own word in the address. */
const ofCompany: readonly TabItem[] = [
  tab("versions", "Settings versions", <History {...icon} />, <VersionsBoard />),
  tab("deleted", "Deleted", <Trash2 {...icon} />, <DeletionsBoard />),
  tab("export", "Export", <PackageOpen {...icon} />, <ExportCard />),
  tab("maintenance", "Maintenance", <Construction {...icon} />, <MaintenanceCard />),
  tab("secrets", "Secrets", <KeyRound {...icon} />, <SecretsCard />),
  tab("switches", "Switches", <ToggleRight {...icon} />, <SwitchesCard />),
];

const all: readonly TabItem[] = [
  tab("users", "Users", <Users {...icon} />, <UsersTable />),
  tab("invites", "Invitations", <Send {...icon} />, <InvitationsTable />),
  audit,
  tab("privacy", "Personal data", <FileLock2 {...icon} />, <PrivacyDesk />),
  tab("company", "Company", <Building2 {...icon} />, <CompanyTabs />),
];

function CompanyTabs() {
  const { read, goTo } = usePageAddress();
  const value = ofCompany.find(({ id }) => id === read("tab"))?.id ?? "versions";
  return <Tabs label="Company" variant="line" items={ofCompany} value={value} onChange={(tab) => goTo({ tab })} />;
}

/** The heading is for those who navigate by headings; others see the tab itself. */
function tab(id: string, label: string, picture: ReactNode, content: ReactNode): TabItem {
  const titled = (
    <>
      <h2 className="sr-only">{label}</h2>
      {content}
    </>
  );
  return { id, label, icon: picture, content: titled };
}

/**
 * Accounts, invitations, activity log, personal data and the company as a whole. An admin who is not a super-user sees
 * only the activity log.
 */
export function AdminTabs() {
  const session = useSession();
  const { read, goTo } = usePageAddress();
  const roles = session.status === "in" ? session.person.roles : [];
  const items = mayDo("grant_roles", roles, "other") ? all : [audit];
  const name = read("tab");
  const chosen = ofCompany.some(({ id }) => id === name) ? "company" : name;
  const value = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id;
  return <Tabs label="Accounts" items={items} value={value} onChange={(tab) => goTo({ tab })} />;
}
