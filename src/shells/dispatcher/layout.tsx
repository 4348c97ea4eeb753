import { Outlet } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { MessagesButton } from "#features/messages/ui/messages-button.tsx";
import { AreaFrame } from "../area-frame.tsx";
import { StaffAlarms } from "../staff-alarms.tsx";

const above = (
  <>
    <StaffAlarms />
    <ServiceNotice place="team" className="rounded-none!" />
  </>
);

/** For those who plan the day. */
export function DispatcherLayout() {
  return (
    <SignedInArea access={["dispatcher", "admin", "super_user"]} signInPage="/dispatcher-login">
      <AreaFrame name="Dispatch" width="wide" above={above} action={<MessagesButton />}>
        <Outlet />
      </AreaFrame>
    </SignedInArea>
  );
}
