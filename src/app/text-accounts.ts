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

/** The provider accounts for texts: the company’s, or in the demo the sandboxes’. */
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

/** Where our team sees the demo’s phones; null if real texts are sent, or none at all. */
export const phonesLink = ({ hasStandInPhones, appSecret }: Settings): string | null =>
  hasStandInPhones ? `${standInPhonesPath}/${standInAccounts(appSecret).phonesKey}` : null;
