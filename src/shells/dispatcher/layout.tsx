import { Outlet } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { MessagesButton } from "#features/messages/ui/messages-button.tsx";
import { CallerButton } from "#features/people/ui/caller-button.tsx";
import { HeldNotice } from "#features/undo/ui/held-notice.tsx";
import { UndoToasts } from "#features/undo/ui/undo-toasts.tsx";
import { RecordNotices } from "#platform/browser/record-notice.tsx";
import { AreaFrame } from "../area-frame.tsx";
import { StaffAlarms } from "../staff-alarms.tsx";

const above = (
  <>
    <StaffAlarms />
    <ServiceNotice place="team" className="rounded-none!" />
  </>
);

const actions = (
  <>
    <CallerButton />
    <MessagesButton />
  </>
);

/** For those who plan the day. */
export function DispatcherLayout() {
  return (
    <SignedInArea access={["dispatcher", "admin", "super_user"]} signInPage="/dispatcher-login">
      <RecordNotices value={HeldNotice}>
        <AreaFrame name="Dispatch" width="wide" above={above} action={actions}>
          <Outlet />
        </AreaFrame>
        <UndoToasts />
      </RecordNotices>
    </SignedInArea>
  );
}
