import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatFullDate } from "#design/dates/date-text.tsx";
import { sizesText } from "#domain/booking/child-seats.ts";
import { bookingFacts, factNamed } from "#domain/booking/facts.ts";
import { kindName, type SoldServices } from "#domain/catalogue/service.ts";
import { factText } from "#domain/record-facts.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { DeskDraft } from "./use-desk-draft.ts";
import type { DeskNews } from "./use-desk-merge.ts";

const labels: Readonly<Record<keyof DeskDraft, string>> = {
  service_type: "Service",
  offer: "Offer",
  pickup_location: "From",
  destination: "To",
  pickup_date: "Pickup date",
  pickup_time: "Pickup time",
  return_date: "Return date",
  return_time: "Return time",
  passengers: "Passengers",
  bags: "Bags",
  child_seats: "Child seats",
  child_seat_sizes: "Child seat sizes",
  extra_stops: "Extra stops",
  extras: "Extras",
  ...bookingFacts.labels,
  vehicle_class: "Vehicle",
  hire_unit: "Duration",
  hire_hours: "Hours",
  package_days: "Days",
  first_name: "First name",
  last_name: "Last name",
  email: "Email",
  phone: "Phone",
};

type EditNewsProps = {
  news: readonly DeskNews[];
  /** Other differences, in words. */
  remarks: readonly string[];
  onTake: (news: DeskNews) => void;
};

/** Changes by someone else while this form was open. What was typed here stays. */
export function EditNewsAlert({ news, remarks, onTake }: EditNewsProps) {
  const services = useCall(termsContract.companyTerms, {}).data?.services ?? [];
  if (news.length + remarks.length === 0) return null;
  return (
    <Alert
      tone="warn"
      announce
      title="Someone else has just changed this booking. Review the changes, then save again."
    >
      <ul aria-label="Changes by someone else" className="mt-1.5 grid gap-1.5">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
        {news.map((one) => (
          <li key={one.field} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {labels[one.field]}: <s>{shown(one, one.before, services)}</s> <b>{shown(one, one.now, services)}</b>
              {one.isBoth ? ". Your own change is kept." : ", added here."}
            </span>
            {one.isBoth && (
              <Button size="sm" variant="outline" onClick={() => onTake(one)}>
                Use theirs<span className="sr-only">: {labels[one.field]}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function shown({ field }: DeskNews, value: DeskNews["now"], services: SoldServices): string {
  const fact = factNamed(field);
  if (fact) return factText(fact.kind, value) || "none";
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return "none";
  if (Array.isArray(value)) return value.map(partText).join(", ");
  if (typeof value === "object") return sizesText(0, value) || "none";
  if (field === "service_type") return kindName(services, String(value));
  return field === "pickup_date" || field === "return_date" ? formatFullDate(String(value)) : String(value);
}

/** A stop is its address; an extra is known by its id and how many. */
const partText = (part: string | { readonly id: string; readonly quantity: number }): string =>
  typeof part === "string" ? part : `${part.quantity} × ${part.id}`;
