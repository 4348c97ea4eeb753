import { useLoaderData } from "react-router";
import { StaffSignInPage } from "#features/accounts/sign-in/ui/staff-sign-in-page.tsx";
import { signInPages } from "#features/content/words/pages/sign-in-pages.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { PageMeta } from "../../public/site-meta.tsx";
import { readDemoAccounts } from "../read-demo-accounts.ts";

export const wakesAtOnce = true;
export const loader = readDemoAccounts;

const words = signInPages.driver;
const roles = ["driver"] as const;

export default function DriverAuthPage() {
  const { accounts } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.metaDescription} path="/driver/auth" noindex />
      <StaffSignInPage words={words} roles={roles} signInPage="/driver/auth" accounts={accounts}>
        <p>
          Not driving with us yet? <SiteLink to="/driver-portal">See what drivers get</SiteLink> or{" "}
          <SiteLink to="/driver-signup">apply</SiteLink>
        </p>
      </StaffSignInPage>
    </>
  );
}
