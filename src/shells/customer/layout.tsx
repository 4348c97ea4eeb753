import { Outlet } from "react-router";
import { Skyline } from "#design/pictures/skyline.tsx";
import { SignedInArea } from "#features/accounts/ui/signed-in-area.tsx";
import { ReachLinks } from "#features/content/ui/reach-links.tsx";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { CustomerHeader } from "./header.tsx";
import { useCompany } from "./use-company.ts";

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
        <ServiceNotice place="signed_in" className="rounded-none!" />
        <main id="main" tabIndex={-1} className="grow outline-none">
          <Outlet />
        </main>
        <CustomerFooter />
      </div>
    </SignedInArea>
  );
}

/** Help is below every page of the area: someone answers day and night. */
function CustomerFooter() {
  const company = useCompany();
  return (
    <footer className="scheme-dark mt-12">
      <Skyline className="-mb-px text-atlantic" />
      <div className="bg-atlantic pt-5 pb-7 text-on-dark-2">
        <div className="wrap flex flex-wrap items-center justify-center gap-x-8 gap-y-2 text-center md:justify-between">
          <p>Questions? We’re here 24/7, 365 days a year.</p>
          {company && <ReachLinks company={company} />}
        </div>
      </div>
    </footer>
  );
}
