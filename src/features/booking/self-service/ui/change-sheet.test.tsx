// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aSelfBooking } from "#testing/builders/booking/a-booking-line.ts";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { ChangeSheet } from "./change-sheet.tsx";

afterEach(cleanup);

const offer = {
  outcome: "applies_at_once",
  values: [{ field: "passengers", before: "2", after: "3" }],
  difference_cents: 45_000,
  new_total_cents: 304_800,
  answer_due_at: null,
  replaced_invoice: null,
  version: 1,
};

function addPassenger(way: "online" | "account", shown: object = offer) {
  const booking = aSelfBooking({ state: "confirmed" });
  const drawn = drawSignedIn(
    <ChangeSheet
      isOpen
      booking={{ ...booking, payment: { ...booking.payment, way } }}
      opening={{ reference: booking.reference, code: "7K3M9QAB" }}
      onClose={() => {}}
      onChanged={() => {}}
    />,
    {
      "get-google-maps-key": () => ({ apiKey: null }),
      "preview-change": () => shown,
      "change-booking": () => ({ outcome: "applied", change_id: "1" }),
    },
  );
  fireEvent.click(screen.getByRole("button", { name: "One more: passengers" }));
  fireEvent.click(screen.getByRole("button", { name: "Preview change" }));
  return drawn;
}

test("what is added at once is paid at once: the page for the balance follows", async () => {
  const { router } = addPassenger("online");
  fireEvent.click(await screen.findByRole("button", { name: "Change and pay" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/payment-selection"));
});

test("on account, and where it costs nothing, there is nothing to pay now", async () => {
  addPassenger("account");
  expect(await screen.findByRole("button", { name: "Change booking" })).toBeTruthy();
  cleanup();
  addPassenger("online", { ...offer, difference_cents: 0 });
  expect(await screen.findByRole("button", { name: "Change booking" })).toBeTruthy();
});
