import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { percentText } from "#domain/pay/trip-pay.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { payRulesContract, type ShownPayRule } from "../contract.ts";
import { PayRuleDialog, type Whose } from "./pay-rule-dialog.tsx";

/** The pay rule of a driver or a provider, and since when; without either, the company’s default. */
export function PayRuleCard({ driverId, providerId }: Whose) {
  const { data, wait } = readOrWait(
    useCall(payRulesContract.readPayRules, {
      driver_id: driverId,
      provider_id: providerId ?? null,
    }),
    "the pay rule",
    4,
  );
  const [isEditing, setEditing] = useState(false);
  if (wait) return wait;
  if (data.provider)
    return (
      <Card>
        <CardHeader title="Pay rule" />
        <p>
          {data.provider.name} is paid for this driver’s trips: the agreed amount, or according to the provider’s rule.
        </p>
        <SiteLink to={`/admin/partner-drivers?provider=${data.provider.id}`} className="font-semibold underline">
          Open {data.provider.name}
        </SiteLink>
      </Card>
    );
  return (
    <Card>
      <CardHeader
        title={driverId || providerId ? "Pay rule" : "Default pay rule"}
        note={noteOf(data.current, { driverId, providerId })}
        actions={
          <Permitted action="approve_payouts">
            <Button size="sm" variant="outline" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
              {data.current ? "Change rule" : "Add rule"}
            </Button>
          </Permitted>
        }
      />
      {data.current ? <Parts rule={data.current} /> : <p className="text-ink-2">{noRule({ driverId, providerId })}</p>}
      <History rules={data.rules} current={data.current} />
      {isEditing && (
        <PayRuleDialog
          driverId={driverId}
          providerId={providerId}
          current={data.current}
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  );
}

function noteOf(current: ShownPayRule | null, { driverId, providerId }: Whose): string | undefined {
  if (!current) return undefined;
  const since = `since ${formatFullDate(current.effective_from)}`;
  if (providerId) return `This provider’s own, ${since}`;
  if (!driverId) return `For all our own drivers without their own rule, ${since}`;
  return current.is_own ? `This driver’s own, ${since}` : `The company’s default, ${since}`;
}

function noRule({ driverId, providerId }: Whose): string {
  if (providerId)
    return "No rule. Offers suggest the usual share of the price, and we pay what is agreed for each trip.";
  if (driverId) return "No rule yet. Until there is one, this driver’s trips cost nothing in our figures.";
  return "No default yet. Until there is one, drivers without their own rule aren’t paid.";
}

const Parts = ({ rule }: { rule: ShownPayRule }) => (
  <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
    {payRuleParts(rule).map(([label, value]) => (
      <div key={label}>
        <dt className="text-ink-2 text-sm">{label}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Past and future rules. */
function History({ rules, current }: { rules: readonly ShownPayRule[]; current: ShownPayRule | null }) {
  const others = rules.filter(({ id }) => id !== current?.id);
  if (others.length === 0) return null;
  return (
    <details className="mt-4 border-line border-t pt-4">
      <summary className="cursor-pointer font-semibold">Earlier and later rules ({others.length})</summary>
      <ul aria-label="Earlier and later rules" className="mt-2 grid gap-3">
        {others.map((rule) => (
          <li key={rule.id} className="text-sm">
            <p className="font-semibold">From {formatFullDate(rule.effective_from)}</p>
            <p className="text-ink-2">{payRuleLine(rule)}</p>
            <p className="text-ink-3">
              Entered by {rule.created_by} on {formatFullDate(rule.created_at)}
              {rule.note && `: ${rule.note}`}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A rule’s parts; those that pay nothing are left out. */
function payRuleParts(rule: ShownPayRule): readonly (readonly [label: string, value: string])[] {
  const parts: readonly (readonly [string, number, (value: number) => string])[] = [
    ["Per trip", rule.per_trip_cents, formatRand],
    ["Per hour", rule.per_hour_cents, (value) => `${formatRand(value)}, ${rule.day_hours} h per day at most`],
    ["Share of the fare before VAT", rule.fare_share, percentText],
    ["Share of waiting charges", rule.wait_share, percentText],
    ["Extra for a night trip", rule.night_cents, formatRand],
    ["Per night away", rule.night_away_cents, formatRand],
    ["Share of tips", rule.tip_share, percentText],
  ];
  return parts.flatMap(([label, value, text]) => (value === 0 ? [] : [[label, text(value)] as const]));
}

/** “R150 per trip, R60 per hour”: in one line of a history. */
const payRuleLine = (rule: ShownPayRule): string =>
  rule.follows_default
    ? "Paid without their own rule"
    : payRuleParts(rule)
        .map(([label, value]) => `${label}: ${value}`)
        .join(" · ");
