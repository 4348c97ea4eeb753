import { Link } from "react-router";
import { Button } from "#design/button.tsx";
import { authClient } from "#platform/browser/session.ts";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { useSignInForm } from "../../ui/use-sign-in-form.ts";

const kinds = ["signup", "recovery", "magiclink", "email_change", "invite"] as const;
export type LinkKind = (typeof kinds)[number];

/** The type in an emailed link; "email" is another name for a confirmation. */
export const linkKind = (text: string | null): LinkKind => kinds.find((kind) => kind === text) ?? "signup";

type Words = { readonly title: string; readonly text: string; readonly press: string };

const words: Readonly<Record<LinkKind, Words>> = {
  signup: {
    title: "Confirm your email address",
    text: "Confirm your email address to finish setting up your account.",
    press: "Confirm email address",
  },
  recovery: {
    title: "Reset your password",
    text: "Continue to choose a new password.",
    press: "Choose a new password",
  },
  magiclink: { title: "Welcome back", text: "Continue to sign in.", press: "Sign in" },
  email_change: {
    title: "Your new email address",
    text: "Confirm it to use it for your account.",
    press: "Confirm new address",
  },
  invite: { title: "Welcome", text: "Accept to open your account.", press: "Accept" },
};

export const linkTitle = (kind: LinkKind) => words[kind].title;

type VerifyLinkProps = { tokenHash: string; kind: LinkKind; onTry: () => void; onVerified: () => unknown };

/** Mail scanners follow links but press nothing, so it takes a press. */
export function VerifyLinkStep({ tokenHash, kind, onTry, onVerified }: VerifyLinkProps) {
  const { form, problem, isBusy } = useSignInForm({
    async send() {
      onTry();
      const { error } = await (await authClient()).verifyOtp({ token_hash: tokenHash, type: kind });
      if (error) throw error;
      await onVerified();
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <p className="text-ink-2">{words[kind].text}</p>
      <ProblemNotice problem={problem}>
        {problem?.code === "otp_expired" && (
          <Link
            to={kind === "recovery" ? "/auth?view=forgot" : "/auth?view=confirm"}
            className="font-semibold text-link underline"
          >
            Get a new email
          </Link>
        )}
      </ProblemNotice>
      <Button type="submit" size="lg" wide busy={isBusy} busyText="One moment…">
        {words[kind].press}
      </Button>
    </form>
  );
}
