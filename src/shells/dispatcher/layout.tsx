import { Outlet } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { MessagesButton } from "#features/messages/ui/messages-button.tsx";
import { AreaFrame } from "../area-frame.tsx";
import { StaffAlarms } from "../staff-alarms.tsx";

/** For those who plan the day. */
export function DispatcherLayout() {
  return (
    <SignedInArea access={["dispatcher", "admin", "super_user"]} signInPage="/dispatcher-login">
      <AreaFrame name="Dispatch" width="wide" above={<StaffAlarms />} action={<MessagesButton />}>
        <Outlet />
      </AreaFrame>
    </SignedInArea>
  );
}
