import { InviteAcceptance } from "#features/accounts/ui/invite-acceptance.tsx";
import { doors } from "#features/content/words/doors.ts";
import { PageMeta } from "../../public/site-meta.tsx";

export const wakesAtOnce = true;

const words = doors.driverInvite;

export default function DriverInvitePage() {
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.metaDescription} path="/driver-invite" noindex />
      <InviteAcceptance words={words} door="/driver/auth" />
    </>
  );
}
