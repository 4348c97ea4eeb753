import { useState } from "react";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { serviceOptions } from "#domain/company/catalogue.ts";
import { revenueBases } from "#domain/revenue/revenue.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { ComparedField } from "./compared-field.tsx";
import { basisLabels, periodChoices } from "./revenue-labels.ts";
import type { RevenueAddress } from "./use-revenue-address.ts";

type RevenueFiltersProps = {
  address: RevenueAddress;
  /** The page itself lists services. */
  hasServices?: boolean;
  /** Who drove is known once it was driven. */
  hasBasis?: boolean;
};

/** Which period, held against which, and by which day something counts. All of it stands in the address. */
export function RevenueFilters({ address, hasServices = true, hasBasis = true }: RevenueFiltersProps) {
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
              ...serviceOptions.map(({ id, name }) => ({ value: id, label: name })),
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
