// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderPage } from "#testing/answer-calls.tsx";
import { eventually } from "#testing/eventually.ts";
import { LostItemsCard } from "./lost-items-card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = "2026-11-20T08:00:00.000Z";
const trip = { id: "018f0000-0000-7000-8000-000000000001", pickup_at: at, from: "Airport", to: "Paarl", plate: "CA 1" };
const item = { id: "i", what: "A blue rain jacket", pickup_at: at, reported_at: at, answer: "", return_words: "" };

test("a customer reports an item from the only trip, and sees that the driver is asked", async () => {
  let items: object[] = [];
  const calls = answerCalls({
    "booking-lost-items": () => ({ items, trips: [trip] }),
    "report-lost-item": () => {
      items = [{ ...item, state: "reported", return_way: null }];
      return { id: "i" };
    },
  });
  renderPage(<LostItemsCard reference="CTS-7K3M9Q" code="K7PM3QXR" />);
  fireEvent.click(await screen.findByRole("button", { name: "Report lost item" }));
  fireEvent.change(screen.getByLabelText(/What is it/), { target: { value: "A blue rain jacket" } });
  fireEvent.click(screen.getAllByRole("button", { name: "Report lost item", hidden: true }).at(-1) as HTMLElement);
  await eventually(() =>
    expect(calls).toContainEqual({
      name: "report-lost-item",
      input: {
        reference: "CTS-7K3M9Q",
        code: "K7PM3QXR",
        trip_id: trip.id,
        what: "A blue rain jacket",
        left_where: "",
        contact: "",
      },
    }),
  );
  await screen.findByText("Asked the driver");
});

test("the page shows how it is returned; before anyone was on board it shows nothing", async () => {
  const returning = { ...item, state: "returning", return_way: "collect", return_words: "From 08:00" };
  answerCalls({ "booking-lost-items": { items: [returning], trips: [] } });
  renderPage(<LostItemsCard reference="CTS-7K3M9Q" code={null} />);
  await screen.findByText("You can collect it from our office. From 08:00");
  cleanup();
  const calls = answerCalls({ "booking-lost-items": { items: [], trips: [] } });
  const { container } = renderPage(<LostItemsCard reference="CTS-7K3M9Q" code={null} />);
  await eventually(() => expect(calls).toHaveLength(1));
  expect(container.textContent).toBe("");
});
