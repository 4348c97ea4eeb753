import { counted, failing, type Judgement, notSetUp, ok, warning } from "./health-status.ts";

export type TextsReading = {
  readonly connected: readonly string[];
  /** In the last 24 hours. */
  readonly sent: number;
  readonly failed: number;
  readonly unknown: number;
  readonly forged: number;
  /** Remaining prepaid credit; null if the provider doesn’t say. */
  readonly balance: number | null;
};

const fewFailures = 5;
const littleCredit = 50;

/** Whether texts are sent, delivered and paid for, and whether anyone impersonates the provider. */
export function judgeTexts(reading: TextsReading): Judgement {
  const { connected, sent, failed, unknown, forged, balance } = reading;
  if (connected.length === 0)
    return notSetUp("No WhatsApp or SMS gateway is connected: we write by email and push notification.");
  const measured = `${counted(failed, "text")} of ${sent + failed + unknown} failed in the last 24 hours, of ${unknown} we don’t know.`;
  const credit = balance === null ? "" : ` The SMS credit is ${balance}.`;
  const share = (failed + unknown) / Math.max(1, sent + failed + unknown);
  if (balance !== null && balance <= 0) return failing(`There is no SMS credit left.${credit}`);
  if (failed + unknown >= fewFailures && share >= 0.2) return failing(measured + credit);
  if (forged > 0)
    return warning(`${counted(forged, "call")} that no provider signed, and that changed nothing. ${measured}`);
  const isLow = balance !== null && balance < littleCredit;
  return isLow || (failed > 0 && share >= 0.05) ? warning(measured + credit) : ok(measured + credit);
}
