import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { toast } from "#design/overlay/toast.tsx";
import type { PictureFile } from "#design/pictures/picture.tsx";
import { Spinner } from "#design/spinner.tsx";
import { passwordProblem } from "#domain/account/password-rules.ts";
import { useQueryParams } from "#platform/browser/hydrated.ts";
import { authClient, useSession } from "#platform/browser/session.ts";
import { ArrivalStep, needsVerification } from "../../ui/arrival-step.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { SignInFrame, type SignInTexts } from "../../ui/sign-in-frame.tsx";
import { useLogout } from "../../ui/use-logout.ts";
import { messages, useSignInForm } from "../../ui/use-sign-in-form.ts";
import { VerificationStep } from "../../ui/verification-step.tsx";
import type { DemoAccountOffer } from "../contract.ts";
import { EmailCodeStep } from "./email-code-step.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { type SignInView, useSignInViews } from "./use-sign-in-views.ts";
import { linkKind, linkTitle, VerifyLinkStep } from "./verify-link-step.tsx";

type CustomerSignInProps = {
  words: SignInTexts;
  picture: PictureFile;
  /** Its own address. */
  signInPage: "/signup" | "/auth";
  accounts: readonly DemoAccountOffer[];
};

const headings: Readonly<Record<Exclude<SignInView, "verify">, string>> = {
  "sign-in": "Sign in",
  "sign-up": "Create an account",
  forgot: "Reset your password",
  "forgot-code": "Reset your password",
  reset: "Choose a new password",
  confirm: "Confirm your email address",
};

/** The customers’ sign-in page: sign in, sign up, and everything that emails link to. */
export function CustomerSignInPage({ words, picture, signInPage, accounts }: CustomerSignInProps) {
  const { view, search } = useSignInViews();
  const kind = linkKind(useQueryParams().get("type"));
  const session = useSession();
  const [isFresh, setIsFresh] = useState(false);
  const person = session.status === "in" ? session.person : undefined;
  // An emailed link works for anyone who has it, signed in or not.
  const isLetter = view === "verify" || view === "reset";
  const title = view === "verify" ? linkTitle(kind) : headings[view];
  return (
    <SignInFrame words={words} picture={picture}>
      {person && !isLetter ? (
        <ArrivalStep person={person} isFresh={isFresh} fits={person.roles.length === 0} signInPage={signInPage} />
      ) : (
        <View title={title} hasTabs={view === "sign-in" || view === "sign-up"} view={view} search={search}>
          <Step view={view} accounts={accounts} onTry={() => setIsFresh(true)} email={person?.email} />
        </View>
      )}
    </SignInFrame>
  );
}

type ViewProps = {
  title: string;
  hasTabs: boolean;
  view: SignInView;
  search: (view: SignInView) => string;
  children: ReactNode;
};

/** For screen readers a change of view is a change of page: the heading takes the focus. */
function View({ title, hasTabs, view, search, children }: ViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const first = useRef(key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view takes the focus once
  useEffect(() => {
    if (first.current !== key) heading.current?.focus();
  }, [view]);
  return (
    <>
      {hasTabs && (
        <nav aria-label="Sign in or create an account" className="mb-6 grid grid-cols-2 rounded-pill bg-surface-2 p-1">
          <Tab label="Sign in" search={search("sign-in")} isHere={view === "sign-in"} />
          <Tab label="Create account" search={search("sign-up")} isHere={view === "sign-up"} />
        </nav>
      )}
      <h2 ref={heading} tabIndex={-1} className={cx("mb-5 text-h3 outline-none", hasTabs && "sr-only")}>
        {title}
      </h2>
      {children}
      {!hasTabs && view !== "reset" && (
        <p className="mt-5 text-center text-sm">
          <Link to={{ search: search("sign-in") }} className="font-semibold text-link">
            Back to sign in
          </Link>
        </p>
      )}
    </>
  );
}

function Tab({ label, search, isHere }: { label: string; search: string; isHere: boolean }) {
  return (
    <Link
      to={{ search }}
      replace
      preventScrollReset
      aria-current={isHere ? "page" : undefined}
      className="grid min-h-11 place-items-center rounded-pill font-semibold text-[0.9375rem] text-ink-2 no-underline hover:text-ink aria-[current=page]:bg-[light-dark(var(--surface),var(--surface-3))] aria-[current=page]:text-ink aria-[current=page]:shadow-1"
    >
      {label}
    </Link>
  );
}

type StepProps = {
  view: SignInView;
  accounts: readonly DemoAccountOffer[];
  onTry: () => void;
  /** The signed-in person’s address, on the way to a new password. */
  email: string | undefined;
};

function Step({ view, accounts, onTry, email }: StepProps) {
  const params = useQueryParams();
  const navigate = useNavigate();
  const logout = useLogout();
  const { search } = useSignInViews();
  const show = (next: SignInView, typed = "") => navigate({ search: search(next) }, { state: { email: typed } });
  const kind = linkKind(params.get("type"));
  switch (view) {
    case "sign-up":
      return <SignUpForm onTry={onTry} onSent={(typed) => show("confirm", typed)} />;
    case "forgot":
      return <ForgotPasswordForm onSent={(typed) => show("forgot-code", typed)} />;
    case "confirm":
      return <EmailCodeStep kind="signup" onTry={onTry} onVerified={() => show("sign-in")} />;
    case "forgot-code":
      return <EmailCodeStep kind="recovery" onTry={onTry} onVerified={() => show("reset")} />;
    case "verify":
      return (
        <VerifyLinkStep
          tokenHash={params.get("token_hash") ?? ""}
          kind={kind}
          onTry={onTry}
          onVerified={() => show(kind === "recovery" ? "reset" : "sign-in")}
        />
      );
    case "reset": {
      const saved = () => {
        onTry();
        void toast({ title: "Password changed" });
        return show("sign-in");
      };
      if (!email) return <ForgotPasswordForm onSent={(typed) => show("forgot-code", typed)} />;
      return <NewPasswordForm email={email} onSaved={saved} onCancel={() => logout()} />;
    }
    default:
      return <SignInForm accounts={accounts.filter((one) => one.roles.length === 0)} onTry={onTry} />;
  }
}

type NewPasswordFormProps = { email: string; onSaved: () => unknown; onCancel: () => unknown };

/**
 * The end of a password reset. Someone with two-step verification enters a code first: a mailbox alone must not be
 * enough.
 */
function NewPasswordForm({ email, onSaved, onCancel }: NewPasswordFormProps) {
  const [isStepOpen, setIsStepOpen] = useState<boolean>();
  useEffect(() => {
    void needsVerification().then(setIsStepOpen);
  }, []);
  const { form, errors, problem, isBusy } = useSignInForm({
    check: (typed) => messages({ password: passwordProblem(typed.text("password"), email) }),
    async send(typed) {
      const { error } = await (await authClient()).updateUser({ password: typed.text("password") });
      if (error) throw error;
      await onSaved();
    },
  });
  if (isStepOpen === undefined) return <Spinner text="One moment…" />;
  if (isStepOpen)
    return <VerificationStep onDone={() => setIsStepOpen(false)} onCancel={onCancel} cancelLabel="Keep my password" />;
  return (
    <form {...form} className="grid gap-5">
      {/* Password managers need to know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 10 characters. You’ll be signed out on your other devices."
        error={errors.password}
      />
      <ProblemNotice problem={problem} />
      <Button type="submit" size="lg" wide busy={isBusy} busyText="Saving…">
        Save new password
      </Button>
    </form>
  );
}
