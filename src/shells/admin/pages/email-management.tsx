import { OfficeLetters } from "#features/email/ui/office-letters.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function EmailManagementPage() {
  return (
    <AdminPage title="E-mail" lead="Every letter we wrote: what it says, whether it left, and once more if it must.">
      <OfficeLetters />
    </AdminPage>
  );
}
