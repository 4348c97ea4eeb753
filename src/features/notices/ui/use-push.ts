import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CallFailed } from "#platform/browser/call-api.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { noticesContract } from "../contract.ts";

/** Whether this browser supports push, and whether the user allows it. */
export type PushStanding = "impossible" | "denied" | "off" | "on";

const scope = "/driver/";
const standingKey = ["push-standing"];

/** This phone’s notification state, and functions to change it. */
export function usePush() {
  const memory = useQueryClient();
  const { data: standing } = useQuery({ queryKey: standingKey, queryFn: readPushStanding, networkMode: "always" });
  const set = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? startPush() : endPush()),
    onSuccess: (next) => memory.setQueryData(standingKey, next),
  });
  return { standing, set };
}

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis
    ? navigator.serviceWorker.getRegistration(scope)
    : undefined;

async function readPushStanding(): Promise<PushStanding> {
  const result = await registration();
  if (!result) return "impossible";
  if (Notification.permission === "denied") return "denied";
  return (await result.pushManager.getSubscription()) ? "on" : "off";
}

/** Prompts the user, so it must only be called from a click. */
async function startPush(): Promise<PushStanding> {
  const result = await registration();
  if (!result) return "impossible";
  if ((await Notification.requestPermission()) !== "granted") return readPushStanding();
  const { key } = await callSignedIn(noticesContract.pushKey, {});
  await tellServer(await result.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return "on";
}

/** Subscribes a phone again, because someone else may have signed in since. */
export async function renewPush(): Promise<void> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) await tellServer(subscription);
}

async function tellServer(subscription: PushSubscription): Promise<void> {
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  try {
    await callSignedIn(noticesContract.subscribePush, { endpoint, p256dh, auth });
  } catch (error) {
    // If refused it must not look switched on; if offline, it is subscribed the next time the app opens.
    if (error instanceof CallFailed && error.status === 409) await subscription.unsubscribe();
    throw error;
  }
}

export async function endPush(): Promise<PushStanding> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (!subscription) return readPushStanding();
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await callSignedIn(noticesContract.withdrawPush, { endpoint });
  return "off";
}
