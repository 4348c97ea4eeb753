import { type ReactNode, useState } from "react";
import type { Role } from "#domain/account/roles.ts";
import { useSession } from "#platform/browser/session.ts";
import { ArrivalStep } from "../../ui/arrival-step.tsx";
import { SignInFrame, type SignInTexts } from "../../ui/sign-in-frame.tsx";
import type { DemoAccountOffer } from "../contract.ts";
import { SignInForm } from "./sign-in-form.tsx";

type StaffSignInProps = {
  words: SignInTexts;
  /** The roles that sign in here. */
  roles: readonly Role[];
  /** Its own address. */
  signInPage: string;
  /** Everyone the demo offers; the page takes its own. */
  accounts: readonly DemoAccountOffer[];
  /** A hint for people without an account. */
  children?: ReactNode;
};

/** The sign-in page of drivers, dispatchers, admins or partners, who can’t sign up by themselves. */
export function StaffSignInPage({ words, roles, signInPage, accounts, children }: StaffSignInProps) {
  const session = useSession();
  const [isFresh, setIsFresh] = useState(false);
  const isOurs = (theirs: readonly Role[]) => theirs.some((role) => roles.includes(role));
  return (
    <SignInFrame words={words}>
      {session.status === "in" ? (
        <ArrivalStep
          person={session.person}
          isFresh={isFresh}
          fits={isOurs(session.person.roles)}
          signInPage={signInPage}
        />
      ) : (
        <>
          <SignInForm accounts={accounts.filter((one) => isOurs(one.roles))} onTry={() => setIsFresh(true)} />
          {children && (
            <div className="mt-6 grid gap-2 border-line border-t pt-5 text-center text-ink-2 text-sm [&_a]:font-semibold [&_a]:text-link">
              {children}
            </div>
          )}
        </>
      )}
    </SignInFrame>
  );
}
