import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { accessToken, authClient } from "#platform/browser/session.ts";
import { CodeField, codeProblem, digitsOf } from "./code-field.tsx";
import { ProblemNotice } from "./problem-notice.tsx";
import { messages, type Typed, useSignInForm } from "./use-sign-in-form.ts";

type FactorStepProps = {
  onDone: () => unknown;
  /** Leaves this step; the label says where to. */
  onCancel: () => unknown;
  cancelLabel: string;
};

/** Two-step verification: a code from the app or, if the phone is lost, a recovery code. */
export function VerificationStep({ onDone, onCancel, cancelLabel }: FactorStepProps) {
  const [usesBackupCode, setUsesBackupCode] = useState(false);
  const { form, errors, problem, isBusy } = useSignInForm({
    check: (typed) => (usesBackupCode ? checkBackupCode(typed) : messages({ code: codeProblem(typed.text("code")) })),
    async send(typed) {
      await (usesBackupCode ? showBackupCode(typed.text("recovery")) : showAppCode(digitsOf(typed.text("code"))));
      await onDone();
    },
  });
  return (
    <form {...form} className="grid gap-5">
      {usesBackupCode ? (
        <Field
          label="Recovery code"
          hint="One of the codes you saved when you set up two-step verification. Each works once."
          error={errors.recovery}
          required
        >
          <TextInput
            name="recovery"
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
      ) : (
        <CodeField label="Code" hint="The six digits your authenticator app shows now." error={errors.code} autoFocus />
      )}
      <ProblemNotice problem={problem} />
      <div className="grid gap-3">
        <Button type="submit" wide busy={isBusy} busyText="Checking…">
          Continue
        </Button>
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1">
          <Button variant="quiet" size="sm" onClick={() => setUsesBackupCode(!usesBackupCode)}>
            {usesBackupCode ? "Use my app instead" : "Use a recovery code"}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void onCancel()}>
            {cancelLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

const checkBackupCode = (typed: Typed) =>
  messages({ recovery: typed.text("recovery").trim() ? undefined : "Enter one of your recovery codes." });

async function showAppCode(code: string) {
  const { mfa } = await authClient();
  const { data, error } = await mfa.listFactors();
  if (error) throw error;
  const factorId = data.totp[0]?.id;
  if (!factorId) throw new Error("There is no app to ask for a code.");
  const verified = await mfa.challengeAndVerify({ factorId, code });
  if (verified.error) throw verified.error;
}

/** The address is our own, so the client does not know it; it takes the lifted session from us. */
async function showBackupCode(code: string) {
  const token = await accessToken();
  const response = await fetch("/auth/v1/factors/recover", {
    method: "POST",
    headers: { "content-type": "application/json", apikey: "public", authorization: `Bearer ${token}` },
    body: JSON.stringify({ code: code.trim() }),
  });
  const body = await response.json();
  if (!response.ok) throw new CallFailed(response.status, String(body.code), refusalText(body));
  const { error } = await (await authClient()).setSession(body);
  if (error) throw error;
}

const refusalText = ({ code, message }: { code: string; message: string }) =>
  code === "mfa_verification_failed" ? "That recovery code isn’t right, or was already used." : message;
