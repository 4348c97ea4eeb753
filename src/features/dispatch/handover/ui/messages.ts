import { formatFullDateTime } from "#design/dates/date-text.tsx";
import type { Handover, HandoverRiskShown } from "../contract.ts";

export const riskKindNames: Readonly<Record<HandoverRiskShown["kind"], string>> = {
  problem: "Problems",
  task: "Tasks",
  note: "Notes of today",
};

export function openText(risks: readonly HandoverRiskShown[]): string {
  const open = risks.filter(({ kind, is_solved }) => kind !== "note" && !is_solved).length;
  if (open === 0) return "nothing open";
  return open === 1 ? "1 thing open" : `${open} things open`;
}

export const signedText = ({ name, at }: Handover["given"]): string =>
  `${name ?? "A deleted user"}, ${formatFullDateTime(at)}`;
