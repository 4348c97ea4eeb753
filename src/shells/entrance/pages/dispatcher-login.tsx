import { useLoaderData } from "react-router";
import { StaffSignInPage } from "#features/accounts/sign-in/ui/staff-sign-in-page.tsx";
import { signInPages } from "#features/content/words/pages/sign-in-pages.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { PageMeta } from "../../public/site-meta.tsx";
import { readDemoAccounts } from "../read-demo-accounts.ts";

export const wakesAtOnce = true;
export const loader = readDemoAccounts;

const words = signInPages.dispatcher;
const roles = ["dispatcher"] as const;

export default function DispatcherLoginPage() {
  const { accounts } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.metaDescription} path="/dispatcher-login" noindex />
      <StaffSignInPage words={words} roles={roles} signInPage="/dispatcher-login" accounts={accounts}>
        <p>
          New here? <SiteLink to="/dispatcher-application">Apply as a dispatcher</SiteLink>
        </p>
      </StaffSignInPage>
    </>
  );
}
