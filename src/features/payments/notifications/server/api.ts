import { bind } from "#platform/bind.ts";
import { notificationsContract } from "../contract.ts";
import { paymentNotification } from "./payment-notification.ts";
import { paymentNotifications } from "./payment-notifications.ts";
import { reprocessNotification } from "./reprocess-notification.ts";

export const notificationsApi = bind(notificationsContract, {
  paymentNotifications,
  paymentNotification,
  reprocessNotification,
});
