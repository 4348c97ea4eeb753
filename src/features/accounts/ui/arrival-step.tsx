import { useEffect, useState } from "react";
import { Navigate } from "react-router";
import { Button, buttonClass } from "#design/button.tsx";
import { InitialsAvatar } from "#design/pictures/avatar.tsx";
import { Spinner } from "#design/spinner.tsx";
import { homeOf, nameOfRoles } from "#domain/account/home-of-role.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { authClient, type SignedIn } from "#platform/browser/session.ts";
import { useLanding } from "./use-landing.ts";
import { useLogout } from "./use-logout.ts";
import { VerificationStep } from "./verification-step.tsx";

type ArrivalProps = {
  person: SignedIn;
  /** Signed in just now; otherwise the page was opened by someone already signed in. */
  isFresh: boolean;
  /** Whether this is the sign-in page of such a person. */
  fits: boolean;
  /** This sign-in page’s address, to sign in as someone else. */
  signInPage: string;
};

/** Someone is signed in: two-step verification if needed, then on to their page. */
export function ArrivalStep({ person, isFresh, fits, signInPage }: ArrivalProps) {
  const land = useLanding();
  const logout = useLogout();
  const [isStepOpen, setIsStepOpen] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    void needsVerification().then((needs) => !isGone && setIsStepOpen(needs));
    return () => {
      isGone = true;
    };
  }, []);
  if (isStepOpen === undefined) return <Spinner text="One moment…" />;
  if (isStepOpen) {
    return (
      <div className="grid gap-5">
        <h2 className="text-h3">Two-step verification</h2>
        <VerificationStep
          onDone={() => setIsStepOpen(false)}
          onCancel={() => logout(signInPage)}
          cancelLabel="Use another account"
        />
      </div>
    );
  }
  if (isFresh || fits) return <Navigate to={land(person.roles)} replace />;
  return <SomebodyElse person={person} onLeave={() => void logout(signInPage)} />;
}

function SomebodyElse({ person, onLeave }: { person: SignedIn; onLeave: () => void }) {
  const name = person.name || person.email;
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <InitialsAvatar name={name} className="size-16 text-xl" />
      <h2 className="text-h3">
        You’re signed in as {name} ({nameOfRoles(person.roles)})
      </h2>
      <p className="text-ink-2">
        This sign-in page is for another kind of account. Go to your own pages, or sign out and use another account.
      </p>
      <SiteLink to={homeOf(person.roles)} className={buttonClass({ wide: true })}>
        Go to my dashboard
      </SiteLink>
      <Button variant="outline" wide onClick={onLeave}>
        Sign out
      </Button>
    </div>
  );
}

/** Known from the session itself, without asking the server. */
export async function needsVerification(): Promise<boolean> {
  const client = await authClient().catch(() => undefined);
  const { data } = (await client?.mfa.getAuthenticatorAssuranceLevel()) ?? {};
  return data?.nextLevel === "aal2" && data.currentLevel !== "aal2";
}
