import { UserX } from "lucide-react";
import { useState } from "react";
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
import { deletionWord, privacyContract } from "../contract.ts";

/** What deleting does, in plain words. */
export const consequences: readonly string[] = [
  "You are signed out everywhere, and nobody can sign in with this account again.",
  "Your saved passengers and addresses, your second step and your sessions are deleted.",
  "Your name, e-mail address and phone number are taken out of your bookings, messages and invoices, and of the letters we sent you.",
  "Notes, messages, documents and proofs of payment are deleted.",
  "What tax law makes us keep for five years stays without them: dates, places and amounts of trips and invoices, and the lines of our own bank statements.",
  "It cannot be undone, and you no longer see past bookings and invoices here. Download your data first if you want a copy.",
];

/** Deletes the account, in two steps: first what it means, then the proof that it is meant. */
export function DeleteAccountCard() {
  const [step, setStep] = useState<"meaning" | "proof">();
  const close = () => setStep(undefined);
  return (
    <AccountCard
      icon={<UserX />}
      title="Delete my account"
      text="Erases you from our records, as far as the law lets us. Not possible while a booking is ahead, something is unpaid or a refund is on its way."
    >
      <Button variant="danger" className="justify-self-start" onClick={() => setStep("meaning")}>
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
      void toast({ title: "Your account is deleted", description: "Thank you for having travelled with us." });
    },
  });
  return (
    <form {...form} className="grid gap-4 pb-5">
      <Field label={`Type ${deletionWord} to confirm`} error={errors.confirmation} required>
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
        Delete my account for good
      </Button>
    </form>
  );
}

const checkProof = (typed: Typed, hasPassword: boolean) =>
  messages({
    confirmation: typed.text("confirmation").trim() === deletionWord ? undefined : `Please type ${deletionWord}.`,
    password: !hasPassword || typed.text("password") ? undefined : "Please type your password.",
  });
