import { Tabs } from "#design/tabs.tsx";
import { LooksPanel } from "#features/accounts/privacy/ui/looks-panel.tsx";
import { PersonDataPanel } from "#features/accounts/privacy/ui/person-data-panel.tsx";
import { BreachesTable } from "#features/privacy/breaches/ui/breaches-table.tsx";
import { RequestsTable } from "#features/privacy/requests/ui/requests-table.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";

const items = [
  { id: "look-up", label: "Look up", content: <PersonDataPanel /> },
  { id: "requests", label: "Requests", content: <RequestsTable /> },
  { id: "breaches", label: "Breaches", content: <BreachesTable /> },
  { id: "looks", label: "Who looked", content: <LooksPanel /> },
];

/** Personal data: what we hold about someone, requests, breaches, and who viewed whose data. */
export function PrivacyDesk() {
  const { read, goTo } = usePageAddress();
  const chosen = items.find(({ id }) => id === read("desk"))?.id ?? "look-up";
  return (
    <Tabs
      label="Personal data"
      variant="line"
      items={items}
      value={chosen}
      onChange={(id) => goTo({ tab: "privacy", ...(id !== "look-up" && { desk: id }) })}
    />
  );
}
