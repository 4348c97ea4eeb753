// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressesOf } from "#platform/route-table.ts";
import { shells } from "../../routes.ts";
import { ShortcutsDialog } from "./shortcuts-dialog.tsx";
import { pageKeys, useShortcuts } from "./use-shortcuts.ts";

const help = vi.fn();
beforeEach(() => help.mockReset());
afterEach(cleanup);

function Page() {
  useShortcuts(help);
  return (
    <main>
      <p>at {useLocation().pathname}</p>
      <input type="search" aria-label="Search" />
      <textarea aria-label="Note" />
    </main>
  );
}

const open = () =>
  render(
    <RouterProvider router={createMemoryRouter([{ path: "*", Component: Page }], { initialEntries: ["/admin"] })} />,
  );
const press = (key: string, target: Element | Window = window) => fireEvent.keyDown(target, { key });

test("? shows the keys, N starts a booking, / goes to the search", async () => {
  open();
  press("?");
  expect(help).toHaveBeenCalledOnce();
  press("/");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  press("n");
  await screen.findByText("at /admin/booking");
});

test.each(pageKeys)("G and $key go to $to, an address that exists", async ({ key, to }) => {
  const built = shells.flatMap(({ lines }) => lines.flatMap((line) => addressesOf(line)));
  expect(built).toContain(to);
  open();
  press("g");
  press(key);
  await screen.findByText(`at ${to}`);
});

test("no key is taken from someone who types", () => {
  open();
  for (const key of ["?", "n", "/"]) press(key, screen.getByRole("textbox", { name: "Note" }));
  expect(help).not.toHaveBeenCalled();
  expect(screen.queryByText("at /admin")).not.toBeNull();
});

test("the sheet lists every page a key leads to", () => {
  render(<ShortcutsDialog open onClose={() => {}} />);
  for (const { label } of pageKeys) expect(screen.queryAllByText(label)).not.toEqual([]);
});
