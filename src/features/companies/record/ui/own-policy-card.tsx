import * as z from "zod/mini";
import { Card, CardHeader } from "#design/card.tsx";
import { Form } from "#design/fields/form.tsx";
import { formatRand } from "#design/money.tsx";
import { kindName } from "#domain/catalogue/service.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { OwnCompany } from "../../bookings/contract.ts";
import { companyForm } from "../contract.ts";
import { RuleFields } from "./policy-fields.tsx";
import { PolicyTrial } from "./policy-trial.tsx";

const rules = z.pick(companyForm, { services: true, hours_from: true, hours_until: true, booking_limit_cents: true });

/** A company’s current rules, and the effect that others would have had last month. */
export function OwnPolicyCard({ company }: { company: OwnCompany }) {
  const { services, hours, booking_limit_cents, approvers } = company;
  const sold = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  return (
    <Card className="grid gap-4">
      <CardHeader
        title="Travel policy"
        note="Bookings within these rules are confirmed right away. All others need an approver."
        className="mb-0"
      />
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_minmax(0,1fr)] [&_dd]:font-semibold [&_dt]:text-ink-2">
        <dt>Maximum per booking</dt>
        <dd>{booking_limit_cents === null ? "Any price" : formatRand(booking_limit_cents)}</dd>
        <dt>Pickups</dt>
        <dd>{hours ? `${hours.from}–${hours.until}` : "At any hour"}</dd>
        <dt>Services</dt>
        <dd>{services.length === 0 ? "All" : services.map((kind) => kindName(sold, kind)).join(", ")}</dd>
        <dt>Approvers</dt>
        <dd>{approvers}</dd>
      </dl>
      <details className="rounded-md border border-line px-4">
        <summary className="cursor-pointer py-3 font-semibold">Test other rules on last month</summary>
        <Form
          schema={rules}
          defaultValues={{
            services: [...services],
            booking_limit_cents,
            hours_from: hours?.from ?? null,
            hours_until: hours?.until ?? null,
          }}
          onSubmit={async () => undefined}
          className="grid gap-5 pb-4"
        >
          <RuleFields />
          <PolicyTrial companyId={null} />
          <p className="text-ink-2 text-sm">To change your rules, please call us.</p>
        </Form>
      </details>
    </Card>
  );
}
