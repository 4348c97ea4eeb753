import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { accessCode } from "#domain/booking/booking-reference.ts";

export type AccessCodes = {
  /** The code that opens an application's page. Always the same for one application, and written down nowhere. */
  codeOf(applicationId: string): string;
};

/** Every email carries the link with its code, while the database holds the code's hash: so it is made, not kept. */
export const makeAccessCodes = (appSecret: string): AccessCodes => ({
  codeOf: (applicationId) =>
    accessCode(createHmac("sha256", appSecret).update(`partner-application:${applicationId}`).digest()),
});

export const hashOfCode = (code: string): string =>
  createHash("sha256").update(code.trim().toUpperCase()).digest("hex");

/** Takes the same time however much of the code is right. */
export function opens(code: string, accessCodeHash: string): boolean {
  const given = Buffer.from(hashOfCode(code));
  const kept = Buffer.from(accessCodeHash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
