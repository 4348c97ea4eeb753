import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { PushSettings } from "./gateways/send-push.ts";

export const pushKey = ({ keys }: PushSettings) =>
  async function pushKey(_ctx: Context, _asked: object) {
    return accept({ key: keys.publicKey });
  };
