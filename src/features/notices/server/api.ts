import { bind } from "#platform/bind.ts";
import { noticesContract } from "../contract.ts";
import type { PushSettings } from "./gateways/send-push.ts";
import { pushKey } from "./push-key.ts";
import { subscribePush } from "./subscribe-push.ts";
import { withdrawPush } from "./withdraw-push.ts";

export const noticesApi = (settings: PushSettings) =>
  bind(noticesContract, {
    pushKey: pushKey(settings),
    subscribePush: subscribePush(settings),
    withdrawPush,
  });
