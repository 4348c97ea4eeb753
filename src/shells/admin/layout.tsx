import { Outlet } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { AdminFrame } from "./admin-frame.tsx";

/** Admin: for those who run the company. A page in it starts with `<AdminPage title=…>`. */
export function AdminLayout() {
  return (
    <SignedInArea access={["admin", "super_user"]} signInPage="/admin-login">
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    </SignedInArea>
  );
}
