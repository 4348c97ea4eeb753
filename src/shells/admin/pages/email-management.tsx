import { OfficeLetters } from "#features/email/ui/office-letters.tsx";
import { AdminPage } from "../admin-page.tsx";

export default function EmailManagementPage() {
  return (
    <AdminPage
      title="Email"
      lead="Every email we wrote: what it says, whether it was sent, and a way to send it again."
    >
      <OfficeLetters />
    </AdminPage>
  );
}
