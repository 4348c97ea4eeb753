import { useState } from "react";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { countedAs, countedServices } from "#domain/catalogue/service.ts";
import { comparedPeriod, comparisons } from "#domain/revenue/periods.ts";
import { revenueBases } from "#domain/revenue/revenue.ts";
import { daysBetween, localDate, localDateOf } from "#domain/time/local-time.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { againstLabels, basisLabels, periodChoices } from "./revenue-labels.ts";
import type { RevenueAddress } from "./use-revenue-address.ts";

type RevenueFiltersProps = {
  address: RevenueAddress;
  /** False if the page itself lists services. */
  hasServices?: boolean;
  /** False for drivers and vehicles, which are known only once a trip is driven. */
  hasBasis?: boolean;
};

/** The period, its comparison, and the date that counts, all in the address. */
export function RevenueFilters({ address, hasServices = true, hasBasis = true }: RevenueFiltersProps) {
  const terms = useCall(termsContract.companyTerms, {});
  const { period, basis, service, choose } = address;
  const choices = periodChoices(localDateOf(new Date()));
  const current = choices.find((one) => one.period.from === period.from && one.period.until === period.until);
  const [isOther, setOther] = useState(!current);
  const chooseSpan = (value: string) => {
    const match = choices.find((one) => one.value === value);
    setOther(!match);
    if (match) choose({ from: match.period.from, until: match.period.until });
  };
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Field label="Period" className="min-w-44">
        <Select
          size="sm"
          value={isOther ? "other" : (current?.value ?? "other")}
          onChange={(event) => chooseSpan(event.target.value)}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value="other">Other dates…</option>
        </Select>
      </Field>
      {(isOther || !current) && (
        <DateRangePicker
          label="Period"
          value={{ from: period.from, to: period.until }}
          onChange={({ from, to }) => choose({ from, until: to })}
        />
      )}
      <ComparedField address={address} />
      {hasServices && (
        <Field label="Service" className="min-w-44">
          <Select
            size="sm"
            value={service}
            onChange={(event) => choose({ service: event.target.value })}
            options={[
              { value: "", label: "All services" },
              ...countedServices(terms.data?.services ?? []).map((one) => ({ value: countedAs(one), label: one.name })),
            ]}
          />
        </Field>
      )}
      {hasBasis && (
        <Segmented
          label="What counts as the day"
          value={basis}
          onChange={(value) => choose({ basis: value })}
          options={revenueBases.map((value) => ({ value, label: basisLabels[value] }))}
        />
      )}
    </div>
  );
}

/** The period to compare with: the one before, a year earlier, or any other dates. */
function ComparedField({ address }: { address: RevenueAddress }) {
  const { period, compared, choose } = address;
  const change = (value: string) => {
    // Other dates start with the previously compared ones.
    const first = comparedPeriod(period, "before");
    if (value === "other")
      choose({ against: value, against_from: first?.from ?? "", against_until: first?.until ?? "" });
    else choose({ against: value, against_from: "", against_until: "" });
  };
  return (
    <>
      <Field label="Compare with" className="min-w-40">
        <Select
          size="sm"
          value={compared.against}
          onChange={(event) => change(event.target.value)}
          options={comparisons.map((value) => ({ value, label: againstLabels[value] }))}
        />
      </Field>
      {compared.against === "other" && (
        <div className="grid gap-1">
          <DateRangePicker
            label="Dates to compare with"
            value={{ from: compared.against_from, to: compared.against_until }}
            onChange={({ from, to }) => choose({ against_from: from, against_until: to })}
          />
          <Lengths now={period} other={{ from: compared.against_from, until: compared.against_until }} />
        </div>
      )}
    </>
  );
}

type Days = { readonly from: string; readonly until: string };

/** A longer period earns more, so the lengths are shown. */
function Lengths({ now, other }: { now: Days; other: Days }) {
  const length = ({ from, until }: Days) => daysBetween(localDate(from), localDate(until)) + 1;
  const text = (count: number) => (count === 1 ? "1 day" : `${count} days`);
  if (length(now) === length(other)) return null;
  return (
    <p className="text-ink-2 text-xs">
      {text(length(now))} against {text(length(other))}
    </p>
  );
}
