import type { ReactNode } from "react";

export type Fact = { readonly label: string; readonly value: ReactNode };

/** Short facts, label beside value; empty ones are left out. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[minmax(6.5rem,auto)_1fr] gap-x-5 gap-y-2 text-[0.9375rem] [&_a]:text-link [&_a]:underline">
      {facts
        .filter(({ value }) => value !== "" && value !== null && value !== undefined)
        .map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

export const MailTo = ({ email }: { email: string }) => <a href={`mailto:${email}`}>{email}</a>;

export const CallTo = ({ phone }: { phone: string }) =>
  phone ? <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a> : null;
