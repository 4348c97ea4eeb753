import { useLoaderData } from "react-router";
import { StaffDoor } from "#features/accounts/ui/staff-door.tsx";
import { doors } from "#features/content/words/doors.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { PageMeta } from "../../public/site-meta.tsx";
import { readDemoAccounts } from "../read-demo-accounts.ts";

export const wakesAtOnce = true;
export const loader = readDemoAccounts;

const words = doors.dispatcher;
const roles = ["dispatcher"] as const;

export default function DispatcherLoginPage() {
  const { accounts } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <PageMeta title={words.metaTitle} description={words.metaDescription} path="/dispatcher-login" noindex />
      <StaffDoor words={words} roles={roles} door="/dispatcher-login" accounts={accounts}>
        <p>
          New here? <SiteLink to="/dispatcher-application">Apply as a dispatcher</SiteLink>
        </p>
      </StaffDoor>
    </>
  );
}
