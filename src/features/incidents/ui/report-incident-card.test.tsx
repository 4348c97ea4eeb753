// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "#platform/ids.ts";
import { renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";

/** The phone’s requests; `isDown` cuts the connection. */
const sent: { name: string; input: Record<string, unknown> }[] = [];
let isDown = false;

vi.mock("#platform/browser/use-call.ts", async (original) => ({
  ...(await original<object>()),
  async callSignedIn({ name }: { name: string }, input: Record<string, unknown>) {
    const { CallFailed } = await import("#platform/browser/call-api.ts");
    if (isDown) throw new CallFailed(0, "unreachable", "Offline");
    sent.push({ name, input });
    return {};
  },
  useCall: () => ({ data: { incidents: [] } }),
}));

const { ReportIncidentCard } = await import("./report-incident-card.tsx");
const { wipeOutbox } = await import("#platform/browser/outbox.ts");

beforeEach(() => {
  sent.length = 0;
  isDown = false;
});
afterEach(async () => {
  cleanup();
  await wipeOutbox();
});

const choose = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("offline a report is saved on the phone, photos can be added, and it is sent once the connection is back", async () => {
  isDown = true;
  const tripId = newId();
  renderPage(<ReportIncidentCard tripId={tripId} photo={(id) => <p>photograph of {id}</p>} />);
  fireEvent.click(screen.getByRole("button", { name: "Report incident" }));
  choose(/What happened/, "accident");
  choose(/How serious/, "critical");
  choose(/In your words/, "A taxi drove into us");
  fireEvent.click(screen.getAllByRole("button", { name: "Report incident", hidden: true }).at(-1) as HTMLElement);
  await screen.findByText("Saved on this phone");
  const key = /photograph of (.+)/.exec(screen.getByText(/photograph of/).textContent ?? "")?.[1];
  isDown = false;
  dispatchEvent(new Event("online"));
  await eventually(() =>
    expect(sent).toMatchObject([
      { name: "report-incident", input: { key, trip_id: tripId, type: "accident", severity: "critical" } },
    ]),
  );
});
