import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { comparedPeriod, comparisons } from "#domain/revenue/periods.ts";
import { daysBetween, localDate } from "#domain/time/local-time.ts";
import { againstLabels } from "./revenue-labels.ts";
import type { RevenueAddress } from "./use-revenue-address.ts";

/** What a period is held against: the time before, a year earlier, or any other dates. */
export function ComparedField({ address }: { address: RevenueAddress }) {
  const { period, compared, choose } = address;
  const change = (value: string) => {
    // Other dates begin with those that were compared before.
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

/** A longer time brings more: anyone who compares sees by how much it is longer. */
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
