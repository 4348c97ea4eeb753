import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { policyBreachLabels } from "#domain/corporate/company-labels.ts";
import { monthLabel } from "#domain/invoice/invoice-labels.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { CompanyForm } from "../contract.ts";
import { companyPolicyContract, type PolicyTrialAnswer } from "../policy-contract.ts";

/** The effect of the rules in the form on last month, saved or not. */
export function PolicyTrial({ companyId }: { companyId: string | null }) {
  const { getValues } = useFormContext<TriedRules>();
  const [tried, setTried] = useState<ReturnType<typeof rulesIn> | null>(null);
  const { data, error, isFetching } = useCall(
    companyPolicyContract.simulatePolicy,
    { organisation_id: companyId, ...(tried ?? rulesIn(getValues())) },
    { enabled: tried !== null },
  );
  return (
    <section aria-label="Test on last month" className="grid gap-3 rounded-md bg-surface-2 p-4">
      <p className="text-ink-2 text-sm">
        Shows which of last month’s bookings would have needed approval. Nothing is saved.
      </p>
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        icon={<FlaskConical aria-hidden="true" />}
        busy={isFetching}
        onClick={() => setTried(rulesIn(getValues()))}
      >
        Test on last month
      </Button>
      <div aria-live="polite" className="grid gap-3">
        {error && <Alert tone="warn">{error.message}</Alert>}
        {data && tried && <Outcome trial={data} />}
      </div>
    </section>
  );
}

type TriedRules = Pick<CompanyForm, "services" | "hours_from" | "hours_until" | "booking_limit_cents">;

const rulesIn = ({ services, hours_from, hours_until, booking_limit_cents }: TriedRules) => ({
  services: [...services],
  hours_from,
  hours_until,
  booking_limit_cents,
});

function Outcome({ trial }: { trial: PolicyTrialAnswer }) {
  const { month, bookings, waits_now, waits_tried, waits_tried_cents, rows } = trial;
  if (bookings === 0) return <p>No bookings in {monthLabel(month)}.</p>;
  return (
    <>
      <p>
        <b>
          {waits_tried} of {bookings}
        </b>{" "}
        bookings in {monthLabel(month)} would have needed approval
        {waits_tried > 0 && <>, {formatRand(waits_tried_cents)} in all</>}. Under the saved rules it is {waits_now}.
      </p>
      {rows.length > 0 && (
        <ul aria-label="Bookings that need approval" className="divide-y divide-line text-sm">
          {rows.map((row) => (
            <li key={row.reference} className="py-2">
              <span>
                <b>{row.traveller}</b>, {formatDateTime(row.pickup_at)}
                <span className="block text-ink-2">
                  {row.service_name} · {row.reference}
                  {row.total_cents !== null && ` · ${formatRand(row.total_cents)}`}
                </span>
              </span>
              <span className="text-ink-2">
                <span className="block">Tried: {whyText(row.by_trial)}</span>
                <span className="block">Saved: {whyText(row.by_now)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const whyText = (breaches: PolicyTrialAnswer["rows"][number]["by_now"]) =>
  breaches.length === 0 ? "confirmed at once" : breaches.map((breach) => policyBreachLabels[breach]).join(", ");
