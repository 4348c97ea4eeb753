import { pushSettings } from "#features/notices/server/gateways/push-settings.ts";
import { pushNotice } from "#features/notices/server/push-notice.ts";
import { checkNotification } from "#features/payments/notifications/server/check-notification.ts";
import { payRefund } from "#features/payments/refunds/server/pay-refund.ts";
import type { Config } from "#platform/config.ts";
import type { Reactions } from "#platform/jobs/events.ts";
import { removeKeptEmails } from "#platform/mail/remove-kept-emails.ts";
import { reactions } from "../../reactions.ts";
import { gatewayFor } from "../payment-gateway.ts";

/** All of it, with what speaks to the payment gateway and to phones: by which ways, the configuration says. */
export function reactionsWith(config: Config) {
  const gatewayAt = gatewayFor(config);
  return {
    ...reactions,
    "payment.notified": { checkNotification: checkNotification(gatewayAt) },
    "refund.approved": { payRefund: payRefund(gatewayAt) },
    "notice.wanted": { pushNotice: pushNotice(pushSettings(config)) },
    "emails.erased": { removeKeptEmails: removeKeptEmails(config) },
  } satisfies Reactions;
}
