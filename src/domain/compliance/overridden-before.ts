import type { GateReason, GateReasonKind } from "./gate-input.ts";

/** An overridden reason, as it is kept: by what it is about, since its words change with dates and hours. */
export type OverriddenReason = Pick<GateReason, "kind" | "who" | "document" | "date" | "has">;

/** A driver’s hours come out a little other than planned, and no one is called out of bed for that. */
export const hoursOfLeeway = 0.5;

/** One that was missing may by now be there and wait to be verified: that is no worse. */
const milder: Partial<Record<GateReasonKind, GateReasonKind>> = { document_not_verified: "document_missing" };

/** Whether someone has decided against this already. What became worse since, or is new, is decided again. */
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

/** The part kept of an overridden reason. */
export const keptReason = ({ kind, who, document, date, has }: GateReason): OverriddenReason => ({
  kind,
  who,
  ...(document && { document }),
  ...(date && { date }),
  ...(has !== undefined && { has }),
});
