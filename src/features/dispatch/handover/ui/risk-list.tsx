import { CircleCheck } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { formatFullDateTime } from "#design/dates/date-text.tsx";
import { type HandoverRiskShown, riskKinds } from "../contract.ts";
import { riskKindNames } from "./messages.ts";

/** The open items by kind; those solved since are marked. */
export function RiskList({ risks }: { risks: readonly HandoverRiskShown[] }) {
  const groups = riskKinds
    .map((kind) => ({ kind, of: risks.filter((risk) => risk.kind === kind) }))
    .filter(({ of }) => of.length > 0);
  if (groups.length === 0)
    return (
      <p className="flex items-center gap-2 font-semibold text-ok">
        <CircleCheck aria-hidden="true" className="size-5" />
        Nothing is open.
      </p>
    );
  return (
    <div className="grid gap-4">
      {groups.map(({ kind, of }) => (
        <section key={kind}>
          <h3 className="font-bold text-sm">{riskKindNames[kind]}</h3>
          <ul className="mt-1 grid gap-1.5">
            {of.map((risk) => (
              <RiskRow key={risk.key} risk={risk} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const RiskRow = ({ risk: { text, trip, is_solved: isSolved } }: { risk: HandoverRiskShown }) => (
  <li className={cx("break-inside-avoid text-sm leading-snug", isSolved && "text-ink-3")}>
    <span className="font-semibold">{text}</span>
    {isSolved && <span className="ms-2 font-semibold text-ok">Solved</span>}
    {trip && (
      <span className="block text-ink-2">
        {formatFullDateTime(trip.pickup_at)} {trip.reference}, {trip.from} → {trip.to}
      </span>
    )}
  </li>
);
