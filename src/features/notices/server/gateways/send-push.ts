import webPush from "web-push";
import { isPushAddress } from "./push-address.ts";
import type { PushKeys } from "./push-keys.ts";

type PushSettings = {
  readonly keys: PushKeys;
  /** Hosts of push services beside the known ones. */
  readonly extraHosts: readonly string[];
};
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
/** Gone: the phone takes no more, and need not be tried again. */
export type PushOutcome = "sent" | "gone" | "failed";

/** How phones are notified; the keys stay inside. */
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

/** Of a copy beside the real company: whose phones would be notified are the real company's. */
export const silentPush = (settings: PushSettings): PushService => ({
  ...pushService(settings),
  send: async () => "sent",
});

const patienceMs = 5000;
/** A phone that is off for so long has no use for it any more. */
const keptSeconds = 4 * 3600;

type Push = PushTarget & {
  readonly text: string /** An address of ours, for the push service. */;
  readonly from: string;
};

/** Encrypted for this phone alone: its push service carries it and cannot read it. */
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
