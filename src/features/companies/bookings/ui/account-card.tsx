import { Card, CardHeader } from "#design/card.tsx";
import { formatRand } from "#design/money.tsx";
import { Progress } from "#design/progress.tsx";
import { kindName, type SoldServices } from "#domain/catalogue/service.ts";
import { reachedPercents } from "#domain/corporate/spend-alerts.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { StandingBadge } from "../../ui/standing-badge.tsx";
import type { OwnCompany } from "../contract.ts";

/** The account’s status, this month’s spending, and what may be booked without approval. */
export function AccountCard({ company }: { company: OwnCompany }) {
  const sold = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  return (
    <Card className="grid gap-4">
      <CardHeader title="Account" actions={<StandingBadge standing={company.standing} />} className="mb-0" />
      <Used label="On account" cents={company.owed_cents} most={company.credit_limit_cents} />
      <Used label="Booked this month" cents={company.spend_cents} most={company.month_budget_cents} />
      <div className="grid gap-1 text-sm">
        <p className="font-bold">Booked without approval</p>
        <ul className="list-disc ps-5 text-ink-2">
          {rulesOf(company, sold).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className="text-ink-2">Invoices are due after {company.terms_days} days.</p>
        {(company.credit_limit_cents || company.month_budget_cents) && (
          <p className="text-ink-2">We’ll email owners and approvers when 70% and 90% are used.</p>
        )}
      </div>
    </Card>
  );
}

function Used({ label, cents, most }: { label: string; cents: number; most: number | null }) {
  if (!most)
    return (
      <p className="flex justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        <b>{formatRand(cents)}</b>
      </p>
    );
  return (
    <Progress
      label={label}
      showLabel
      value={cents}
      max={most}
      valueText={`${formatRand(cents)} of ${formatRand(most)}`}
      tone={toneOf(reachedPercents(cents, most).length)}
    />
  );
}

/** The colour for the number of warnings reached. */
const toneOf = (warnings: number) => (["ok", "warn", "bad"] as const)[warnings] ?? "bad";

const rulesOf = ({ booking_limit_cents, hours, services }: OwnCompany, sold: SoldServices): readonly string[] => [
  booking_limit_cents === null ? "Any price" : `Up to ${formatRand(booking_limit_cents)}`,
  hours ? `Pickups from ${hours.from} to ${hours.until}` : "Pickups at any time",
  services.length === 0 ? "All services" : services.map((kind) => kindName(sold, kind)).join(", "),
];
