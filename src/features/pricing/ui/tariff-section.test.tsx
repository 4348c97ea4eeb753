// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { type TariffContent, tariffContent } from "../tariff-contract.ts";
import { TariffSection } from "./tariff-section.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const version = { created_by: null, note: "", created_at: "2026-11-01T08:00:00Z" };
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

/** The editor of a new version, started from the second. */
async function anEditor(classes: object[] = []) {
  const saved: unknown[] = [];
  drawSignedIn(<TariffSection onUnsaved={() => {}} />, {
    "list-tariffs": () => ({
      tariffs: [
        { ...version, version: 2, valid_from: "2026-06-01", standing: "current" },
        { ...version, version: 1, valid_from: "2020-01-01", standing: "past" },
      ],
    }),
    "vehicle-classes": () => ({ classes }),
    "list-rule-choices": () => ({
      zones: [{ id: "z1", name: "Harbour" }],
      buyers: [{ id: "b1", name: "Cape Grace", kind: "hotel" }],
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
  const hidden = (name: string) => ({ name, hidden: true });
  fireEvent.click(screen.getByRole("button", hidden("Add a rule")));
  expect((await screen.findByRole("alert")).textContent).toContain("Price rules › 5 › Name: Give it a name");
  const names = screen.getAllByLabelText("Name, as customers see it", { selector: "input" });
  const last = names.at(-1);
  if (!last) throw new Error("The new rule has no name to enter.");
  fireEvent.change(last, { target: { value: "Peak hours" } });
  for (let up = 0; up < 4; up++) fireEvent.click(screen.getByRole("button", hidden("Move Peak hours up")));
  expect(screen.getByRole("button", hidden("Move Peak hours up")).hasAttribute("disabled")).toBe(true);
  fireEvent.click(screen.getByRole("button", hidden("Remove Public holiday")));
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

test("a rule is limited to a zone’s start and to a partner, and a season is named once for several rules", async () => {
  const saved = await anEditor();
  const hidden = (name: string) => ({ name, hidden: true });
  const last = <T,>(all: readonly T[]): T => {
    const one = all.at(-1);
    if (!one) throw new Error("There is none.");
    return one;
  };
  fireEvent.click(screen.getByRole("button", hidden("Add a season")));
  fireEvent.change(screen.getByLabelText("Name of the season"), { target: { value: "High season" } });
  const season = within(screen.getByLabelText("Until, included").closest("fieldset") as HTMLElement);
  fireEvent.change(season.getByLabelText("From"), { target: { value: "2027-12-15" } });
  fireEvent.change(season.getByLabelText("Until, included"), { target: { value: "2028-01-15" } });

  fireEvent.click(screen.getByRole("button", hidden("Add a rule")));
  fireEvent.change(last(screen.getAllByLabelText("Name, as customers see it", { selector: "input" })), {
    target: { value: "Harbour" },
  });
  fireEvent.change(last(screen.getAllByLabelText("When")), { target: { value: "season" } });
  expect((await screen.findByRole("alert")).textContent).toContain("A rule names a season that is not in the list");
  fireEvent.change(screen.getByLabelText("Season"), { target: { value: "season-1" } });
  fireEvent.click(last(screen.getAllByLabelText("Harbour")));
  fireEvent.change(screen.getByLabelText("The trip"), { target: { value: "start" } });
  fireEvent.change(last(screen.getAllByLabelText(/Only for partners or companies/)), { target: { value: "b1" } });
  fireEvent.change(screen.getByLabelText("If several surcharges apply"), { target: { value: "highest" } });
  press("Save as version 3");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({
    content: {
      ruleSum: "highest",
      seasons: [{ id: "season-1", name: "High season", spans: [{ from: "2027-12-15", until: "2028-01-15" }] }],
      timeRules: [
        {},
        {},
        {},
        {},
        {
          when: { kind: "season", season: "season-1" },
          only: { weekdays: [1, 2, 3, 4, 5], zones: ["z1"], zoneEnd: "start", buyers: ["b1"] },
        },
      ],
    },
  });
});

test("a class is hired by the day once it has prices, and no longer once they are emptied", async () => {
  const coach = { fewest: 1, most: 50, bags: 60, comfort: 1, grade: "", is_base: false, drawing: "large_coach" };
  const saved = await anEditor([
    { ...coach, id: "large_coach", name: "Large coach", state: "on_sale" },
    { ...coach, id: "luxury_coach", name: "Luxury coach", state: "on_sale" },
  ]);
  await screen.findByLabelText("Car hire, Large coach, A day");
  const enter = (title: string, vehicle: string, unit: string, value: string) =>
    fireEvent.change(screen.getByLabelText(`${title}, ${vehicle}, ${unit}`), { target: { value } });
  enter("Car hire", "Large coach", "A day", "9 000");
  expect((await screen.findByRole("alert")).textContent).toContain("Enter a price above R0");
  enter("Car hire", "Large coach", "Half a day", "5 000");
  enter("Coaches", "Luxury coach", "A day", "");
  enter("Coaches", "Luxury coach", "Short hop", "");
  press("Save as version 3");
  await waitFor(() => expect(saved).toHaveLength(1));
  const [{ content }] = z.parse(z.array(z.object({ content: tariffContent })), saved) as [{ content: TariffContent }];
  expect([content.carHire.half_day.large_coach, content.carHire.full_day.large_coach]).toEqual([500_000, 900_000]);
  expect(Object.keys(content.coach.day)).toEqual(["large_coach"]);
});
