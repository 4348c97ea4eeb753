import { Outlet } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { AreaFrame } from "../area-frame.tsx";

/** For hotels, agencies, companies and driver providers. */
export function PartnerLayout() {
  return (
    <SignedInArea access={["hotel", "travel_agent", "driver_provider", "corporate"]} signInPage="/partner-login">
      <AreaFrame name="Partners" width="wide">
        <Outlet />
      </AreaFrame>
    </SignedInArea>
  );
}
