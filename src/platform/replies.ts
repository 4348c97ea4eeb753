import { randomBytes } from "node:crypto";
import { bookingReference } from "#domain/booking/booking-reference.ts";

/** A call’s response: a status, a body, and sometimes a header. */
export type Reply = {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
};

const no = (status: number, error: string, message: string, more: object = {}): Reply => ({
  status,
  body: { success: false, error, message, ...more },
});

const closedForMaintenance = "closed_for_maintenance";

/** Whether we failed; a deliberate closure is not a fault. */
export const isFault = ({ status, body }: Reply): boolean => status >= 500 && body.error !== closedForMaintenance;

export const accepted = (output: unknown): Reply => ({ status: 200, body: { success: true, ...Object(output) } });

export const replies = {
  unknownCall: (name: string) => no(404, "unknown_call", `We couldn’t find a call named ${name.slice(0, 80)}.`),
  notFound: () => no(404, "not_found", "We couldn’t find that address."),
  wrongMethod: (): Reply => ({ ...no(405, "wrong_method", "Calls are made by POST."), headers: { allow: "POST" } }),
  notJson: () => no(415, "unsupported_content_type", "Send the request as application/json."),
  tooLarge: (limit: number) => no(413, "too_large", `The request is larger than ${limit / 1024} KB.`),
  badJson: () => no(400, "bad_json", "The request is not valid JSON."),
  badKey: () => no(400, "bad_idempotency_key", "An Idempotency-Key has 8 to 200 letters, digits or . _ : -"),
  crossSite: () => no(403, "cross_site", "This call cannot be made from another site."),
  signInFirst: () => no(401, "sign_in_first", "Please sign in first."),
  secondFactorNeeded: () => no(403, "second_factor_needed", "Please complete two-step verification first."),
  readOnly: () => no(403, "read_only", "You’re viewing the site as someone else, so you can’t change anything."),
  notAllowed: () => no(403, "not_allowed", "You don’t have permission to do this."),
  keyReused: () => no(422, "idempotency_key_reused", "This Idempotency-Key was used for a different request."),
  refused: (reason: string, message: string, details?: Readonly<Record<string, unknown>>) =>
    no(reason === "not_found" ? 404 : 409, reason, message, details && { details }),
  invalid: (fields: Record<string, string>) =>
    no(422, "invalid_input", Object.values(fields)[0] ?? "Please check what you entered.", { fields }),
  badText: (field: string) => replies.invalid({ [field || "request"]: "Please remove the characters we can’t read" }),
  outOfRange: () => replies.invalid({ request: "An amount or a date is too large. Please check what you entered." }),
  slowDown: (seconds: number): Reply => ({
    ...no(429, "slow_down", `Too many requests. Please try again in ${seconds} seconds.`),
    headers: { "retry-after": String(seconds) },
  }),
  /** Visitors together have reached the limit; `otherWay` says how else we are reached. */
  usedUp: (seconds: number, otherWay: string): Reply => ({
    ...no(
      429,
      "slow_down",
      `Too many people are sending us this at the moment. Please try again in ${minutesIn(seconds)}, or ${otherWay}.`,
    ),
    headers: { "retry-after": String(seconds) },
  }),
  cutShort: () => no(400, "cut_short", "We didn’t receive the whole request. Please send it again."),
  unavailable: (): Reply => ({
    ...no(503, "unavailable", "We’re very busy right now. Please try again in a moment."),
    headers: { "retry-after": "2" },
  }),
  /** Closed on purpose for a time: not a fault. */
  closed: (seconds: number, message: string): Reply => ({
    ...no(503, closedForMaintenance, message),
    headers: { "retry-after": String(seconds) },
  }),
  broken: (code: string) =>
    no(500, "broken", `Something went wrong. Please quote the code ${code} when you contact us.`, { code }),
};

const minutesIn = (seconds: number) => (seconds <= 60 ? "a minute" : `${Math.ceil(seconds / 60)} minutes`);

/** A code that people can read out and the log can be searched for. */
export const newErrorCode = () => bookingReference(randomBytes(6)).replace(/^.*-/, "E-");
