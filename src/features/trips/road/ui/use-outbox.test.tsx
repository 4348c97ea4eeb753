// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { newId } from "#platform/ids.ts";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { roadContract } from "../contract.ts";
import { asReported, type Outbox, useOutbox } from "./use-outbox.ts";
import { WaitingReports } from "./waiting-reports.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Sent = { readonly events: readonly { readonly key: string; readonly event: string }[] };
const taken = ({ events }: Sent) => ({ results: events.map(({ key }) => ({ key, outcome: "moved", message: "" })) });

const refreshes = [roadContract.sendTripEvents];
let outbox: Outbox | undefined;
function Phone() {
  outbox = useOutbox(refreshes);
  return <WaitingReports outbox={outbox} />;
}
const report = (tripId: string, event: "depart" | "arrive") => outbox?.report(tripId, event);
const sentIn = (calls: readonly { readonly input: unknown }[]) =>
  calls.map(({ input }) => (input as Sent).events.map(({ event }) => event));

test("offline reports wait on the phone in order, visibly; once the connection is back they are sent once", async () => {
  const trip = { id: newId(), state: "assigned" as const };
  answerCalls({ "send-trip-events": 503 });
  renderPage(<Phone />);
  await report(trip.id, "depart");
  await report(trip.id, "arrive");
  await screen.findByText("2 reports are waiting for a connection");
  expect(asReported(trip, outbox ?? { waiting: [] }).state).toBe("arrived");

  const calls = answerCalls({ "send-trip-events": taken });
  dispatchEvent(new Event("online"));
  await eventually(() => expect(screen.queryByText(/waiting for a connection/)).toBeNull());
  expect(sentIn(calls)).toEqual([["depart", "arrive"]]);
});

test("a report waits for the phone’s position, even if another part of the page sends the outbox meanwhile", async () => {
  const fixes: PositionCallback[] = [];
  vi.stubGlobal("navigator", {
    ...navigator,
    geolocation: { getCurrentPosition: (result: never) => fixes.push(result) },
  });
  const calls = answerCalls({ "send-trip-events": taken });
  renderPage(<Phone />);
  const reported = report(newId(), "arrive");
  await eventually(() => expect(fixes).toHaveLength(1));
  renderPage(<Phone />);
  outbox?.sendNow();
  fixes[0]?.({ coords: { latitude: -33.97, longitude: 18.6, accuracy: 9 } } as GeolocationPosition);
  await reported;
  await eventually(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.input).toMatchObject({ events: [{ event: "arrive", place: { latitude: -33.97, accuracy_m: 9 } }] });
});

test("a refused report shows the server’s message and is not sent again", async () => {
  const calls = answerCalls({
    "send-trip-events": ({ events }: Sent) => ({
      results: events.map(({ key }) => ({ key, outcome: "refused", message: "It’s too early to set out." })),
    }),
  });
  renderPage(<Phone />);
  await report(newId(), "depart");
  await screen.findByText("It’s too early to set out.");
  outbox?.sendNow();
  expect(sentIn(calls)).toEqual([["depart"]]);
});
