import { useCallback, useRef, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Form } from "#design/fields/form.tsx";
import { plainFacts } from "#domain/booking/facts.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { companyBookingForm, companyBookingsContract, type OwnCompany } from "../contract.ts";
import { BookingFormFields, type DrawPlace, forService } from "./booking-form-fields.tsx";
import { CompanyPrice, type ShownPrice } from "./company-price.tsx";

type Booked = { readonly reference: string; readonly outcome: Outcome; readonly answer_by: string | null };
type Outcome = "confirmed" | "requested" | "waiting";

const empty = {
  service_type: "airport_transfer" as const,
  traveller_id: "",
  pickup_location: "",
  destination: "",
  pickup_date: "",
  pickup_time: "09:00",
  return_date: null,
  return_time: null,
  passengers: 1,
  bags: 0,
  offer: null,
  hire_unit: null,
  hire_hours: null,
  extras: [],
  flight_number: "",
  purchase_order: "",
  cost_centre: "",
  project: "",
  ...plainFacts.emptyOnWire,
};

/** Books for a traveller on the company’s account, showing price and approval first. */
export function CompanyBookingForm({ company, drawPlace }: { company: OwnCompany; drawPlace: DrawPlace }) {
  const [booked, setBooked] = useState<Booked>();
  const shown = useRef<ShownPrice>(undefined);
  const onShown = useCallback((price: ShownPrice) => {
    shown.current = price;
  }, []);
  const book = useMakeCall(companyBookingsContract.bookForTraveller, [
    companyBookingsContract.companyBookings,
    companyBookingsContract.myCompany,
  ]);
  return (
    <Card className="max-w-4xl">
      {booked && <OutcomeAlert booked={booked} />}
      <Form
        key={booked?.reference ?? "first"}
        schema={companyBookingForm}
        defaultValues={empty}
        onSubmit={async (request) => {
          try {
            setBooked(
              await book.mutateAsync({ ...forService(request), expected_total_cents: shown.current?.cents ?? null }),
            );
          } catch (error) {
            // The new price is shown before it can be booked.
            if (error instanceof CallFailed && error.reason === "price_changed") await shown.current?.askAgain();
            throw error;
          }
        }}
        className="grid gap-5"
      >
        <BookingFormFields company={company} drawPlace={drawPlace} />
        <CompanyPrice onShown={onShown} />
        <Button type="submit" className="justify-self-start" busy={book.isPending}>
          Book on account
        </Button>
      </Form>
    </Card>
  );
}

const outcomes: Readonly<Record<Outcome, { title: string; text: (by: string) => string }>> = {
  confirmed: { title: "is confirmed", text: () => "We’ll email the confirmation to the traveller." },
  requested: {
    title: "has been sent to our team",
    text: () => "We’ll confirm the price and vehicle, and email the traveller.",
  },
  waiting: {
    title: "is waiting for approval",
    text: (by) => `We’ve emailed your approvers a link. They can answer until ${by}.`,
  },
};

function OutcomeAlert({ booked: { reference, outcome, answer_by } }: { booked: Booked }) {
  const { title, text } = outcomes[outcome];
  return (
    <Alert tone={outcome === "confirmed" ? "ok" : "info"} announce className="mb-5" title={`${reference} ${title}`}>
      {text(answer_by ? formatDateTime(answer_by) : "")}
    </Alert>
  );
}
