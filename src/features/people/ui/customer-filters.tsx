import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select, TextInput } from "#design/fields/field.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { channelLabels, consentChannels, consentPurposes, purposeLabels } from "#domain/person/consent.ts";
import { customerSources, languageNames } from "#domain/person/customer-choices.ts";
import { segmentLabels, segments } from "#domain/person/segments.ts";
import { bookingListContract } from "#features/booking/list/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { filtersIn, type useCustomerQuery } from "./use-customer-query.ts";

type FiltersProps = { address: ReturnType<typeof useCustomerQuery> };

/** The group at hand, the rest in a drawer. */
export function CustomerFilters({ address }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const set = filtersIn(address.query);
  return (
    <>
      <div className="min-w-36 flex-1 sm:max-w-52">
        <Select
          size="sm"
          aria-label="Group"
          placeholder="Any group"
          value={address.read("segment")}
          onChange={({ currentTarget }) => address.change({ segment: currentTarget.value })}
          options={segmentOptions}
        />
      </div>
      <Button
        size="sm"
        variant="outline"
        icon={<SlidersHorizontal aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filters{set > 0 ? ` (${set})` : ""}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={
          <>
            <Button variant="outline" onClick={() => address.open("")}>
              Clear all
            </Button>
            <Button onClick={() => setOpen(false)}>Show customers</Button>
          </>
        }
      >
        <FilterFields address={address} />
      </Drawer>
    </>
  );
}

const segmentOptions = segments.map((value) => ({ value, label: segmentLabels[value] }));
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const consentOptions = consentPurposes.flatMap((purpose) =>
  consentChannels.map((channel) => ({
    value: `${purpose}:${channel}`,
    label: `${purposeLabels[purpose]}, ${channelLabels[channel]}`,
  })),
);

function FilterFields({ address }: FiltersProps) {
  const { data } = useCall(bookingListContract.bookingChoices, {});
  const { read, change } = address;
  const organisations = data?.partners ?? [];
  const companies = organisations.filter(({ kind }) => kind === "corporate");
  const partners = organisations.filter(({ kind }) => kind !== "corporate");
  const named = (some: readonly { id: string; name: string }[]) =>
    some.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className="grid gap-5">
      <Choice address={address} name="segment" label="Group" options={segmentOptions} />
      <Field label="Tag">
        <TextInput
          maxLength={40}
          value={read("tag")}
          onChange={(event) => change({ tag: event.currentTarget.value.trimStart() })}
        />
      </Field>
      <Choice address={address} name="consent" label="Consent" options={consentOptions} />
      <Choice address={address} name="source" label="Source" options={optionsOf(customerSources)} />
      <Choice address={address} name="language" label="Language" options={optionsOf(languageNames)} />
      <Choice address={address} name="company" label="Company" options={named(companies)} />
      <Choice address={address} name="partner" label="Partner" options={named(partners)} />
      <div className="grid gap-2">
        <p className="font-semibold text-sm">Last trip</p>
        <DateRangePicker
          label="Last trip"
          value={{ from: read("trip"), to: read("trip_to") }}
          onChange={({ from, to }) => change({ trip: from, trip_to: to })}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        <Count address={address} name="bookings" label="Bookings, at least" />
        <Count address={address} name="bookings_to" label="Bookings, at most" />
        <Count address={address} name="spent" label="Spent, from R" />
        <Count address={address} name="spent_to" label="Spent, up to R" />
        <Count address={address} name="owed" label="Owes, from R" />
        <Count address={address} name="no_shows" label="No-shows, at least" />
      </div>
      <div className="grid gap-1">
        <Flag address={address} name="owes" label="Owes money" />
        <Flag address={address} name="blocked" label="Blocked" />
      </div>
    </div>
  );
}

type ChoiceProps = FiltersProps & {
  name: string;
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
};

const Choice = ({ address, name, label, options }: ChoiceProps) => (
  <Field label={label}>
    <Select
      placeholder="Any"
      value={address.read(name)}
      onChange={({ currentTarget }) => address.change({ [name]: currentTarget.value })}
      options={options}
    />
  </Field>
);

const Count = ({ address, name, label }: FiltersProps & { name: string; label: string }) => (
  <Field label={label}>
    <TextInput
      inputMode="numeric"
      maxLength={7}
      value={address.read(name)}
      onChange={({ currentTarget }) => address.change({ [name]: currentTarget.value.replace(/\D/g, "") })}
    />
  </Field>
);

const Flag = ({ address, name, label }: FiltersProps & { name: string; label: string }) => (
  <Checkbox
    label={label}
    checked={address.read(name) === "1"}
    onChange={(event) => address.change({ [name]: event.currentTarget.checked ? "1" : "" })}
  />
);
