import type { ReactNode } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDate } from "#design/dates/date-text.tsx";
import { readOrWait } from "#design/read-or-wait.tsx";
import { kindChoices } from "#domain/catalogue/service.ts";
import { partnerModelLabels, settlementLabels, taxStatusLabels } from "#domain/partner/commission-labels.ts";
import { percentText } from "#domain/pay/trip-pay.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type OwnPartnerRecord, partnerRecordContract } from "../contract.ts";

/** For an owner: the agreement and bank account, which only our team can change. */
export function AgreementCard() {
  const { data, wait } = readOrWait(useCall(partnerRecordContract.myPartner, {}), "your agreement", 5);
  if (wait) return wait;
  const { terms, bank } = data;
  return (
    <Card>
      <CardHeader title="Your agreement" note="To change anything here, please call us." />
      <dl className="grid gap-3">
        <Line name="How you earn">{partnerModelLabels[terms.model]}</Line>
        <Line name="Commission">
          {percentText(terms.commission_rate)}
          <OtherRates terms={terms} />
        </Line>
        <Line name="A visit by your link or card counts for">
          {terms.attribution_days ?? data.usual_attribution_days} days
        </Line>
        <Line name="Statement">{settlementLabels[terms.settlement]}</Line>
        <Line name="Tax status">{taxStatusLabels[terms.tax_status]}</Line>
        {contractText(terms) && <Line name="Contract">{contractText(terms)}</Line>}
        <Line name="Bank account">{bankText(bank)}</Line>
      </dl>
    </Card>
  );
}

function OtherRates({ terms: { service_rates } }: Pick<OwnPartnerRecord, "terms">) {
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  return kindChoices(services).map(({ value: id, label: name }) => {
    const rate = service_rates[id];
    return rate === undefined || rate === null ? null : (
      <span key={id} className="block font-normal text-ink-2 text-sm">
        {name}: {percentText(rate)}
      </span>
    );
  });
}

const contractText = ({ contract_reference, contract_from, contract_until }: OwnPartnerRecord["terms"]): string =>
  [
    contract_reference,
    contract_from && `from ${formatDate(contract_from)}`,
    contract_until && `until ${formatDate(contract_until)}`,
  ]
    .filter(Boolean)
    .join(" ");

/** Only the last digits, which are enough to recognise it. */
const bankText = ({ bank_name, bank_account_number }: OwnPartnerRecord["bank"]): string =>
  bank_account_number
    ? [bank_name, `account ending in ${bank_account_number.replace(/\s/g, "").slice(-4)}`].filter(Boolean).join(", ")
    : "None on record. Please call us to add one.";

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-ink-3 text-xs">{name}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
