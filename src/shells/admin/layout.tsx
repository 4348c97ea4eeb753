import { Outlet, useLocation } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { accessTo } from "./access-by-page.ts";
import { AdminFrame } from "./admin-frame.tsx";

/** Admin: for those who run the company, and some pages for dispatchers. A page in it starts with `<AdminPage title=…>`. */
export function AdminLayout() {
  const { pathname } = useLocation();
  return (
    <SignedInArea access={accessTo(pathname)} signInPage="/admin-login">
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    </SignedInArea>
  );
}
