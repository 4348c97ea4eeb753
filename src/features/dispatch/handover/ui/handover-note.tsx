import type { Handover } from "../contract.ts";
import { signedText } from "./messages.ts";
import { RiskList } from "./risk-list.tsx";

/** A handover on screen and paper: open items, comments, and both signatures. */
export function HandoverNote({ handover }: { handover: Handover }) {
  return (
    <div className="grid gap-4">
      {handover.note && <p className="whitespace-pre-line rounded-sm bg-surface-2 px-4 py-3">{handover.note}</p>}
      <RiskList risks={handover.risks} />
      <dl className="grid gap-3 border-line border-t pt-3 text-sm sm:grid-cols-2">
        <Signature label="Handed over by" text={signedText(handover.given)} />
        <Signature label="Taken by" text={handover.taken ? signedText(handover.taken) : "Not taken yet"} />
      </dl>
    </div>
  );
}

const Signature = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt className="text-ink-3 text-xs">{label}</dt>
    <dd className="font-semibold">{text}</dd>
  </div>
);
