import { UserX } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { profileContract } from "../../profile/contract.ts";
import { AccountCard } from "../../ui/account-card.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { useLogout } from "../../ui/use-logout.ts";
import { messages, type Typed, useSignInForm } from "../../ui/use-sign-in-form.ts";
import { deletionWord, ownBlockTexts, privacyContract } from "../contract.ts";

/** The effect of deleting, in plain words. */
export const consequences: readonly string[] = [
  "You’ll be signed out everywhere, and no one can sign in with this account again.",
  "Your saved passengers and addresses, two-step verification and sessions are deleted.",
  "Your name, email address and phone number are removed from your bookings, messages and invoices, and from the emails we sent you.",
  "Notes, messages, documents and proofs of payment are deleted.",
  "Tax law makes us keep some records for five years, without your details: dates, places and amounts of trips and invoices, and the lines of our bank statements.",
  "You can’t undo this, and you’ll no longer see past bookings and invoices here. Download your data first if you want a copy.",
];

/** Deletes the account in two steps: first the consequences, then the proof. */
export function DeleteAccountCard() {
  const [step, setStep] = useState<"meaning" | "proof">();
  const close = () => setStep(undefined);
  const obstacle = useCall(privacyContract.myDeletion, {}, { refetchInterval: 15_000 }).data?.obstacle ?? null;
  return (
    <AccountCard
      icon={<UserX />}
      title="Delete my account"
      text="Removes you from our records, as far as the law allows. Not possible while you have an upcoming booking, an amount due or a refund in progress."
    >
      {obstacle && <Alert tone="info">{ownBlockTexts[obstacle]}</Alert>}
      <Button
        variant="danger"
        className="justify-self-start"
        disabled={obstacle !== null}
        onClick={() => setStep("meaning")}
      >
        Delete my account
      </Button>
      <Dialog
        open={step === "meaning"}
        onClose={close}
        title="What deleting means"
        footer={<Choice onStay={close} onGo={() => setStep("proof")} />}
      >
        <ul className="grid list-disc gap-2 pl-5 text-ink-2">
          {consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Dialog>
      <Dialog open={step === "proof"} onClose={close} title="Delete my account" size="sm">
        <ProofForm />
      </Dialog>
    </AccountCard>
  );
}

function Choice({ onStay, onGo }: { onStay: () => void; onGo: () => void }) {
  return (
    <>
      <Button variant="outline" onClick={onStay}>
        Keep my account
      </Button>
      <Button variant="danger" onClick={onGo}>
        Continue
      </Button>
    </>
  );
}

function ProofForm() {
  const { data: profile } = useCall(profileContract.myProfile, {});
  const hasPassword = profile?.has_password ?? true;
  const { mutateAsync } = useMakeCall(privacyContract.deleteMyAccount);
  const logout = useLogout();
  const { form, errors, problem, isBusy } = useSignInForm({
    check: (typed) => checkProof(typed, hasPassword),
    async send(typed) {
      await mutateAsync({ confirmation: deletionWord, password: typed.text("password") });
      await logout();
      void toast({ title: "Account deleted", description: "Thank you for travelling with us." });
    },
  });
  return (
    <form {...form} className="grid gap-4 pb-5">
      <Field label={`Enter ${deletionWord} to confirm`} error={errors.confirmation} required>
        <TextInput
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      </Field>
      {hasPassword && <PasswordField label="Your password" autoComplete="current-password" error={errors.password} />}
      <ProblemNotice problem={problem} />
      <Button type="submit" variant="danger" wide busy={isBusy} busyText="Deleting…">
        Delete account
      </Button>
    </form>
  );
}

const checkProof = (typed: Typed, hasPassword: boolean) =>
  messages({
    confirmation: typed.text("confirmation").trim() === deletionWord ? undefined : `Enter ${deletionWord}.`,
    password: !hasPassword || typed.text("password") ? undefined : "Enter your password.",
  });
