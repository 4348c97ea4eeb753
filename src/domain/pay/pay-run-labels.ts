import type { PayRunState } from "./pay-run.ts";

type Tone = "neutral" | "info" | "ok" | "warn";

export const payRunLabels: Readonly<Record<PayRunState, { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: "Draft", tone: "warn" },
  approved: { label: "Approved", tone: "info" },
  paid: { label: "Paid", tone: "ok" },
  cancelled: { label: "Cancelled", tone: "neutral" },
};
