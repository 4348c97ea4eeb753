import { Link } from "react-router";
import { Button } from "#design/button.tsx";
import { authClient } from "#platform/browser/session.ts";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { useSignInForm } from "../../ui/use-sign-in-form.ts";

const kinds = ["signup", "recovery", "magiclink", "email_change", "invite"] as const;
export type LinkKind = (typeof kinds)[number];

/** The type a link of an email names; "email" is another word for a confirmation. */
export const linkKind = (text: string | null): LinkKind => kinds.find((kind) => kind === text) ?? "signup";

type Words = { readonly title: string; readonly text: string; readonly press: string };

const words: Readonly<Record<LinkKind, Words>> = {
  signup: {
    title: "Confirm your e-mail address",
    text: "One press, and your account is ready.",
    press: "Confirm my e-mail address",
  },
  recovery: {
    title: "A new password",
    text: "One press, and you can choose a new password.",
    press: "Choose a new password",
  },
  magiclink: { title: "Welcome back", text: "One press, and you are signed in.", press: "Sign in" },
  email_change: {
    title: "Your new e-mail address",
    text: "One press, and your account has this address.",
    press: "Confirm my new address",
  },
  invite: { title: "Welcome", text: "One press, and your account is yours.", press: "Accept" },
};

export const linkTitle = (kind: LinkKind) => words[kind].title;

type VerifyLinkProps = { tokenHash: string; kind: LinkKind; onTry: () => void; onVerified: () => unknown };

/** Programs that look through mail follow links but press nothing, so a press it takes. */
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
            Get a new letter
          </Link>
        )}
      </ProblemNotice>
      <Button type="submit" size="lg" wide busy={isBusy} busyText="One moment…">
        {words[kind].press}
      </Button>
    </form>
  );
}
