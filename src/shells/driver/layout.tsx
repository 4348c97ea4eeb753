import { Outlet } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { AreaFrame } from "../area-frame.tsx";

/** For those who drive. */
export function DriverLayout() {
  return (
    <SignedInArea access={["driver"]} signInPage="/driver/auth">
      <AreaFrame name="Driver" width="narrow">
        <Outlet />
      </AreaFrame>
    </SignedInArea>
  );
}
