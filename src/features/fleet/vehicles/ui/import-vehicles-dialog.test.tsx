// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { drawSignedIn } from "#testing/builders/people/a-signed-in-screen.tsx";
import { ImportVehiclesDialog } from "./import-vehicles-dialog.tsx";

vi.mock("#design/overlay/toast.tsx", () => import("#testing/kept-toasts.ts"));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const changed = {
  key: "CA 482-117",
  kind: "changed",
  version: 3,
  problems: [],
  changes: [
    { field: "vehicle_class", from: "Luxury coach", to: "Shuttle" },
    { field: "note", from: "", to: "Roof rack" },
  ],
};
const wrong = { key: "CA 1", kind: "error", version: null, changes: [], problems: ["Enter a year such as 2024"] };
const choose = () =>
  fireEvent.change(screen.getByLabelText("File"), {
    target: { files: [new File(["Plate,Class\nCA 482-117,Shuttle\n"], "fleet.csv", { type: "text/csv" })] },
  });
const importButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Import vehicles" });

test("changes are shown with the labels of the lists, and then imported", async () => {
  const onClose = vi.fn();
  const { sent } = drawSignedIn(<ImportVehiclesDialog onClose={onClose} />, {
    "read-sheet": () => ({
      table: [
        ["Plate", "Class"],
        ["CA 482-117", "Shuttle"],
      ],
    }),
    "vehicle-imports": () => ({ runs: [] }),
    "preview-vehicle-import": () => ({ rows: [changed] }),
    "import-vehicles": () => ({ added: 0, changed: 1, unchanged: 0 }),
  });
  choose();
  const list = within(await screen.findByRole("list", { name: "Changes to CA 482-117" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Class: Luxury coach Shuttle",
    "Note: none Roof rack",
  ]);
  fireEvent.click(importButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.find(({ name }) => name === "import-vehicles")).toMatchObject({
    name: "import-vehicles",
    body: { file_name: "fleet.csv", rows: [{ version: 3 }] },
  });
});

test("with an invalid row nothing can be imported, and the reason is shown", async () => {
  drawSignedIn(<ImportVehiclesDialog onClose={() => {}} />, {
    "read-sheet": () => ({
      table: [
        ["Plate", "Class"],
        ["CA 482-117", "Shuttle"],
      ],
    }),
    "vehicle-imports": () => ({ runs: [] }),
    "preview-vehicle-import": () => ({ rows: [changed, wrong] }),
  });
  choose();
  expect(await screen.findByText("Enter a year such as 2024")).toBeTruthy();
  expect(screen.getByText(/Correct these lines in the file/)).toBeTruthy();
  expect(importButton().disabled).toBe(true);
});

test("a file that was already imported changes nothing, and says so", async () => {
  const known = { ...changed, kind: "unchanged", changes: [] };
  drawSignedIn(<ImportVehiclesDialog onClose={() => {}} />, {
    "read-sheet": () => ({
      table: [
        ["Plate", "Class"],
        ["CA 482-117", "Shuttle"],
      ],
    }),
    "vehicle-imports": () => ({ runs: [] }),
    "preview-vehicle-import": () => ({ rows: [known] }),
  });
  choose();
  expect(await screen.findByText(/nothing to import/)).toBeTruthy();
  expect(importButton().disabled).toBe(true);
});

test("before a file is chosen, past imports are listed with their authors and changes", async () => {
  const run = { id: "1", at: "2026-11-02T08:00:00.000Z", by: "Naledi Dube", file_name: "fleet.csv" };
  const done = { added: 2, changed: 3, unchanged: 40, changed_fields: [{ field: "seats", records: 3 }] };
  const undone = { undo_until: "2026-11-03T08:00:00.000Z", undone_at: null };
  const { sent } = drawSignedIn(<ImportVehiclesDialog onClose={() => {}} />, {
    "undo-import": () => ({ rows: 5 }),
    "read-sheet": () => ({
      table: [
        ["Plate", "Class"],
        ["CA 482-117", "Shuttle"],
      ],
    }),
    "vehicle-imports": () => ({ runs: [{ ...run, ...done, ...undone }] }),
  });
  const list = await screen.findByRole("region", { name: "Past imports" });
  expect(list.textContent).toContain("fleet.csv");
  expect(list.textContent).toContain("by Naledi Dube");
  expect(list.textContent).toContain("2 added, 3 changed, 40 unchanged");
  expect(list.textContent).toContain("Seats (3)");
  fireEvent.click(screen.getByRole("button", { name: "Undo import" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Undo this import?" }));
  expect(dialog.getByText(/2 new records are removed, 3 changed ones are as before/)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Undo import" }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ name: "undo-import", body: { id: "1" } })));
});
