import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { DateRangePicker } from "#design/dates/date-range-picker.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { bookingChoiceLabel, bookingHeads, confirmationLabels } from "#domain/booking/booking-labels.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { serviceFieldChoices } from "#domain/catalogue/service.ts";
import { bookingPaymentLabels } from "#domain/payment/payment-labels.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { bookingListContract } from "../contract.ts";
import { filtersIn, type useListQuery } from "./use-list-query.ts";

type Address = ReturnType<typeof useListQuery>;
type FiltersProps = { address: Address };

/** Common date filters; the rest is in a drawer. */
export function FiltersBar({ address }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const set = filtersIn(address.query);
  return (
    <>
      <PickupDays address={address} />
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
            <Button onClick={() => setOpen(false)}>Show bookings</Button>
          </>
        }
      >
        <FilterFields address={address} />
      </Drawer>
    </>
  );
}

function PickupDays({ address }: FiltersProps) {
  const today = localDateOf(new Date());
  const { pickup_from = "", pickup_to = "" } = address.filter;
  return (
    <DateRangePicker
      label="Pickup dates"
      value={{ from: pickup_from, to: pickup_to }}
      onChange={({ from, to }) => address.change({ day: "", from, to })}
      presets={[
        { label: "Today", range: { from: today, to: today } },
        { label: "Tomorrow", range: { from: addDays(today, 1), to: addDays(today, 1) } },
        { label: "Next 7 days", range: { from: today, to: addDays(today, 6) } },
        { label: "Last 30 days", range: { from: addDays(today, -29), to: today } },
        { label: "Any date", range: { from: "", to: "" } },
      ]}
    />
  );
}

function FilterFields({ address }: FiltersProps) {
  const { data } = useCall(bookingListContract.bookingChoices, {});
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  const { read, change } = address;
  const choose = (name: string) => (event: { currentTarget: { value: string } }) =>
    change({ [name]: event.currentTarget.value });
  return (
    <div className="grid gap-5">
      <StateChoices address={address} />
      <Field label={bookingHeads.money}>
        <Select
          placeholder="Any"
          value={read("money")}
          onChange={choose("money")}
          options={Object.entries(bookingPaymentLabels).map(([value, { label }]) => ({ value, label }))}
        />
      </Field>
      <Field label="Service">
        <Select
          placeholder="Any"
          value={read("service")}
          onChange={choose("service")}
          options={serviceFieldChoices(services)}
        />
      </Field>
      <Field label="Driver">
        <Select
          placeholder="Any"
          value={read("driver")}
          onChange={choose("driver")}
          options={(data?.drivers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label="Partner">
        <Select
          placeholder="Any"
          value={read("partner")}
          onChange={choose("partner")}
          options={(data?.partners ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label="Confirmation">
        <Select
          placeholder="Any"
          value={read("light")}
          onChange={choose("light")}
          options={[
            { value: "green", label: confirmationLabels.green.label },
            { value: "amber", label: confirmationLabels.amber.label },
          ]}
        />
      </Field>
      <div className="grid gap-2">
        <p className="font-semibold text-sm">Booking date</p>
        <DateRangePicker
          label="Booking dates"
          value={{ from: read("cfrom"), to: read("cto") }}
          onChange={({ from, to }) => change({ cfrom: from, cto: to })}
        />
      </div>
      <div className="grid gap-1">
        <Flag address={address} name="mine" label="Assigned to me" />
        <Flag address={address} name="change" label="Change requested" />
        <Flag address={address} name="tests" label="Include test bookings" />
      </div>
    </div>
  );
}

function Flag({ address, name, label }: FiltersProps & { name: string; label: string }) {
  return (
    <Checkbox
      label={label}
      checked={address.read(name) === "1"}
      onChange={(event) => address.change({ [name]: event.currentTarget.checked ? "1" : "" })}
    />
  );
}

const shown = bookingStates.filter((state) => state !== "draft");

function StateChoices({ address }: FiltersProps) {
  const chosen = address.read("states").split(",");
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">Status</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map((state) => (
          <label
            key={state}
            className="inline-flex min-h-9 cursor-pointer items-center rounded-pill px-3.5 font-semibold text-sm inset-ring-[1.5px] inset-ring-line-strong has-checked:bg-primary-soft has-checked:text-primary-text has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              className="sr-only"
              checked={chosen.includes(state)}
              onChange={() => address.toggle("states", state)}
            />
            {bookingChoiceLabel(state)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
