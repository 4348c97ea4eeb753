// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aBoardTrip } from "#testing/builders/booking/a-shown-trip.ts";
import { ShiftDialog } from "./shift-dialog.tsx";
import { SwapDialog } from "./trip-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const first = aBoardTrip({ id: "first", reference: "CTS-AAAAAA" });
const second = aBoardTrip({
  id: "second",
  reference: "CTS-BBBBBB",
  driver: { id: "d2", name: "Nomsa Dlamini", phone: "" },
});
const reasons = [
  { kind: "driver_busy", text: "Sipho Ndlovu is on another trip.", override: "dispatcher" },
  { kind: "too_few_seats", text: "CA 482-117 has 4 seats, 5 are needed.", override: "dispatcher" },
];

/** The call is refused with these reasons until a reason comes along. */
function blocks(call: string, mayOverride: boolean) {
  const calls = answerCalls({});
  vi.stubGlobal("fetch", async (address: string, request: { body: string }) => {
    const input = JSON.parse(request.body);
    calls.push({ name: address.replace("/functions/v1/", ""), input });
    if (input.override_reason) return Response.json({ success: true, trip_id: "first", version: 2, state: "assigned" });
    const details = { reasons, may_override: mayOverride };
    return Response.json({ success: false, error: "blocked", message: "Not as it is.", details }, { status: 409 });
  });
  return () => calls.filter(({ name }) => name === call).map(({ input }) => input);
}
const press = (name: string) => fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name }));

test("a swap that is blocked says every reason, and is done with one against them", async () => {
  const result = blocks("swap-trips", true);
  const close = vi.fn();
  renderPage(<SwapDialog first={first} second={second} onClose={close} />);
  expect(screen.queryByLabelText(/Reason/)).toBeNull();
  press("Swap trips");
  await screen.findByText("Sipho Ndlovu is on another trip.");
  expect(screen.getByText("CA 482-117 has 4 seats, 5 are needed.")).toBeTruthy();
  press("Swap anyway");
  await screen.findByText("Enter the reason");
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: "Agreed with both" } });
  press("Swap anyway");
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(result().at(-1)).toMatchObject({ override_reason: "Agreed with both" });
  expect(result()).toHaveLength(2);
});

test("one that may not be overridden says so and asks for no reason", async () => {
  blocks("swap-trips", false);
  renderPage(<SwapDialog first={first} second={second} onClose={() => {}} />);
  press("Swap trips");
  await screen.findByText("Sipho Ndlovu is on another trip.");
  expect(screen.queryByLabelText(/Reason/)).toBeNull();
  expect(screen.queryByRole("button", { name: "Swap trips" }), "it would fail again").toBeNull();
});

test("a pickup that can’t move as it is says every reason, and moves with one against them", async () => {
  const result = blocks("shift-trip", true);
  const close = vi.fn();
  renderPage(<ShiftDialog trip={first} onClose={close} />);
  fireEvent.change(screen.getByLabelText(/Pickup time/), { target: { value: "13:30" } });
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: "The guests asked for it" } });
  press("Move trip");
  await screen.findByText("Sipho Ndlovu is on another trip.");
  fireEvent.change(screen.getByLabelText(/Reason to override/), { target: { value: "The other one moves too" } });
  press("Move anyway");
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(result()).toEqual([
    expect.not.objectContaining({ override_reason: expect.anything() }),
    expect.objectContaining({
      pickup_at: "2026-11-20T11:30:00.000Z",
      reason: "The guests asked for it",
      override_reason: "The other one moves too",
    }),
  ]);
});
