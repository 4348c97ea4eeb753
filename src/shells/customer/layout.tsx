import { Outlet } from "react-router";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { CustomerFooter } from "./footer.tsx";
import { CustomerHeader } from "./header.tsx";

/** The customer's own area: it looks like the site they booked on. */
export function CustomerLayout() {
  return (
    <SignedInArea access="signed_in" signInPage="/auth">
      <div className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="-translate-y-24 fixed top-2 left-2 z-50 rounded-sm bg-surface px-5 py-3 font-bold text-link focus:translate-y-0 focus:shadow-3"
        >
          Skip to content
        </a>
        <CustomerHeader />
        <main id="main" tabIndex={-1} className="grow outline-none">
          <Outlet />
        </main>
        <CustomerFooter />
      </div>
    </SignedInArea>
  );
}
