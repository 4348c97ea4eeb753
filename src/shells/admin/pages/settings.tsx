import { TariffSection } from "#features/pricing/ui/tariff-section.tsx";
import { SettingsBoard } from "#features/settings/ui/settings-board.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function SettingsPage() {
  return (
    <AdminPage title="Settings" lead="Who we are, what we charge, and what we promise.">
      <SettingsBoard tariff={(onUnsaved) => <TariffSection onUnsaved={onUnsaved} />} />
    </AdminPage>
  );
}
