import { Outlet } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { AreaFrame } from "../area-frame.tsx";

/** For those who plan the day. */
export function DispatcherLayout() {
  return (
    <SignedInArea access={["dispatcher", "admin", "super_user"]} signInPage="/dispatcher-login">
      <AreaFrame name="Dispatch" width="wide">
        <Outlet />
      </AreaFrame>
    </SignedInArea>
  );
}
