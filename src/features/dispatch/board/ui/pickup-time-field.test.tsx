// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { eventually } from "#testing/eventually.ts";
import { MoveInPlanDialog } from "./move-in-plan-dialog.tsx";
import { ShiftDialog } from "./shift-dialog.tsx";
import type { TriedPlan } from "./use-tried-plan.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const trip = aBoardTrip({ pickup_at: "2026-12-31T21:50:00.000Z", ends_at: "2026-12-31T22:30:00.000Z" });

async function moveTo(time: string, button: string) {
  fireEvent.change(await screen.findByLabelText(/Pickup time/), { target: { value: time } });
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: "The flight is late" } });
  const shown = screen.getByText(/Jan 2027/).textContent;
  fireEvent.click(screen.getByRole("button", { name: button }));
  return shown;
}

test("a pickup at 23:50 on New Year’s Eve that moves to 00:20 moves by half an hour, and the dialog shows the day", async () => {
  const calls = answerCalls({ "shift-trip": { trip_id: trip.id, version: 2, state: "assigned" } });
  renderPage(<ShiftDialog trip={trip} onClose={() => undefined} />);
  expect(await moveTo("00:20", "Move trip")).toBe("Fri 1 Jan 2027, 00:20");
  await eventually(() =>
    expect(calls.find(({ name }) => name === "shift-trip")?.input).toMatchObject({
      pickup_at: "2026-12-31T22:20:00.000Z",
    }),
  );
});

test("so does one that is moved in a plan", async () => {
  const tryCrews = vi.fn();
  const tried = { plan: { trips: [] }, tryCrews } as unknown as TriedPlan;
  renderPage(<MoveInPlanDialog trip={trip} tried={tried} onClose={() => undefined} />);
  expect(await moveTo("00:20", "Move in plan")).toBe("Fri 1 Jan 2027, 00:20");
  await eventually(() =>
    expect(tryCrews.mock.calls[0]?.[0]).toMatchObject([{ move: { pickup_at: "2026-12-31T22:20:00.000Z" } }]),
  );
});
