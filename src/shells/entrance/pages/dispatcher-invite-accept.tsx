import { InviteAcceptance } from "#features/accounts/ui/invite-acceptance.tsx";
import { doors } from "#features/content/words/doors.ts";
import { PageMeta } from "../../public/site-meta.tsx";

export const wakesAtOnce = true;

const words = doors.invite;

export default function DispatcherInviteAcceptPage() {
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.metaDescription} path="/dispatcher/invite/accept" noindex />
      <InviteAcceptance words={words} door="/dispatcher-login" />
    </>
  );
}
