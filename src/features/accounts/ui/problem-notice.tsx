import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";

/** What went wrong, in the words a person can act on. `code` tells a form which further help to offer. */
export type Problem = { readonly code: string; readonly text: string };

const texts: Readonly<Record<string, string>> = {
  invalid_credentials: "The e-mail address and the password do not match. Please check both.",
  email_not_confirmed: "This e-mail address is not confirmed yet. Open the link or type the code we sent you.",
  user_banned: "This account is suspended. Please call us and we will help you.",
  signup_disabled: "New accounts cannot be made at the moment. Please call us.",
  user_already_exists: "There is an account with this address already. Please sign in instead.",
  email_exists: "There is an account with this address already. Please sign in instead.",
  email_address_invalid: "Please enter a valid e-mail address.",
  same_password: "This is your present password. Please choose a new one.",
  otp_expired: "This link or code has ended or was used already. Please ask for a new one.",
  mfa_verification_failed: "That code is not right. Please type the one your app shows now.",
  mfa_verification_rejected: "That code is not right. Please type the one your app shows now.",
  mfa_challenge_expired: "That took too long. Please type the code your app shows now.",
  mfa_recovery_codes_locked: "Too many wrong recovery codes. Please wait a few minutes, or use your app.",
  mfa_factor_not_found: "This second step is no longer set up. Please sign in again.",
  too_many_enrolled_mfa_factors: "You have set up as many apps as we can keep. Please remove one first.",
  insufficient_aal: "Please confirm your second step first.",
  session_not_found: "Your session has ended. Please sign in again.",
  session_expired: "Your session has ended. Please sign in again.",
  read_only: "You are looking through somebody's eyes: nothing can be changed.",
};

/** Works for errors of the auth API, of our calls, and for whatever else may be thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof CallFailed) return ofCall(error);
  if (!(error instanceof Error)) return broken;
  const { status, code } = statusAndCode(error);
  // The server says how long to wait, or what is wrong with a password.
  if (status === 429 || code === "weak_password") return { code: code || "slow_down", text: error.message };
  const text = texts[code];
  if (text) return { code, text };
  if (error.name === "AuthRetryableFetchError" || error instanceof TypeError) return unreachable(status);
  return code ? { code, text: error.message } : broken;
}

function ofCall({ status, reason, message }: CallFailed): Problem {
  if (status === 0) return unreachable(0);
  return { code: reason, text: message };
}

function statusAndCode(error: Error) {
  const status = "status" in error ? Number(error.status) : 0;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return { status, code };
}

const broken: Problem = { code: "broken", text: "Something went wrong. Please try again, or call us." };

function unreachable(status: number): Problem {
  if (status >= 500) return { code: "busy", text: "We are very busy just now. Please try again in a moment." };
  return {
    code: "unreachable",
    text: "There is no connection to our server. Please check your network and try again.",
  };
}

/** Says it where the form is, and aloud. */
export function ProblemNotice({ problem, children }: { problem: Problem | undefined; children?: ReactNode }) {
  if (!problem) return null;
  return (
    <Alert tone="bad" announce>
      <p>{problem.text}</p>
      {children}
    </Alert>
  );
}
