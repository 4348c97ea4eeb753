// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { PushSwitch } from "./push-switch.tsx";

const endpoint = "https://fcm.googleapis.com/fcm/send/phone";
const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };

/** A browser with push, whose user gives this answer to the permission prompt. */
function aBrowser(answer: "granted" | "denied") {
  let subscription: object | null = null;
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = made;
      return made;
    },
  };
  const spy = vi.fn(async () => {
    Object.assign(Notification, { permission: answer });
    return answer;
  });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", Object.assign(class {}, { permission: "default", requestPermission: spy }));
  Object.defineProperty(navigator, "serviceWorker", {
    value: { getRegistration: async () => ({ pushManager }) },
    configurable: true,
  });
  return spy;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

const press = async () => fireEvent.click(await screen.findByRole("switch", { name: /Notifications/ }));

test("permission is requested only by a click; then the phone is subscribed, and another click unsubscribes it", async () => {
  const permission = aBrowser("granted");
  const calls = answerCalls({ "push-key": { key: "BPublicKey" }, "subscribe-push": {}, "withdraw-push": {} });
  renderPage(<PushSwitch />);
  await screen.findByText(/Get offers/);
  expect(permission).not.toHaveBeenCalled();
  await press();
  await screen.findByText(/You get offers/);
  expect(calls).toContainEqual({ name: "subscribe-push", input: { endpoint, ...keys } });
  await press();
  await eventually(() => expect(calls).toContainEqual({ name: "withdraw-push", input: { endpoint } }));
  await screen.findByText(/Get offers/);
});

test("a user who declines sees where to change it, and without browser support that emails still come", async () => {
  aBrowser("denied");
  renderPage(<PushSwitch />);
  await press();
  await screen.findByText(/Notifications are blocked/);
  cleanup();
  Reflect.deleteProperty(navigator, "serviceWorker");
  renderPage(<PushSwitch />);
  await screen.findByText(/You still get emails/);
  expect(screen.getByRole<HTMLInputElement>("switch").disabled).toBe(true);
});
