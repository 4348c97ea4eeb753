// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sampleCompany } from "#features/content/contract.ts";
import { aSelfBooking } from "#testing/a-booking-line.ts";
import { drawSignedIn, refusal } from "#testing/a-signed-in-screen.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { timeLeft } from "./manage-countdown.tsx";
import { ManageOpenForm } from "./manage-open-form.tsx";
import { nextWords } from "./manage-words.tsx";
import { changeOf, wishOf } from "./use-change-wish.ts";

afterEach(cleanup);

const offer = {
  legs: [{ leg: 1, pickup_at: "2026-11-28T07:00:00.000Z", price_cents: 259_800, fee_cents: 129_900, hours_before: 5 }],
  is_whole: true,
  fee_cents: 129_900,
  paid_cents: 259_800,
  refund_cents: 129_900,
  claimed_cents: 0,
  goes_to_office: false,
  needs_document: false,
};
const opening = { reference: "CTS-7K3M9Q", code: "7K3M9QAB" };

test("the fee and what comes back stand there before anybody confirms, and a new fee is shown again", async () => {
  let asked = 0;
  let isChanged = false;
  drawSignedIn(
    <CancelDialog
      isOpen
      booking={aSelfBooking()}
      opening={opening}
      onClose={() => {}}
      onChanged={() => {
        isChanged = true;
      }}
    />,
    {
      "preview-cancellation": () => offer,
      "cancel-booking": () => {
        asked++;
        return asked === 1
          ? refusal(409, "fee_changed", "The fee has changed.")
          : { is_whole: true, fee_cents: 129_900, refund_cents: 129_900, claimed_cents: 0 };
      },
    },
  );
  expect(await screen.findByText("Cancellation fee")).toBeTruthy();
  const button = screen.getByRole("button", { name: /Cancel for R1\s299/ });
  fireEvent.click(button);
  expect(await screen.findByText("The fee has changed.")).toBeTruthy();
  expect(isChanged).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: /Cancel for R1\s299/ }));
  await waitFor(() => expect(isChanged).toBe(true));
});

test("five wrong codes say how long the door stays closed", async () => {
  drawSignedIn(<ManageOpenForm reference="CTS-7K3M9Q" company={sampleCompany} onOpened={() => {}} />, {
    "read-my-booking": () =>
      refusal(409, "locked", "Too many wrong codes. Please wait a quarter of an hour, or call us."),
  });
  fireEvent.change(screen.getByLabelText(/Access code/), { target: { value: "00000000" } });
  fireEvent.click(screen.getByRole("button", { name: /Open booking/ }));
  expect(await screen.findByText(/wait a quarter of an hour/)).toBeTruthy();
});

test("only what differs goes out", () => {
  const booking = aSelfBooking({ flight_number: "BA 59" });
  const wish = wishOf(booking);
  expect(changeOf(booking, wish)).toEqual({});
  expect(changeOf(booking, { ...wish, pickup_time: "09:30", extra_stops: "Gardens\n\n Sea Point " })).toEqual({
    pickup_time: "09:30",
    extra_stops: ["Gardens", "Sea Point"],
  });
  expect(changeOf(booking, { ...wish, flight_number: "" })).toEqual({ flight_number: "" });
});

test("while held, the header counts down to the end of the hold", () => {
  const held = aSelfBooking({ state: "awaiting_payment", hold_until: "2026-11-28T07:00:00.000Z" });
  expect(nextWords(held)).toMatchObject({ until: "2026-11-28T07:00:00.000Z", untilLabel: "Held for" });
  expect([timeLeft(65), timeLeft(3 * 3600 + 240)]).toEqual(["1:05", "3 h 04 min"]);
});
