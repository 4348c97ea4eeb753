import { Outlet } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { NoticesButton } from "#features/notices/centre/ui/notices-button.tsx";
import { SosButton } from "#features/sos/ui/sos-button.tsx";
import { AreaFrame } from "../area-frame.tsx";
import { driverPageAbout } from "../notice-pages.ts";
import { DriverApp } from "./driver-app.tsx";
import { DriverBottomBar, DriverTopLinks } from "./driver-navigation.tsx";

export function DriverLayout() {
  return (
    <SignedInArea access={["driver"]} signInPage="/driver/auth">
      <AreaFrame
        name="Driver"
        width="narrow"
        navigation={<DriverTopLinks />}
        bottomBar={<DriverBottomBar />}
        action={
          <>
            <NoticesButton pageAbout={driverPageAbout} />
            <SosButton />
          </>
        }
      >
        <DriverApp />
        <Outlet />
      </AreaFrame>
    </SignedInArea>
  );
}
