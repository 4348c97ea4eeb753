import { pushKeysFrom } from "#features/notices/server/gateways/push-keys.ts";
import type { PushSettings } from "#features/notices/server/gateways/send-push.ts";
import type { Config } from "#platform/config.ts";

/** How phones are notified, as the company has set it up. */
export const pushSettings = ({ appSecret, pushHosts = [] }: Pick<Config, "appSecret" | "pushHosts">): PushSettings => ({
  keys: pushKeysFrom(appSecret),
  extraHosts: pushHosts,
});
