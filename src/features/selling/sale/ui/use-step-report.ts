import type { analyticsContract } from "#features/analytics/contract.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { partnerTouches } from "#platform/browser/device/partner-touches.ts";
import type { InputOf } from "#platform/contract.ts";

type Step = InputOf<typeof analyticsContract.reportStep>["step"];
const names: readonly Step[] = ["service", "details", "contact", "review", "sent"];
export const stepSent = 4;

/**
 * Reports how far bookings get, for visitors who agreed. A booking that starts at a later step, from a tour’s
 * page or a saved draft, has passed the steps before it. Nothing waits for the report, and its failure has no
 * effect.
 */
export function tellStep(step: number, service: string) {
  if (!mayCount()) return;
  for (const name of names.slice(0, step + 1)) {
    const key = `${location.pathname} ${name}`;
    if (message.has(key)) continue;
    message.add(key);
    void send(name, service).catch(() => undefined);
  }
}

/** Reports each step once per page load. */
const message = new Set<string>();

async function send(step: Step, service: string) {
  const { analyticsContract } = await import("#features/analytics/contract.ts");
  const about = { path: location.pathname, step, service, is_by_partner: partnerTouches() !== undefined };
  await callApi(analyticsContract.reportStep, { ...about, may_recognise: true });
}

/** The visitor’s choice in the notice; until then, and if the browser asks for privacy, nothing is sent. */
function mayCount(): boolean {
  try {
    return localStorage.getItem("cts-visits") === "yes" && navigator.doNotTrack !== "1";
  } catch {
    return false;
  }
}
