import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";

/** A problem in words a person can act on. `code` tells a form which further help to offer. */
export type Problem = { readonly code: string; readonly text: string };

const texts: Readonly<Record<string, string>> = {
  invalid_credentials: "That email address and password don’t match. Check both and try again.",
  email_not_confirmed: "Your email address isn’t confirmed yet. Open the link or enter the code we sent you.",
  user_banned: "This account is suspended. Call us and we’ll help you.",
  signup_disabled: "We can’t create new accounts at the moment. Please call us.",
  user_already_exists: "There’s already an account with this email address. Sign in instead.",
  email_exists: "There’s already an account with this email address. Sign in instead.",
  email_address_invalid: "Enter a valid email address.",
  same_password: "That’s your current password. Choose a new one.",
  otp_expired: "This link or code has expired or was already used. Ask for a new one.",
  mfa_verification_failed: "That code isn’t right. Enter the one your app shows now.",
  mfa_verification_rejected: "That code isn’t right. Enter the one your app shows now.",
  mfa_challenge_expired: "That code has expired. Enter the one your app shows now.",
  mfa_recovery_codes_locked: "Too many wrong recovery codes. Please wait a few minutes, or use your app.",
  mfa_factor_not_found: "Two-step verification has changed. Please sign in again.",
  too_many_enrolled_mfa_factors: "You’ve reached the limit of authenticator apps. Remove one first.",
  insufficient_aal: "Enter a code from your authenticator app first.",
  session_not_found: "Your session has ended. Please sign in again.",
  session_expired: "Your session has ended. Please sign in again.",
  read_only: "You’re viewing the site as someone else, so you can’t change anything.",
};

/** Works for errors of the auth API, of our calls, and anything else thrown. */
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

const broken: Problem = { code: "broken", text: "Something went wrong. Try again, or call us." };

function unreachable(status: number): Problem {
  if (status >= 500) return { code: "busy", text: "We’re very busy right now. Try again in a moment." };
  return {
    code: "unreachable",
    text: "We couldn’t reach our server. Check your connection and try again.",
  };
}

/** Shows it beside the form and reads it aloud. */
export function ProblemNotice({ problem, children }: { problem: Problem | undefined; children?: ReactNode }) {
  if (!problem) return null;
  return (
    <Alert tone="bad" announce>
      <p>{problem.text}</p>
      {children}
    </Alert>
  );
}
