import { createHmac } from "node:crypto";

/** Where the stand-in is, below the site's own address. */
export const standInPath = "/sandbox/payfast";

export type StandInAccount = { readonly merchantId: string; readonly merchantKey: string; readonly passphrase: string };

/** The one shop the stand-in knows. Its passphrase is the company's own secret, so that no one else can sign for it. */
export const standInAccount = (secret: string): StandInAccount => ({
  merchantId: "10000100",
  merchantKey: "46f0cd694581a",
  passphrase: createHmac("sha256", secret).update("stand-in gateway").digest("hex").slice(0, 24),
});
