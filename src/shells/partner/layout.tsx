import { Outlet, useLocation } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { NoticesButton } from "#features/notices/centre/ui/notices-button.tsx";
import { AreaFrame } from "../area-frame.tsx";
import { companyPageAbout, partnerPageAbout } from "../notice-pages.ts";
import { accessTo } from "./access-by-page.ts";

export function PartnerLayout() {
  const { pathname } = useLocation();
  return (
    <SignedInArea access={accessTo(pathname)} signInPage="/partner-login">
      <AreaFrame
        name="Partners"
        width="wide"
        above={<ServiceNotice place="signed_in" className="rounded-none!" />}
        action={<NoticesButton pageAbout={pathname.startsWith("/company/") ? companyPageAbout : partnerPageAbout} />}
      >
        <Outlet />
      </AreaFrame>
    </SignedInArea>
  );
}
