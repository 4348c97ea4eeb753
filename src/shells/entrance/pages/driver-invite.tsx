import { InvitationPage } from "#features/accounts/users/ui/invitation-page.tsx";
import { signInPages } from "#features/content/words/pages/sign-in-pages.ts";
import { PageMeta } from "../../public/site-meta.tsx";

export const wakesAtOnce = true;

const words = signInPages.driverInvite;

export default function DriverInvitePage() {
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.metaDescription} path="/driver-invite" noindex />
      <InvitationPage words={words} signInPage="/driver/auth" />
    </>
  );
}
