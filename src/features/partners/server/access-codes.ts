import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "#platform/context.ts";

/**
 * The access code of an application's page. Emails contain it, but the database only has its hash: it can
 * always be derived again.
 */
export const codeOfApplication = ({ codeFor }: Pick<Context, "codeFor">, applicationId: string): string =>
  codeFor(`partner-application:${applicationId}`);

export const hashOfCode = (code: string): string =>
  createHash("sha256").update(code.trim().toUpperCase()).digest("hex");

/** Takes the same time however much of the code is right. */
export function opens(code: string, accessCodeHash: string): boolean {
  const rows = Buffer.from(hashOfCode(code));
  const kept = Buffer.from(accessCodeHash);
  return rows.length === kept.length && timingSafeEqual(rows, kept);
}
