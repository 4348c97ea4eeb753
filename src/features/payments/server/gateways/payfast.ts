import { createHash, timingSafeEqual } from "node:crypto";
import { formText, orderedForm, type Pair } from "#domain/payment/payfast.ts";
import { notificationQuestion, type PayfastNotification, signedText } from "#domain/payment/payfast-notification.ts";
import type { GatewayForm } from "../../payable-contract.ts";

/** Our account with a PayFast-compatible gateway: the live one, its test mode, or our sandbox. */
export type GatewayAccount = {
  /** Stored with each payment, so that a sandbox payment never counts as money. */
  readonly provider: "payfast" | "stand_in";
  readonly mode: "live" | "sandbox" | "stand_in";
  readonly merchantId: string;
  readonly merchantKey: string;
  readonly passphrase: string;
  /** Where the browser posts the form. */
  readonly processUrl: string;
  /** The gateway’s URL to verify a notification. */
  readonly validateUrl: string;
  readonly apiUrl: string;
  /** Hosts whose addresses send notifications. */
  readonly sourceHosts: readonly string[];
};

export const md5 = (text: string): string => createHash("md5").update(text).digest("hex");

/** The form the browser sends, its fields in order and signed. */
export function signedForm(account: GatewayAccount, input: Readonly<Record<string, string>>): GatewayForm {
  const all = { ...input, merchant_id: account.merchantId, merchant_key: account.merchantKey };
  const fields: Pair[] = [...orderedForm(all), ["signature", md5(formText(all, account.passphrase))]];
  return { action: account.processUrl, fields: fields.map(([name, value]) => ({ name, value })) };
}

/** Whether a notification has a valid signature, which only the gateway and we can make. */
export function isSigned({ passphrase }: GatewayAccount, notice: PayfastNotification): boolean {
  const input = notice.signature ?? "";
  if (!/^[0-9a-f]{32}$/.test(input)) return false;
  return timingSafeEqual(Buffer.from(input), Buffer.from(md5(signedText(notice, passphrase))));
}

const confirmTimeoutMs = 15_000;
const confirmTries = 3;

/** Asks the gateway whether it sent this. Throws if it is unreachable, so that the check is retried. */
export async function confirmNotification(
  account: GatewayAccount,
  notice: PayfastNotification,
): Promise<"valid" | "invalid"> {
  let failure: unknown;
  for (let attempt = 1; attempt <= confirmTries; attempt++) {
    try {
      const answer = await fetch(account.validateUrl, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: notificationQuestion(notice),
        signal: AbortSignal.timeout(confirmTimeoutMs),
      });
      if (answer.status >= 500) throw new Error(`The gateway answered with status ${answer.status}.`);
      return answer.ok && (await answer.text()).trim() === "VALID" ? "valid" : "invalid";
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
