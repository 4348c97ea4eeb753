import type { TextGateway, TextGateways } from "#platform/texts/texts.ts";
import { type BulkSmsAccount, openBulkSms } from "./bulksms.ts";
import { type ClickatellAccount, openClickatell } from "./clickatell.ts";
import { openWhatsApp, type WhatsAppAccount } from "./whatsapp.ts";

export type SmsAccount = BulkSmsAccount | ClickatellAccount;

/** The providers that a company has an account with. */
export type TextAccounts = { readonly whatsapp?: WhatsAppAccount; readonly sms?: SmsAccount };

export const openTextGateways = ({ whatsapp, sms }: TextAccounts, patienceMs?: number): TextGateways => ({
  ...(whatsapp && { whatsapp: openWhatsApp(whatsapp, patienceMs) }),
  ...(sms && { sms: openSms(sms, patienceMs) }),
});

const openSms = (account: SmsAccount, patienceMs?: number): TextGateway =>
  account.provider === "bulksms" ? openBulkSms(account, patienceMs) : openClickatell(account, patienceMs);
