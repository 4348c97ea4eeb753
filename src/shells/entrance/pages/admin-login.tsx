import { useLoaderData } from "react-router";
import { StaffSignInPage } from "#features/accounts/sign-in/ui/staff-sign-in-page.tsx";
import { signInPages } from "#features/content/words/pages/sign-in-pages.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { PageMeta } from "../../public/site-meta.tsx";
import { readDemoAccounts } from "../read-demo-accounts.ts";

export const wakesAtOnce = true;
export const loader = readDemoAccounts;

const words = signInPages.admin;
const roles = ["super_user", "admin"] as const;

export default function AdminLoginPage() {
  const { accounts } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.metaDescription} path="/admin-login" noindex />
      <StaffSignInPage words={words} roles={roles} signInPage="/admin-login" accounts={accounts}>
        <p>A super-user creates accounts for our team.</p>
        <p>
          Not on our team? <SiteLink to="/signup">Customer login</SiteLink> or{" "}
          <SiteLink to="/partner-login">partner login</SiteLink>
        </p>
      </StaffSignInPage>
    </>
  );
}
