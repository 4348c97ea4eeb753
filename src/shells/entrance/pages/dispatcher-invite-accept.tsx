import { InvitationPage } from "#features/accounts/users/ui/invitation-page.tsx";
import { signInPages } from "#features/content/words/pages/sign-in-pages.ts";
import { PageMeta } from "../../public/site-meta.tsx";

export const wakesAtOnce = true;

const words = signInPages.invite;

export default function DispatcherInviteAcceptPage() {
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.metaDescription} path="/dispatcher/invite/accept" noindex />
      <InvitationPage words={words} signInPage="/dispatcher-login" />
    </>
  );
}
