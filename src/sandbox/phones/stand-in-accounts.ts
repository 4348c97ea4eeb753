import { createHmac } from "node:crypto";

/** The sandboxes’ paths below the site's own address. */
export const standInWhatsAppPath = "/sandbox/whatsapp";
export const standInSmsPath = "/sandbox/sms";
export const standInPhonesPath = "/sandbox/phones";

/**
 * The only customer the sandboxes know. Its keys are derived from the company's secret, so that no one else can use or
 * sign for it.
 */
export function standInAccounts(secret: string) {
  const made = (name: string) => createHmac("sha256", secret).update(`stand-in ${name}`).digest("hex").slice(0, 32);
  return {
    whatsapp: {
      phoneId: "106540352242922",
      token: made("whatsapp token"),
      appSecret: made("whatsapp app secret"),
      verifyToken: made("whatsapp verify token"),
    },
    sms: { tokenId: "stand-in", tokenSecret: made("sms token"), webhookSecret: made("sms webhook") },
    clickatellKey: made("clickatell key"),
    /** The secret end of the phones’ address: what they show is for our team. */
    phonesKey: made("phones page"),
  };
}
export type StandInAccounts = ReturnType<typeof standInAccounts>;
