import { localDateOf } from "../time/local-time.ts";
import type { Span } from "../trip/capacity.ts";
import { blockOf } from "./document-blocks.ts";
import type { ComplianceDocument } from "./document-status.ts";
import { guidingDocuments } from "./document-types.ts";
import type { GateReason } from "./gate-input.ts";

export type GuideAtGate = {
  readonly name: string;
  readonly isActive: boolean;
  readonly documents: readonly ComplianceDocument[];
  /** Other trips, driven or guided, and absences. */
  readonly taken: readonly Span[];
};

/** May this person guide a trip? Registration and first aid are judged by the day it ends. Every reason against it. */
export function guideReasons(
  { name: who, isActive, documents, taken }: GuideAtGate,
  trip: Span,
): readonly GateReason[] {
  const endsOn = localDateOf(trip.to);
  const isBusy = taken.some(({ from, to }) => from < trip.to && trip.from < to);
  return [
    ...(isActive ? [] : [{ kind: "driver_not_active", who, override: "nobody" } as const]),
    ...(isBusy ? [{ kind: "driver_busy", who, override: "nobody" } as const] : []),
    ...guidingDocuments.flatMap((type) => blockOf(type, { who, documents, endsOn })),
  ];
}
