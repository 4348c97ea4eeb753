import { CircleAlert, ShieldAlert } from "lucide-react";
import * as z from "zod/mini";
import { type GateReasonShown, gateReason } from "#features/trips/contract.ts";
import { CallFailed } from "#platform/browser/call-api.ts";

/** Why the gate refused, and whether one's own reason is enough to override it. */
export type Blocked = { readonly reasons: readonly GateReasonShown[]; readonly mayOverride: boolean };

const blockedDetails = z.object({ reasons: z.array(gateReason), may_override: z.boolean() });

/** Undefined if it failed for another reason. */
export function blockedIn(error: unknown): Blocked | undefined {
  if (!(error instanceof CallFailed) || error.reason !== "blocked") return undefined;
  const { data } = z.safeParse(blockedDetails, error.details);
  return data && { reasons: data.reasons, mayOverride: data.may_override };
}

/** Every reason, including who may override it. */
export function GateReasons({ blocked }: { blocked: Blocked }) {
  return (
    <ul className="grid gap-2">
      {blocked.reasons.map(({ kind, text, override }) => (
        <li key={`${kind} ${text}`} className="flex items-start gap-2.5 text-[0.9375rem]">
          {override === "dispatcher" ? (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warn" />
          ) : (
            <ShieldAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-bad" />
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
