// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { SeatSizeFields } from "#features/booking/ui/seat-size-fields.tsx";
import { quoteJourney } from "../contract.ts";
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

test("child seats are quoted by size, and fewer seats have fewer sizes", () => {
  const seen: unknown[] = [];
  render(<Trip onChange={(sizes) => seen.push(sizes)} />);
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
