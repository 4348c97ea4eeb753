import type { TextAccounts } from "#features/channels/server/gateways/open-text-gateways.ts";
import type { Config } from "#platform/config.ts";
import {
  standInAccounts,
  standInPhonesPath,
  standInSmsPath,
  standInWhatsAppPath,
} from "../sandbox/phones/stand-in-accounts.ts";

type Settings = Pick<Config, "whatsapp" | "sms" | "hasStandInPhones" | "appSecret">;

const hosts = {
  whatsapp: "https://graph.facebook.com",
  bulksms: "https://api.bulksms.com",
  clickatell: "https://platform.clickatell.com",
} as const;

/** The accounts that texts go through: those of the company, or in the demo those of the stand-ins at our own address. */
export function textAccounts({ whatsapp, sms, hasStandInPhones, appSecret }: Settings, siteUrl: string): TextAccounts {
  if (hasStandInPhones) {
    const standIn = standInAccounts(appSecret);
    return {
      whatsapp: { ...standIn.whatsapp, url: `${siteUrl}${standInWhatsAppPath}` },
      sms: { ...standIn.sms, provider: "bulksms", url: `${siteUrl}${standInSmsPath}/bulksms` },
    };
  }
  return {
    ...(whatsapp && { whatsapp: { ...whatsapp, url: hosts.whatsapp } }),
    ...(sms && { sms: { ...sms, url: hosts[sms.provider] } }),
  };
}

/** Where our team sees the phones of the demo; null where messages leave the company, or none do. */
export const phonesLink = ({ hasStandInPhones, appSecret }: Settings): string | null =>
  hasStandInPhones ? `${standInPhonesPath}/${standInAccounts(appSecret).phonesKey}` : null;
