import { CopyButton } from "#design/copy-button.tsx";
import { formatRand } from "#design/money.tsx";
import type { BankDetails } from "../payable-contract.ts";

type BankDetailsProps = { bank: BankDetails; amount: number };

/** A transfer’s account, amount and reference. */
export function BankDetailsCard({ bank, amount }: BankDetailsProps) {
  const lines = [
    ["Bank", bank.bank],
    ["Account name", bank.account_name],
    ["Account number", bank.account_number],
    ["Branch code", bank.branch_code],
    ["Account type", bank.account_type],
    ["SWIFT", bank.swift],
    ["Amount", formatRand(amount, { always: true })],
  ] as const;
  return (
    <section
      aria-labelledby="bank-details"
      className="grid gap-4 rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line"
    >
      <h2 id="bank-details" className="font-bold font-display text-[1.25rem]">
        Transfer to this account
      </h2>
      <div className="grid justify-items-start gap-2 rounded-lg bg-accent-soft p-4">
        <p className="text-sm text-ink-2">Use this exact payment reference:</p>
        <p className="font-bold font-display text-[1.625rem] tabular-nums leading-tight tracking-wide">
          {bank.reference}
        </p>
        <CopyButton text={bank.reference} label="Copy reference" />
      </div>
      <dl className="grid gap-2.5 text-[0.9375rem]">
        {lines.map(([label, value]) => (
          <div key={label} className="grid grid-cols-[8.5rem_1fr] gap-x-3">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
