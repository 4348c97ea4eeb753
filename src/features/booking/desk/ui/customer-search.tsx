import { RotateCcw, UserSearch } from "lucide-react";
import { useState } from "react";
import { Button } from "#design/button.tsx";
import { formatDay } from "#design/dates/date-text.tsx";
import { Combobox, type ComboboxOption } from "#design/fields/combobox.tsx";
import { Field } from "#design/fields/field.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { StatusBadge, serviceText } from "../../ui/booking-labels.tsx";
import { bookingCustomersContract, type KnownCustomer } from "../customer-contract.ts";

type Row = ComboboxOption & { readonly customer: KnownCustomer };

type CustomerSearchProps = {
  onChoose: (contact: Pick<KnownCustomer, "first_name" | "last_name" | "email" | "phone">) => void;
  onAgain: (reference: string) => Promise<void>;
};

/** Finds returning customers: choosing one fills in the contact, and each earlier trip can be booked again. */
export function CustomerSearch({ onChoose, onAgain }: CustomerSearchProps) {
  const [chosen, setChosen] = useState<Row | null>(null);
  const choose = (result: Row | null) => {
    setChosen(result);
    if (!result) return;
    const { first_name, last_name, email, phone } = result.customer;
    onChoose({ first_name, last_name, email, phone });
  };
  return (
    <div className="mb-5 grid gap-3">
      <Field label="Find a returning customer" optional hint="Start typing a name, email address or phone number.">
        <Combobox<Row>
          size="sm"
          value={chosen}
          onChange={choose}
          suggest={suggest}
          minLength={2}
          lead={<UserSearch aria-hidden="true" />}
          placeholder="e.g. Mokoena or 082 555"
          emptyText="No customers match. Enter the details below."
          failedText="We couldn’t search customers. Enter the details below."
        />
      </Field>
      {chosen && <Trips customer={chosen.customer} onAgain={onAgain} />}
    </div>
  );
}

async function suggest(search: string, signal: AbortSignal): Promise<readonly Row[]> {
  const { customers } = await callSignedIn(bookingCustomersContract.findCustomers, { search }, { signal });
  return customers.map((customer) => ({
    id: customer.email,
    label: `${customer.first_name} ${customer.last_name}`,
    description: [customer.email, customer.phone, latestOf(customer)].filter(Boolean).join(" · "),
    customer,
  }));
}

const latestOf = ({ trips: [latest] }: KnownCustomer) => latest && `last trip ${formatDay(latest.pickup_at)}`;

function Trips({ customer, onAgain }: { customer: KnownCustomer; onAgain: CustomerSearchProps["onAgain"] }) {
  return (
    <ul
      aria-label={`Latest trips of ${customer.first_name} ${customer.last_name}`}
      className="grid divide-y divide-line rounded-lg bg-surface-2 px-4"
    >
      {customer.trips.map((trip) => (
        <li key={trip.reference} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <span className="min-w-0 flex-1 basis-64">
            <span className="line-clamp-1 font-semibold">
              {[trip.pickup_location, trip.destination].filter(Boolean).join(" → ") || serviceText(trip)}
            </span>
            <span className="text-ink-2 text-sm">
              {serviceText(trip)}, {formatDay(trip.pickup_at)},{" "}
              {trip.passengers === 1 ? "1 passenger" : `${trip.passengers} passengers`}, {trip.reference}
            </span>
          </span>
          <StatusBadge status={trip.status} />
          <Button
            size="sm"
            variant="outline"
            icon={<RotateCcw aria-hidden="true" />}
            aria-label={`Book ${trip.reference} again`}
            onClick={() => void onAgain(trip.reference)}
          >
            Book again
          </Button>
        </li>
      ))}
    </ul>
  );
}
