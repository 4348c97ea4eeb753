import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { roleNames } from "#domain/account/home-of-role.ts";
import { passwordProblem } from "#domain/account/password-rules.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { ProblemNotice } from "../../ui/problem-notice.tsx";
import { messages, type Typed, useSignInForm } from "../../ui/use-sign-in-form.ts";
import type { Invitation } from "../invitations-contract.ts";
import { acceptInvitation } from "./use-invitation.ts";

type InviteFormProps = {
  token: string;
  invitation: Invitation;
  /** The address of anyone who is signed in on this device. */
  signedInAs: string | undefined;
  onAccepted: () => void;
};

/** New people choose a name and a password; someone with an account signs in. */
export function AcceptInvitationForm({ token, invitation, signedInAs, onAccepted }: InviteFormProps) {
  const isMe = signedInAs?.toLowerCase() === invitation.email.toLowerCase();
  const isNew = !invitation.has_account;
  const { form, errors, problem, isBusy } = useSignInForm({
    check: (typed) => (isNew ? checkNew(typed, invitation.email) : checkKnown(typed, isMe)),
    async send(typed) {
      await acceptInvitation({ token, name: typed.text("name"), password: typed.text("password") });
      onAccepted();
    },
  });
  return (
    <form {...form} className="grid gap-5">
      <div>
        <h2 className="text-h3">You’re invited: {roleNames[invitation.role]}</h2>
        <p className="mt-1.5 text-ink-2 [overflow-wrap:anywhere]">
          For {invitation.email}. {explanation(isNew, isMe)}
        </p>
      </div>
      {isNew && (
        <Field label="Name" error={errors.name} required>
          <TextInput name="name" autoComplete="name" maxLength={200} defaultValue={invitation.name} />
        </Field>
      )}
      <input type="hidden" name="username" autoComplete="username" value={invitation.email} readOnly />
      {isNew && (
        <PasswordField
          label="Choose a password"
          autoComplete="new-password"
          hint="At least 10 characters. Three unrelated words work well."
          error={errors.password}
        />
      )}
      {!isNew && !isMe && <PasswordField autoComplete="current-password" error={errors.password} />}
      <ProblemNotice problem={problem} />
      <Button type="submit" size="lg" wide busy={isBusy} busyText="One moment…">
        Accept invitation
      </Button>
    </form>
  );
}

function explanation(isNew: boolean, isMe: boolean): string {
  if (isNew) return "Choose a password to set up your account.";
  if (isMe) return "The role is added to the account you’re signed in with.";
  return "You already have an account with this email address. Enter its password to add the role.";
}

const checkNew = (typed: Typed, email: string) =>
  messages({
    name: typed.text("name").trim() ? undefined : "Enter your name.",
    password: passwordProblem(typed.text("password"), email),
  });

const checkKnown = (typed: Typed, isMe: boolean) =>
  messages({ password: isMe || typed.text("password") ? undefined : "Enter your password." });
