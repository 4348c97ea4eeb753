import type { Config } from "#platform/config.ts";
import { pushKeysFrom } from "./push-keys.ts";
import type { PushSettings } from "./send-push.ts";

/** How phones are notified, as the company has set it up. */
export const pushSettings = ({ appSecret, pushHosts = [] }: Pick<Config, "appSecret" | "pushHosts">): PushSettings => ({
  keys: pushKeysFrom(appSecret),
  extraHosts: pushHosts,
});
