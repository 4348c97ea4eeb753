import { Fragment, useState } from "react";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { parseDay } from "#design/dates/day-entry.ts";
import { Field, Select, TextArea, TextInput } from "#design/fields/field.tsx";
import { type SoldServices, serviceFieldChoices, serviceKeyName } from "#domain/catalogue/service.ts";
import { formatDate, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { callApi } from "#platform/browser/call-api.ts";
import { useQueryParams } from "#platform/browser/hydrated.ts";
import type { QuickMessage } from "../contract.ts";
import { MessageForm } from "./message-form.tsx";
import { useMessageForm } from "./use-message-form.ts";
import { keepPromise } from "./use-promise.ts";

type FreeQuoteFormProps = { services: SoldServices; onSent: () => unknown };

/** Where, when and how many: what a person needs to work out a price. What is written stays until it has been sent. */
export function FreeQuoteForm({ services: sold, onSent }: FreeQuoteFormProps) {
  const services = serviceFieldChoices(sold);
  const form = useMessageForm({ load: () => load(sold), onSent });
  // A link may know the trip already; the fields start with it once the address can be read.
  const known = useQueryParams();
  const startsWith = (name: string) => ({ name, defaultValue: known.get(name)?.slice(0, 300) ?? "" });
  const { errors } = form;
  const [day, setDay] = useState<string>();
  return (
    <MessageForm
      form={form}
      send="Get my free quote"
      sending="Sending..."
      note="Free and without obligation. We use your details only to answer you."
    >
      <Fragment key={known.toString()}>
        <Field label="Service" error={errors.service_type} className="sm:col-span-2">
          <Select
            name="service_type"
            options={services}
            defaultValue={
              services.find(({ value }) => value === known.get("service_type"))?.value ?? services[0]?.value
            }
          />
        </Field>
        <Field label="From" optional error={errors.pickup_location}>
          <TextInput {...startsWith("pickup_location")} autoComplete="off" placeholder="Airport, hotel or address" />
        </Field>
        <Field label="To" optional error={errors.destination}>
          <TextInput {...startsWith("destination")} autoComplete="off" placeholder="Where you are going" />
        </Field>
        <div className="grid gap-4 sm:col-span-2 sm:grid-cols-3">
          <Field label="Date" optional error={errors.pickup_date}>
            <DatePicker
              name="pickup_date"
              value={day ?? known.get("pickup_date") ?? ""}
              onChange={setDay}
              min={localDateOf(new Date())}
            />
          </Field>
          <Field label="Time" optional error={errors.pickup_time}>
            <TextInput name="pickup_time" type="time" />
          </Field>
          <Field label="Passengers" optional error={errors.passengers}>
            <TextInput {...startsWith("passengers")} type="number" inputMode="numeric" min={1} max={200} />
          </Field>
        </div>
      </Fragment>
      <Field label="Name" required error={errors.name} className="sm:col-span-2">
        <TextInput name="name" autoComplete="name" />
      </Field>
      <Field label="Email" required error={errors.email}>
        <TextInput name="email" type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field label="Phone" optional hint="The quickest way to reach you" error={errors.phone}>
        <TextInput name="phone" type="tel" autoComplete="tel" inputMode="tel" />
      </Field>
      <Field label="Message" optional error={errors.message} className="sm:col-span-2">
        <TextArea name="message" rows={4} placeholder="Luggage, child seats, stops, anything we should know" />
      </Field>
    </MessageForm>
  );
}

async function load(sold: SoldServices) {
  const { contactContract: crmContract, quickMessage } = await import("../contract.ts");
  return {
    check: (values: unknown) => quickMessage.safeParse(asMessage(values, sold)),
    send: async (message: QuickMessage, idempotencyKey: string) =>
      keepPromise(await callApi(crmContract.submitQuote, message, { idempotencyKey })),
  };
}

/** A form knows text alone, and our team always reads a sentence. */
function asMessage(values: unknown, sold: SoldServices) {
  const typed: Record<string, FormDataEntryValue> = { ...Object(values) };
  const said = (name: string) => String(typed[name] ?? "").trim();
  return {
    ...typed,
    pickup_date: parseDay(said("pickup_date"), localDateOf(new Date())) ?? said("pickup_date"),
    source: "free_quote",
    page: `${location.pathname}${location.search}`.slice(0, 300),
    passengers: said("passengers") === "" ? null : Number(said("passengers")),
    message: said("message") || wordWish(said, sold),
  };
}

function wordWish(said: (name: string) => string, sold: SoldServices): string {
  const day = parseDay(said("pickup_date"), localDateOf(new Date())) ?? "";
  const parts = [
    serviceKeyName(sold, said("service_type")),
    said("pickup_location") && `from ${said("pickup_location")}`,
    said("destination") && `to ${said("destination")}`,
    isLocalDate(day) && `on ${formatDate(day)}`,
    said("passengers") && `for ${said("passengers")}`,
  ];
  return `${parts.filter(Boolean).join(" ")}.`;
}
