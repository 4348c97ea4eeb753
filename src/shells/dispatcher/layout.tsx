import { Outlet } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { MessagesButton } from "#features/messages/ui/messages-button.tsx";
import { NoticesButton } from "#features/notices/centre/ui/notices-button.tsx";
import { CallerButton } from "#features/people/ui/caller-button.tsx";
import { HeldNotice } from "#features/undo/ui/held-notice.tsx";
import { UndoToasts } from "#features/undo/ui/undo-toasts.tsx";
import { RecordNotices } from "#platform/browser/record-notice.tsx";
import { useOpens } from "../admin/use-opens.ts";
import { AreaFrame } from "../area-frame.tsx";
import { teamPageAbout } from "../notice-pages.ts";
import { StaffAlarms } from "../staff-alarms.tsx";

const above = (
  <>
    <StaffAlarms />
    <ServiceNotice place="team" className="rounded-none!" />
  </>
);

function Actions() {
  const opens = useOpens();
  return (
    <>
      <CallerButton />
      <MessagesButton />
      <NoticesButton pageAbout={teamPageAbout(opens)} />
    </>
  );
}

/** For those who plan the day. */
export function DispatcherLayout() {
  return (
    <SignedInArea access={["dispatcher", "admin", "super_user"]} signInPage="/dispatcher-login">
      <RecordNotices value={HeldNotice}>
        <AreaFrame name="Dispatch" width="wide" above={above} action={<Actions />}>
          <Outlet />
        </AreaFrame>
        <UndoToasts />
      </RecordNotices>
    </SignedInArea>
  );
}
