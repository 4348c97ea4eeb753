// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn, refusal } from "#testing/builders/people/a-signed-in-screen.tsx";
import type { TrackingDevice } from "../contract.ts";
import { DeviceCard } from "./device-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const vehicle = { owner_kind: "vehicle", owner_id: "018f0000-0000-7000-8000-000000000001" };
const made = { token: "ABCD-EFGH-JKLM-NPQR", address: "https://example.com/api/gps/osmand" };
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** The card with a server that remembers changes. */
function draw(first: TrackingDevice | null) {
  let device = first;
  return drawSignedIn(<DeviceCard ownerKind="vehicle" ownerId={vehicle.owner_id} />, {
    "tracking-device": () => ({ device, on_duty_since: "2026-11-20T06:05:00.000Z" }),
    "renew-tracking-device": () => {
      device = { created_at: "2026-11-20T08:00:00.000Z", last_fix_at: null };
      return made;
    },
    "withdraw-tracking-device": () => {
      device = null;
      return {};
    },
  });
}

test("a device is added: its token and address are shown once, then it is renewed and withdrawn", async () => {
  const { sent } = draw(null);
  expect(await screen.findByText(/No tracking device yet/)).toBeTruthy();
  press("Add device");
  expect(await screen.findByText(made.token)).toBeTruthy();
  expect(screen.getByText(made.address)).toBeTruthy();
  expect(screen.getByText("None yet")).toBeTruthy();
  press("Renew token");
  const renewing = within(await screen.findByRole("dialog", { name: "Renew tracking token?" }));
  fireEvent.click(renewing.getByRole("button", { name: "Renew token" }));
  await waitFor(() => expect(sent.filter(({ name }) => name === "renew-tracking-device")).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  press("Withdraw");
  const withdrawing = within(await screen.findByRole("dialog", { name: "Withdraw tracking device?" }));
  fireEvent.click(withdrawing.getByRole("button", { name: "Withdraw device" }));
  expect(await screen.findByText(/No tracking device yet/)).toBeTruthy();
  expect(screen.queryByText(made.token)).toBeNull();
  expect(sent.find(({ name }) => name === "withdraw-tracking-device")?.body).toEqual(vehicle);
});

test("a device shows when it last sent a position, but not its token", async () => {
  draw({ created_at: "2026-11-01T08:00:00.000Z", last_fix_at: "2026-11-20T08:00:00.000Z" });
  expect(await screen.findByText("Fri 20 Nov 2026, 10:00")).toBeTruthy();
  expect(screen.getByText("Fri 20 Nov 2026, 08:05")).toBeTruthy();
  expect(screen.queryByText("Enter these in the app now")).toBeNull();
});

test("a failed load is shown", async () => {
  drawSignedIn(<DeviceCard ownerKind="driver" ownerId={vehicle.owner_id} />, {
    "tracking-device": () => refusal(404, "not_found", "We couldn’t find that."),
  });
  expect(await screen.findByText("We couldn’t load the tracking device")).toBeTruthy();
});
