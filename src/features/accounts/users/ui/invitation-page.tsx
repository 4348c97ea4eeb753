import { useState } from "react";
import { Button, buttonClass } from "#design/button.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { useHydrated, useQueryParams } from "#platform/browser/hydrated.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useSession } from "#platform/browser/session.ts";
import { ArrivalStep } from "../../ui/arrival-step.tsx";
import { type Problem, ProblemNotice } from "../../ui/problem-notice.tsx";
import { SignInFrame, type SignInTexts } from "../../ui/sign-in-frame.tsx";
import { AcceptInvitationForm } from "./accept-invitation-form.tsx";
import { useInvitation } from "./use-invitation.ts";

type InviteAcceptanceProps = {
  words: SignInTexts;
  /** The sign-in page afterwards. */
  signInPage: "/driver/auth" | "/dispatcher-login";
};

/** The page behind the link of an invitation. */
export function InvitationPage({ words, signInPage }: InviteAcceptanceProps) {
  const session = useSession();
  const token = useQueryParams().get("token") ?? "";
  const isHydrated = useHydrated();
  const read = useInvitation(token);
  const [isAccepted, setIsAccepted] = useState(false);
  if (isAccepted && session.status === "in")
    return (
      <SignInFrame words={words}>
        <ArrivalStep person={session.person} isFresh fits signInPage={signInPage} />
      </SignInFrame>
    );
  return (
    <SignInFrame words={words}>
      {isHydrated && !token && <Closed problem={withoutLink} signInPage={signInPage} />}
      {read.is === "reading" && (!isHydrated || token) && <Reading />}
      {read.is === "closed" && <Closed problem={read.problem} signInPage={signInPage} />}
      {read.is === "open" && (
        <AcceptInvitationForm
          token={token}
          invitation={read.invitation}
          signedInAs={session.status === "in" ? session.person.email : undefined}
          onAccepted={() => setIsAccepted(true)}
        />
      )}
    </SignInFrame>
  );
}

function Reading() {
  return (
    <SkeletonGroup text="Loading your invitation…" className="grid gap-4">
      <SkeletonLine className="h-6 w-2/3" />
      <SkeletonLine className="w-full" />
      <SkeletonLine className="h-12 w-full" />
      <SkeletonLine className="h-12 w-full" />
    </SkeletonGroup>
  );
}

const withoutLink: Problem = { code: "invite_missing", text: "Open this page with the link in your invitation email." };

/** Problems that may pass at any moment. */
const passing: ReadonlySet<string> = new Set(["unreachable", "busy", "slow_down", "broken"]);

function Closed({ problem, signInPage }: { problem: Problem; signInPage: InviteAcceptanceProps["signInPage"] }) {
  return (
    <div className="grid gap-5">
      <h2 className="text-h3">We couldn’t open this invitation</h2>
      <ProblemNotice problem={problem} />
      <div className="flex flex-wrap gap-3">
        {passing.has(problem.code) ? (
          <Button onClick={() => location.reload()}>Try again</Button>
        ) : (
          <SiteLink to={signInPage} className={buttonClass()}>
            Sign in
          </SiteLink>
        )}
        <SiteLink to="/contact" className={buttonClass({ variant: "outline" })}>
          Contact us
        </SiteLink>
      </div>
    </div>
  );
}
