/** The answer to the official client. */
export type AuthReply = {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

export const answer = (body: unknown): AuthReply => ({ status: 200, body });

/** A refusal in the official client’s format. Returned, it keeps what was written; thrown, it rolls back. */
export const refusal = (status: number, code: string, message: string, more: object = {}): AuthReply => ({
  status,
  body: { code, message, ...more },
});

export class AuthRefused extends Error {
  override readonly name = "AuthRefused";
  readonly reply: AuthReply;
  constructor(reply: AuthReply) {
    super("refused");
    this.reply = reply;
  }
}

/** The published codes, each with a sentence for the screen. */
export const refusals = {
  malformed: (message: string) => refusal(400, "validation_failed", message),
  badJson: () => refusal(400, "bad_json", "The request is not valid JSON."),
  noToken: () => refusal(401, "no_authorization", "Please sign in first."),
  badToken: () => refusal(403, "bad_jwt", "We couldn’t check your session. Please sign in again."),
  sessionOver: () => refusal(403, "session_not_found", "Your session has ended. Please sign in again."),
  readOnly: () => refusal(403, "read_only", "You’re viewing the site as someone else, so you can’t change anything."),
  wrongCredentials: () => refusal(400, "invalid_credentials", "That email address and password don’t match."),
  notConfirmed: () => refusal(400, "email_not_confirmed", "Confirm your email address first. We’ve sent you a link."),
  suspended: () => refusal(403, "user_banned", "This account is suspended. Please contact us."),
  signUpClosed: () => refusal(422, "signup_disabled", "We can’t create new accounts at the moment."),
  weakPassword: (message: string) =>
    refusal(422, "weak_password", message, { weak_password: { reasons: ["characters"], message } }),
  samePassword: () => refusal(422, "same_password", "The new password must be different from the old one."),
  confirmAgain: () =>
    refusal(400, "reauthentication_needed", "To confirm this change, enter your password or the code we email you."),
  wrongNonce: () => refusal(422, "reauthentication_not_valid", "That code isn’t right or has expired."),
  addressTaken: () => refusal(422, "email_exists", "You can’t use this email address."),
  linkExpired: () => refusal(403, "otp_expired", "This link or code isn’t right, was already used, or has expired."),
  refreshUnknown: () => refusal(400, "refresh_token_not_found", "Your session has ended. Please sign in again."),
  refreshReused: () => refusal(400, "refresh_token_already_used", "We signed you out to protect your account."),
  sessionExpired: () => refusal(400, "session_expired", "Your session has ended. Please sign in again."),
  factorFirst: () => refusal(403, "insufficient_aal", "Enter a code from your authenticator app first."),
  factorUnknown: () => refusal(404, "mfa_factor_not_found", "We couldn’t find that authenticator app."),
  factorNameTaken: () =>
    refusal(422, "mfa_factor_name_conflict", "You already have an authenticator app with this name."),
  tooManyFactors: () =>
    refusal(422, "too_many_enrolled_mfa_factors", "You’ve reached the limit of authenticator apps."),
  challengeOver: () => refusal(422, "mfa_challenge_expired", "That code has expired. Please start again."),
  wrongCode: () => refusal(422, "mfa_verification_failed", "That code isn’t right."),
  slowDown: (seconds: number): AuthReply => ({
    ...refusal(429, "over_request_rate_limit", `Too many attempts. Try again in ${inWords(seconds)}.`),
    headers: { "retry-after": String(seconds) },
  }),
  tooManyMails: (seconds: number): AuthReply => ({
    ...refusal(429, "over_email_send_rate_limit", `We’ve sent several emails. Try again in ${inWords(seconds)}.`),
    headers: { "retry-after": String(seconds) },
  }),
  tooManyAccounts: (seconds: number): AuthReply => ({
    ...refusal(
      429,
      "over_request_rate_limit",
      `Too many people are creating accounts at the moment. Try again in ${inWords(seconds)}, or book without an account.`,
    ),
    headers: { "retry-after": String(seconds) },
  }),
  busy: (): AuthReply => ({
    ...refusal(503, "request_timeout", "We’re very busy. Try again in a moment."),
    headers: { "retry-after": "2" },
  }),
};

const inWords = (seconds: number) => (seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`);
