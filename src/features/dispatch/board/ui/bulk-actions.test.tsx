// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { BulkActions } from "./bulk-actions.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ids = ["0190f000-0000-7000-8000-0000000000b1", "0190f000-0000-7000-8000-0000000000b2"] as const;
const open = ids.map((id, at) =>
  aBoardTrip({ id, reference: `CTS-AAAAA${at}`, state: "unassigned", driver: null, vehicle: null }),
);
const input = ids.map((id, at) => aBoardTrip({ id, reference: `CTS-AAAAA${at}`, state: "assigned" }));

const candidate = {
  driver: { id: "d1", name: "Sipho Ndlovu", provider: null },
  can: true,
  reasons: [],
  score: 80,
  why: [],
  vehicle: { id: "v1", plate: "CA 482-117", name: "Corolla", seats: 4 },
  facts: {
    reposition_km: 4,
    slack_minutes: 30,
    rating: null,
    hours_this_week: 3,
    cost_cents: null,
    margin_cents: null,
  },
};

/** As on the board: what others see of the trips arrives here too. */
function Board() {
  const [trips, setTrips] = useState(open);
  return (
    <>
      <BulkActions trips={trips} onDone={vi.fn()} />
      <button type="button" onClick={() => setTrips(input)}>
        The board changes
      </button>
    </>
  );
}

test("each row keeps its result, though the board shows the trips with their drivers meanwhile", async () => {
  answerCalls({
    "candidates-for-trip": ({ trip_id }: { trip_id: string }) => ({
      candidates: trip_id === ids[0] ? [candidate] : [],
      providers: [],
    }),
    "assign-trips": {
      results: [
        { trip_id: ids[0], is_done: true, error: null, message: "", reasons: [], version: 2, state: "assigned" },
      ],
    },
  });
  renderPage(<Board />);
  fireEvent.click(screen.getByRole("button", { name: "Assign the best driver" }));
  fireEvent.click(screen.getByText("The board changes"));
  expect(screen.getByRole("heading", { name: "Assign 2 trips?" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Assign trips" }));
  const result = await screen.findByRole("heading", { name: "1 of 2 done" });
  const dialog = within(result.closest("dialog") as HTMLElement);
  expect(dialog.getByText("Sipho Ndlovu, CA 482-117")).toBeTruthy();
  expect(dialog.getAllByText("Not done")).toHaveLength(1);
  expect(dialog.getAllByText(/^CTS-AAAAA/)).toHaveLength(2);
});
