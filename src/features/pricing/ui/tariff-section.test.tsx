// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
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
  const saved: unknown[] = [];
  drawSignedIn(<TariffSection onUnsaved={() => {}} />, {
    "list-tariffs": () => ({
      tariffs: [
        { ...version, version: 2, valid_from: "2026-06-01", standing: "current" },
        { ...version, version: 1, valid_from: "2020-01-01", standing: "past" },
      ],
    }),
    "read-tariff": ({ version }) => ({ version, content: tariffContent.parse(sampleTariff) }),
    "save-tariff": (input) => {
      saved.push(input);
      return { ...version, version: 3, valid_from: "2026-11-20", standing: "current" };
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "New version from this, version 2" }));
  await screen.findByText("Starts from version 2. Prices include VAT.");
  return saved;
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

test("a price rule is added, ordered and saved, and an incomplete one says what is missing", async () => {
  const saved = await anEditor();
  const within = (name: string) => ({ name, hidden: true });
  fireEvent.click(screen.getByRole("button", within("Add a rule")));
  expect((await screen.findByRole("alert")).textContent).toContain("Price rules › 5 › Name: Give it a name");
  const names = screen.getAllByLabelText("Name, as customers see it", { selector: "input" });
  const last = names.at(-1);
  if (!last) throw new Error("The new rule has no name to enter.");
  fireEvent.change(last, { target: { value: "Peak hours" } });
  for (let up = 0; up < 4; up++) fireEvent.click(screen.getByRole("button", within("Move Peak hours up")));
  expect(screen.getByRole("button", within("Move Peak hours up")).hasAttribute("disabled")).toBe(true);
  fireEvent.click(screen.getByRole("button", within("Remove Public holiday")));
  press("Save as version 3");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    content: {
      timeRules: [
        {
          name: "Peak hours",
          share: 0.1,
          when: { kind: "hours", from: "06:30", until: "09:00" },
          only: { weekdays: [1, 2, 3, 4, 5] },
        },
        { id: "night" },
        { id: "festive-season" },
        { id: "short-notice" },
      ],
    },
  });
});
