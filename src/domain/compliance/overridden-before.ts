import type { GateReason, GateReasonKind } from "./gate-input.ts";

/** An overridden reason as recorded: by its subject, since its wording changes with dates and hours. */
export type OverriddenReason = Pick<GateReason, "kind" | "who" | "document" | "date" | "has">;

/** Actual hours vary slightly from the plan, and that is not worth waking anyone. */
export const hoursOfLeeway = 0.5;

/** A missing document that has been uploaded since is no worse. */
const milder: Partial<Record<GateReasonKind, GateReasonKind>> = { document_not_verified: "document_missing" };

/** Whether someone has overridden this before. Anything new or worse is decided again. */
export const wasOverridden = (reason: GateReason, before: readonly OverriddenReason[]): boolean =>
  before.some(
    (one) =>
      one.who === reason.who &&
      one.document === reason.document &&
      (one.kind === reason.kind || one.kind === milder[reason.kind]) &&
      !isWorse(reason, one),
  );

function isWorse(reason: GateReason, before: OverriddenReason): boolean {
  if (reason.kind === "document_expires") return (reason.date ?? "") < (before.date ?? "");
  if (reason.kind === "duty_too_long" || reason.kind === "no_pause")
    return (reason.has ?? 0) > (before.has ?? 0) + hoursOfLeeway;
  return false;
}

export const keptReason = ({ kind, who, document, date, has }: GateReason): OverriddenReason => ({
  kind,
  who,
  ...(document && { document }),
  ...(date && { date }),
  ...(has !== undefined && { has }),
});
