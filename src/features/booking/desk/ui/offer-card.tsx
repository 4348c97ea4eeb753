import { Badge, type Tone } from "#design/badge.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import type { Light } from "../../sale/contract.ts";
import { doubtLabels } from "../../sale/ui/sale-labels.tsx";
import type { Estimate } from "../../ui/use-journey-offer.ts";

const lightWords: Readonly<Record<Light, { label: string; tone: Tone }>> = {
  green: { label: "Green: firm, vehicle free", tone: "ok" },
  amber: { label: "Amber: you decide", tone: "warn" },
  red: { label: "Red: no vehicle free", tone: "bad" },
};

/** What the site would say of this journey, and how it comes to the price. */
export function OfferCard({ estimate }: { estimate: Estimate }) {
  const { offer, status, message } = estimate;
  return (
    <Card aria-live="polite">
      <CardHeader
        title="Price"
        actions={offer && <Badge tone={lightWords[offer.light].tone}>{lightWords[offer.light].label}</Badge>}
      />
      {!offer && <p className="text-ink-2">{message ?? "Appears as soon as there is a pickup day."}</p>}
      {offer && (
        <div className={cx("grid gap-3", status === "asking" && "opacity-60")}>
          <p className="font-display font-extrabold text-[2rem] leading-none">
            {offer.total_cents === null ? "No tariff price" : formatRand(offer.total_cents)}
          </p>
          <p className="text-ink-2 text-sm">
            {[
              offer.vehicle_kind,
              offer.kilometres && `${Math.round(offer.kilometres)} km`,
              `tariff ${offer.tariff_version}`,
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
          <Steps steps={offer.trace} />
          {offer.doubts.length > 0 && (
            <ul className="grid list-disc gap-1 ps-5 text-sm text-warn">
              {offer.doubts.map((doubt) => (
                <li key={doubt}>{doubtLabels[doubt]}</li>
              ))}
            </ul>
          )}
          {offer.alternatives.length > 0 && (
            <p className="text-sm">Free instead: {offer.alternatives.map(formatDateTime).join("; ")}</p>
          )}
          {status === "refused" && <p className="font-semibold text-bad text-sm">{message}</p>}
        </div>
      )}
    </Card>
  );
}

type Step = { readonly text: string; readonly delta_cents: number };

/** How a price came about, step by step. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="grid gap-1 text-sm">
      {steps.map(({ text, delta_cents }) => (
        <li key={text} className="flex items-baseline justify-between gap-4">
          <span className="text-ink-2">{text}</span>
          <span className="shrink-0 tabular-nums">{delta_cents === 0 ? "" : formatRand(delta_cents)}</span>
        </li>
      ))}
    </ol>
  );
}
