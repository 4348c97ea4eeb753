// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Dialog } from "#design/overlay/dialog.tsx";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import type { SosAlarm } from "../contract.ts";
import { AlarmBand } from "./alarm-band.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = "2026-11-20T08:00:00.000Z";
const anAlarm = (changes: Partial<SosAlarm> = {}): SosAlarm => ({
  id: "018f0000-0000-7000-8000-000000000001",
  version: 1,
  state: "open",
  is_silent: false,
  raised_at: at,
  received_at: at,
  battery_percent: 41,
  driver: { id: "d", name: "Sipho Ndlovu", phone: "+27 82 555 0201" },
  vehicle: { id: "v", plate: "CA 123-456", name: "Hyundai Staria", colour: "White" },
  trip: {
    id: "t",
    reference: "CTS-7K3M9Q",
    pickup_at: at,
    from: "Airport",
    to: "Sea Point",
    passengers: 3,
    customer: "Thandi Mokoena",
    customer_phone: "+27 82 555 0100",
  },
  place: { latitude: -33.9379, longitude: 18.4017, accuracy_m: 12, taken_at: at },
  taken_by: null,
  taken_at: null,
  closed_by: null,
  closed_at: null,
  closing_words: "",
  ...changes,
});
const answers = (...alarms: SosAlarm[]) => ({
  "open-sos-alarms": { alarms, armed_response: "+27 21 555 0199" },
  "take-sos-alarm": { version: 2 },
  "close-sos-alarm": { version: 3 },
});

test("an alarm shows position and phone numbers, and is accepted with one click", async () => {
  const calls = answerCalls(answers(anAlarm({ is_silent: true })));
  renderPage(<AlarmBand isLive />);
  const band = within(await screen.findByRole("alert"));
  band.getByText(/SOS from Sipho Ndlovu at .*10:00/);
  band.getByText(/don’t call the driver first/);
  band.getByText(/-33.93790, 18.40170 \(within 12 m\) · phone battery 41%/);
  expect(band.getByRole("link", { name: "Call armed response" })).toHaveProperty("href", "tel:+27215550199");
  expect(band.getByRole("link", { name: "Show place" })).toHaveProperty(
    "href",
    "https://www.google.com/maps/search/?api=1&query=-33.9379,18.4017",
  );
  expect(document.title).toContain("SOS!");
  fireEvent.click(band.getByRole("button", { name: "Take alarm" }));
  await eventually(() =>
    expect(calls).toContainEqual({ name: "take-sos-alarm", input: { alarm_id: anAlarm().id, version: 1 } }),
  );
});

test("once accepted it shows by whom, and is closed with a description", async () => {
  const calls = answerCalls(answers(anAlarm({ state: "taken", version: 2, taken_by: "Naledi Jacobs", taken_at: at })));
  renderPage(<AlarmBand isLive />);
  await screen.findByText("Taken by Naledi Jacobs at 10:00");
  fireEvent.click(screen.getByRole("button", { name: "Close alarm" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText(/^What happened/), { target: { value: "A false alarm." } });
  fireEvent.click(dialog.getByRole("button", { name: "Close alarm" }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "close-sos-alarm",
      input: { alarm_id: anAlarm().id, version: 2, words: "A false alarm." },
    }),
  );
});

function Assigning() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <AlarmBand isLive />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Assign a driver" />
    </>
  );
}

test("while a dialog is open the alarm is accepted inside it, because everything outside is inert", async () => {
  const calls = answerCalls(answers(anAlarm()));
  renderPage(<Assigning />);
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(await dialog.findByRole("button", { name: "Take alarm" }));
  await eventually(() =>
    expect(calls).toContainEqual({ name: "take-sos-alarm", input: { alarm_id: anAlarm().id, version: 1 } }),
  );
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  await eventually(() => expect(screen.getAllByText(/SOS from Sipho Ndlovu/)).toHaveLength(1));
});

test("without an alarm nothing is shown", async () => {
  const calls = answerCalls(answers());
  renderPage(<AlarmBand isLive />);
  await eventually(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole("region", { name: "SOS alarms" })).toBeNull();
});
