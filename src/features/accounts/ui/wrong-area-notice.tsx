import { Signpost } from "lucide-react";
import { Button, buttonClass } from "#design/button.tsx";
import { Skyline } from "#design/pictures/skyline.tsx";
import { homeOf, nameOfRoles } from "#domain/account/home-of-role.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { SignedIn } from "#platform/browser/session.ts";
import { usePageTitle } from "#platform/browser/site-name.tsx";
import { useLogout } from "./use-logout.ts";

type NotYourAreaProps = {
  person: SignedIn;
  /** This area’s sign-in page, for people with another account. */
  signInPage: string;
};

/** For a signed-in person who opens another role’s page. */
export function WrongAreaNotice({ person, signInPage }: NotYourAreaProps) {
  const logout = useLogout();
  return (
    <div className="flex min-h-dvh flex-col bg-bg">
      <title>{usePageTitle("Another area")}</title>
      <meta name="robots" content="noindex" />
      <main className="wrap grid grow content-center justify-items-center gap-4 py-16 text-center">
        <span
          aria-hidden="true"
          className="grid size-16 place-items-center rounded-lg bg-accent-soft text-warn [&>svg]:size-7"
        >
          <Signpost />
        </span>
        <h1 className="text-h2">This area is for another role</h1>
        <p className="max-w-[40ch] text-ink-2 text-lead">
          You’re signed in as <strong className="text-ink">{person.name || person.email}</strong> (
          {nameOfRoles(person.roles)}). Go to your own pages, or use another account.
        </p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <SiteLink to={homeOf(person.roles)} className={buttonClass()}>
            Go to my dashboard
          </SiteLink>
          <Button variant="outline" onClick={() => void logout(signInPage)}>
            Use another account
          </Button>
        </div>
      </main>
      <Skyline className="text-surface-3" />
    </div>
  );
}
