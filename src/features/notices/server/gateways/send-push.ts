import webPush from "web-push";
import { isPushAddress } from "./push-address.ts";
import type { PushKeys } from "./push-keys.ts";

type PushSettings = {
  readonly keys: PushKeys;
  /** Hosts of push services in addition to the known ones. */
  readonly extraHosts: readonly string[];
};
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
/** Gone: the subscription no longer exists, so it is not retried. */
export type PushOutcome = "sent" | "gone" | "failed";

/** Sends push messages; the keys are not exposed. */
export type PushService = {
  readonly publicKey: string;
  takes(endpoint: string): boolean;
  send(push: Push): Promise<PushOutcome>;
};

declare module "#platform/context.ts" {
  interface Outside {
    readonly push: PushService;
  }
}

export const pushService = (settings: PushSettings): PushService => ({
  publicKey: settings.keys.publicKey,
  takes: (endpoint) => isPushAddress(endpoint, settings.extraHosts),
  send: (push) => sendPush(settings, push),
});

/** For a copy next to the real company: its subscriptions belong to the real company’s drivers. */
export const silentPush = (settings: PushSettings): PushService => ({
  ...pushService(settings),
  send: async () => "sent",
});

const patienceMs = 5000;
/** After this time a notice is of no use to a phone that was off. */
const keptSeconds = 4 * 3600;

type Push = PushTarget & {
  readonly text: string /** An address of ours, for the push service. */;
  readonly from: string;
};

/** Encrypted for this phone, so that its push service cannot read it. */
export async function sendPush({ keys, extraHosts }: PushSettings, push: Push): Promise<PushOutcome> {
  if (!isPushAddress(push.endpoint, extraHosts)) return "gone";
  const { endpoint, p256dh, auth, text, from } = push;
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: from, ...keys },
    TTL: keptSeconds,
    urgency: "high",
  });
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const answer = await fetch(endpoint, {
    method,
    headers: sent,
    body: new Uint8Array(body),
    redirect: "error",
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => undefined);
  await answer?.body?.cancel();
  if (!answer) return "failed";
  if (answer.ok) return "sent";
  return [400, 401, 403, 404, 410].includes(answer.status) ? "gone" : "failed";
}
