import { bind } from "#platform/bind.ts";
import { noticesContract } from "../contract.ts";
import { pushKey } from "./push-key.ts";
import { subscribePush } from "./subscribe-push.ts";
import { withdrawPush } from "./withdraw-push.ts";

export const noticesApi = bind(noticesContract, {
  pushKey,
  subscribePush,
  withdrawPush,
});
