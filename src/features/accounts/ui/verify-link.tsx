import { Button } from "#design/button.tsx";
import { authClient } from "#platform/browser/session.ts";
import { ProblemNotice } from "./auth-problem.tsx";
import { useDoorForm } from "./use-door-form.ts";

const kinds = ["signup", "recovery", "magiclink", "email_change", "invite"] as const;
export type LinkKind = (typeof kinds)[number];

/** The type a link of a letter names; "email" is another word for a confirmation. */
export const linkKind = (text: string | null): LinkKind => kinds.find((kind) => kind === text) ?? "signup";

const words: Readonly<Record<LinkKind, { text: string; press: string }>> = {
  signup: { text: "One press, and your e-mail address is confirmed.", press: "Confirm my e-mail address" },
  recovery: { text: "One press, and you can choose a new password.", press: "Choose a new password" },
  magiclink: { text: "One press, and you are signed in.", press: "Sign in" },
  email_change: { text: "One press, and this is your new e-mail address.", press: "Confirm my new address" },
  invite: { text: "One press, and your account is yours.", press: "Accept" },
};

type VerifyLinkProps = { tokenHash: string; kind: LinkKind; onTry: () => void; onVerified: () => unknown };

/** Programs that look through mail follow links but press nothing, so a press it takes. */
export function VerifyLink({ tokenHash, kind, onTry, onVerified }: VerifyLinkProps) {
  const { form, problem, isBusy } = useDoorForm({
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
      <ProblemNotice problem={problem} />
      <Button type="submit" size="lg" wide busy={isBusy} busyText="One moment…">
        {words[kind].press}
      </Button>
    </form>
  );
}
