import { createHmac } from "node:crypto";

/** The sandbox’s path below the site's own address. */
export const standInPath = "/sandbox/payfast";

export type StandInAccount = { readonly merchantId: string; readonly merchantKey: string; readonly passphrase: string };

/**
 * The only shop the sandbox knows. Its passphrase is derived from the company's secret, so that no one else can sign
 * for it.
 */
export const standInAccount = (secret: string): StandInAccount => ({
  merchantId: "10000100",
  merchantKey: "46f0cd694581a",
  passphrase: createHmac("sha256", secret).update("stand-in gateway").digest("hex").slice(0, 24),
});
