import { useLoaderData } from "react-router";
import { StaffSignInPage } from "#features/accounts/sign-in/ui/staff-sign-in-page.tsx";
import { signInPages } from "#features/content/words/pages/sign-in-pages.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { readDemoAccounts } from "../../entrance/read-demo-accounts.ts";
import { PageMeta } from "../site-meta.tsx";

export const wakesAtOnce = true;
export const loader = readDemoAccounts;

const words = signInPages.partner;
const roles = ["hotel", "travel_agent", "driver_provider", "corporate"] as const;

export default function PartnerLoginPage() {
  const { accounts } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <div className="wrap py-12 lg:py-20">
      <PageMeta title={words.metaTitle} description={words.metaDescription} path="/partner-login" />
      <StaffSignInPage words={words} roles={roles} signInPage="/partner-login" accounts={accounts}>
        <p>
          Not a partner yet? <SiteLink to="/partners">See what partners get</SiteLink>
        </p>
      </StaffSignInPage>
    </div>
  );
}
