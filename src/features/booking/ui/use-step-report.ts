import type { analyticsContract } from "#features/analytics/contract.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { partnerTouches } from "#platform/browser/device/partner-touches.ts";
import type { InputOf } from "#platform/contract.ts";

type Step = InputOf<typeof analyticsContract.reportStep>["step"];
const names: readonly Step[] = ["service", "details", "contact", "review"];

/** Counts how far bookings get, for visitors who allowed it. Nobody waits for it, and nothing fails with it. */
export function tellStep(step: number | "sent", service: string) {
  const name = step === "sent" ? step : names[step];
  if (name && mayCount()) void send(name, service).catch(() => undefined);
}

async function send(step: Step, service: string) {
  const { analyticsContract } = await import("#features/analytics/contract.ts");
  const about = { path: location.pathname, step, service, is_by_partner: partnerTouches() !== undefined };
  await callApi(analyticsContract.reportStep, { ...about, may_recognise: true });
}

/** The choice a visitor made in the notice; until then, and where the browser asks for privacy, nothing is told. */
function mayCount(): boolean {
  try {
    return localStorage.getItem("cts-visits") === "yes" && navigator.doNotTrack !== "1";
  } catch {
    return false;
  }
}
