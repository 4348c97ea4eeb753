// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { SeatSizeFields } from "#features/booking/ui/seat-size-fields.tsx";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { quoteJourney } from "../../draft-contract.ts";
import { TripFields } from "./trip-fields.tsx";

afterEach(cleanup);

const place = ({ value }: { value: string }) => <input readOnly value={value} />;
const inputs = { place, seatSizes: SeatSizeFields };

function Trip({ onChange }: { onChange: (sizes: unknown) => void }) {
  const [journey, setJourney] = useState(quoteJourney.parse({ service_type: "airport_transfer", passengers: 4 }));
  return (
    <TripFields
      journey={journey}
      inputs={inputs}
      onChange={(next) => {
        setJourney(next);
        onChange([next.child_seats, next.child_seat_sizes]);
      }}
    />
  );
}

test("child seats are quoted by size, and fewer seats keep fewer sizes", () => {
  const seen: unknown[] = [];
  renderPage(<Trip onChange={(sizes) => seen.push(sizes)} />);
  expect(screen.queryByText("Booster seats")).toBeNull();
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  press("One more: child seats");
  press("One more: child seats");
  press("One more: infant seats");
  press("One more: booster seats");
  expect(seen.at(-1)).toEqual([2, { infant_seat: 1, booster_seat: 1 }]);
  press("One fewer: child seats");
  expect(seen.at(-1)).toEqual([1, { infant_seat: 1 }]);
});

function Coach({ service, days }: { service: string; days: readonly [string, string] }) {
  const [first, last] = days;
  const [journey, setJourney] = useState(
    quoteJourney.parse({ service_type: service, passengers: 23, pickup_date: first, return_date: last }),
  );
  return <TripFields journey={journey} inputs={inputs} onChange={setJourney} />;
}

const threeDays = ["2026-12-02", "2026-12-04"] as const;

test("a coach by the day is chosen in the builder, with first and last date and the number of days", async () => {
  answerCalls({ "company-terms": { services: startingServices, tours: [], prices: {} } });
  renderPage(<Coach service="group_transport" days={threeDays} />);
  expect(screen.getByText("Two trips. No vehicle is held between them.")).toBeDefined();
  fireEvent.change(await screen.findByLabelText("Offer"), { target: { value: "coach-hire" } });
  expect(screen.queryByText(/^Return/)).toBeNull();
  expect(screen.getByText("3 days. Vehicle and driver are held for all of them, nights included.")).toBeDefined();
});

test.each(["corporate_events", "staff_transport", "custom"])("%s can be sold by the day", (service) => {
  renderPage(<Coach service={service} days={threeDays} />);
  expect(screen.getByText("Return time")).toBeDefined();
  fireEvent.click(screen.getByLabelText(/^By the day/));
  expect(screen.queryByText("Return time")).toBeNull();
  expect(screen.getByText(/^3 days\./)).toBeDefined();
});
