import { AuthApiError, AuthRetryableFetchError } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { CallFailed } from "#platform/browser/call-api.ts";
import { problemOf } from "./problem-notice.tsx";

const api = (status: number, code: string, message = "the server's words") => new AuthApiError(message, status, code);

test.each<[string, unknown, string, RegExp]>([
  ["a wrong password", api(400, "invalid_credentials"), "invalid_credentials", /don’t match/],
  ["an address not confirmed", api(400, "email_not_confirmed"), "email_not_confirmed", /isn’t confirmed yet/],
  ["a suspended account", api(403, "user_banned"), "user_banned", /suspended/],
  [
    "too many tries",
    api(429, "over_request_rate_limit", "Too many attempts. Try again in 14 minutes."),
    "over_request_rate_limit",
    /in 14 minutes/,
  ],
  ["a weak password", api(422, "weak_password", "Use at least 10 characters."), "weak_password", /at least 10/],
  ["an old link", api(403, "otp_expired"), "otp_expired", /Ask for a new one/],
  ["a wrong code", api(422, "mfa_verification_failed"), "mfa_verification_failed", /isn’t right/],
  ["something new the server says", api(418, "teapot"), "teapot", /the server's words/],
  ["no connection", new AuthRetryableFetchError("failed", 0), "unreachable", /couldn’t reach our server/],
  ["a script that did not come", new TypeError("Failed to fetch"), "unreachable", /couldn’t reach our server/],
  ["a busy server", new AuthRetryableFetchError("busy", 503), "busy", /very busy/],
  ["a call while offline", new CallFailed(0, "unreachable", ""), "unreachable", /couldn’t reach our server/],
  ["a call's refusal", new CallFailed(409, "invite_used", "It was used."), "invite_used", /It was used/],
  ["anything else", new Error("boom"), "broken", /Try again/],
  ["no error at all", "boom", "broken", /Try again/],
])("%s", (_what, error, code, text) => {
  const problem = problemOf(error);
  expect(problem.code).toBe(code);
  expect(problem.text).toMatch(text);
});
