// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { mayDoWith, type TripAction } from "#domain/drive/trip-actions.ts";
import { type TripState, tripStates } from "#domain/trip/trip-lifecycle.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { actionableOf } from "../action-policy.ts";
import { BulkActions } from "./bulk-actions.tsx";
import { TripDrawer } from "./trip-drawer.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The server call of each button. */
const asks: Readonly<Record<string, TripAction>> = {
  Assign: "assign",
  Reassign: "assign",
  "Assign the best driver": "assign",
  Offer: "offer",
  Unassign: "unassign",
  Move: "move",
  "Split over vehicles": "split",
  "Record progress": "record",
  "Verify trip": "verify",
  "End trip here": "abandon",
  "Send another vehicle": "rescue",
};

const withoutDriver: readonly TripState[] = ["planned", "unassigned", "offered", "cancelled"];
const cases = tripStates.flatMap((state) =>
  [null, "0190f000-0000-7000-8000-00000000000f"].map((continues) => ({ state, continues })),
);

test.each(cases)(
  "the board offers for $state (relief: $continues) only what the server allows",
  ({ state, continues }) => {
    answerCalls({});
    const pickup_at = new Date(Date.now() + 3_600_000).toISOString();
    const ends_at = new Date(Date.now() + 7_200_000).toISOString();
    const crew = withoutDriver.includes(state) ? { driver: null, vehicle: null } : {};
    const trip = aBoardTrip({ state, continues, pickup_at, ends_at, part: continues ? 2 : 1, ...crew });
    renderPage(
      <>
        <TripDrawer trip={trip} onAction={() => {}} onPrint={() => {}} onClose={() => {}} />
        <BulkActions trips={[trip]} onDone={() => {}} />
      </>,
    );
    const buttons = screen.queryAllByRole("button", { hidden: true }) as HTMLButtonElement[];
    for (const button of buttons.filter(({ disabled }) => !disabled)) {
      const action = asks[button.textContent ?? ""];
      if (action) expect(mayDoWith(action, actionableOf(trip), new Date()), button.textContent ?? "").toBe(true);
    }
    const names = buttons.map(({ textContent }) => textContent);
    const mayRescue = mayDoWith("rescue", actionableOf(trip), new Date());
    expect(names.includes("Send another vehicle"), "one button for every breakdown").toBe(mayRescue);
    if (state === "onboard") expect(buttons.map(({ textContent }) => textContent)).not.toContain("Reassign");
  },
);
