import { Outlet, useLocation } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { HeldNotice } from "#features/undo/ui/held-notice.tsx";
import { UndoToasts } from "#features/undo/ui/undo-toasts.tsx";
import { RecordNotices } from "#platform/browser/record-notice.tsx";
import { accessTo } from "./access-by-page.ts";
import { AdminFrame } from "./admin-frame.tsx";

/**
 * Admin: for those who run the company, with some pages for dispatchers. Its pages start with `<AdminPage title=…>`.
 */
export function AdminLayout() {
  const { pathname } = useLocation();
  return (
    <SignedInArea access={accessTo(pathname)} signInPage="/admin-login">
      <RecordNotices value={HeldNotice}>
        <AdminFrame>
          <Outlet />
        </AdminFrame>
        <UndoToasts />
      </RecordNotices>
    </SignedInArea>
  );
}
