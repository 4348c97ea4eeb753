// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { tariffContent } from "../tariff-contract.ts";
import { TariffSection } from "./tariff-section.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const version = { created_by: null, note: "", created_at: "2026-11-01T08:00:00Z" };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

/** The editor of a new version, started from the second. */
async function anEditor() {
  drawSignedIn(<TariffSection onUnsaved={() => {}} />, {
    "list-tariffs": () => ({
      tariffs: [
        { ...version, version: 2, valid_from: "2026-06-01", standing: "current" },
        { ...version, version: 1, valid_from: "2020-01-01", standing: "past" },
      ],
    }),
    "read-tariff": ({ version }) => ({ version, content: tariffContent.parse(startingTariff) }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "New version from this, version 2" }));
  await screen.findByText("Starts from version 2. Prices include VAT.");
}

function changeSomething() {
  const [field] = screen.getAllByRole("textbox", { hidden: true });
  if (!field) throw new Error("There is nothing to write in.");
  fireEvent.change(field, { target: { value: "777" } });
  fireEvent.blur(field);
}

test("an editor in which nothing was changed closes at once", async () => {
  await anEditor();
  press("Close the editor");
  expect(screen.queryByText("Starts from version 2. Prices include VAT.")).toBeNull();
});

test.each([
  ["closing the editor", "Close the editor", null],
  ["beginning from another version", "New version from this, version 1", "Starts from version 1. Prices include VAT."],
])("%s asks before what was changed is lost", async (_what, button, after) => {
  await anEditor();
  changeSomething();
  await screen.findByText("Not saved yet");
  press(button);
  expect(await screen.findByText("Discard your changes?")).toBeTruthy();
  press("Keep editing");
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  press(button);
  press("Discard changes");
  await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
  if (after) expect(await screen.findByText(after)).toBeTruthy();
});
