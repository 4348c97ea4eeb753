// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { aListedOffer } from "#testing/builders/dispatch/a-shown-offer.ts";
import { eventually } from "#testing/eventually.ts";
import { ReconfirmTrips } from "../../road/ui/reconfirm-trips.tsx";
import { OfferedTrips } from "./offered-trips.tsx";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T08:00:00Z"), shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a signed-in driver accepts an offer", async () => {
  const offer = aListedOffer();
  const calls = answerCalls({ "my-offers": { offers: [offer] }, "answer-my-offer": { standing: "accepted" } });
  renderPage(<OfferedTrips refreshes={[]} />);
  fireEvent.click(await screen.findByRole("button", { name: "Accept trip" }));
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "answer-my-offer",
      input: { offer_id: offer.id, answer: "accept", reason: "" },
    }),
  );
});

test("a trip’s own page shows only its offer, with the time left and the deadline’s day", async () => {
  const [own, other] = [aListedOffer(), aListedOffer({ id: "018f0000-0000-7000-8000-000000000003", trip_id: "other" })];
  answerCalls({ "my-offers": { offers: [other, own] } });
  renderPage(<OfferedTrips refreshes={[]} tripId={own.trip_id} />);
  expect((await screen.findByRole("timer")).textContent).toMatch(/^(1 h 0 min|59 min) left$/);
  screen.getByText("Answer by Fri 20 Nov, 11:00");
});

test("an offer the driver may not accept can be declined, and says why", async () => {
  const against = ["PrDP of Sipho Ndlovu is valid only until 21 Nov 2026, before the trip ends."];
  answerCalls({ "my-offers": { offers: [aListedOffer({ against })] } });
  renderPage(<OfferedTrips refreshes={[]} />);
  await screen.findByText(against[0] ?? "");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Accept trip" }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Decline trip" }).disabled).toBe(false);
});

test("an offer that expires while the page is open can no longer be answered", async () => {
  answerCalls({ "my-offers": { offers: [aListedOffer({ answer_by: "2026-11-20T07:59:59.000Z" })] } });
  renderPage(<OfferedTrips refreshes={[]} />);
  await screen.findByText("The deadline to answer this offer has passed.");
  expect(screen.queryByRole("button", { name: "Accept trip" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Decline trip" })).toBeNull();
});

test("a trip soon without a reconfirmation asks for it and reports it; others do not", async () => {
  const trip = {
    reference: "CTS-7K3M9Q",
    state: "assigned",
    pickup_at: "2026-11-20T20:00:00.000Z",
    reconfirm_from: "2026-11-20T08:00:00.000Z",
  };
  const trips = [
    { ...trip, id: "near" },
    { ...trip, id: "far", reconfirm_from: "2026-11-20T08:00:01.000Z" },
    { ...trip, id: "gone", pickup_at: "2026-11-20T08:00:00.000Z", reconfirm_from: "2026-11-19T14:00:00.000Z" },
    { ...trip, id: "said", state: "reconfirmed" },
  ];
  const report = vi.fn(async () => undefined);
  renderPage(<ReconfirmTrips trips={trips} now={new Date("2026-11-20T08:00:00Z")} outbox={{ report }} />);
  const buttons = await screen.findAllByRole("button", { name: "Reconfirm trip" });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  expect(report.mock.calls).toEqual([["near", "reconfirm"]]);
});
