// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { usualMenus } from "#domain/page/menus.ts";
import { FiguresProvider } from "#features/content/ui/figures.tsx";
import { usualFigures } from "#testing/company/usual-figures.ts";
import { Header } from "./header.tsx";
import { MobileDrawer } from "./mobile-drawer.tsx";

const hide = vi.fn();

beforeEach(() => {
  // The browser's own part, which this DOM does not have; tests/visitor-taps-first.spec.ts has the whole.
  Object.assign(HTMLElement.prototype, { hidePopover: hide });
  const Page = () => (
    <FiguresProvider value={usualFigures}>
      <Header company={sampleCompany} menu={usualMenus.header} />
      <MobileDrawer company={sampleCompany} menu={usualMenus.header} />
    </FiguresProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", Component: Page }])} />);
});
afterEach(() => {
  cleanup();
  hide.mockReset();
});

const drawer = () => screen.getByRole("dialog", { name: "Menu" });

test("the button opens it without a script", () => {
  const button = screen.getByRole("button", { name: "Menu" });
  expect(button.getAttribute("popovertarget")).toBe(drawer().id);
  expect(drawer().getAttribute("popover")).toBe("auto");
});

test("the drawer holds what the bar holds, and Sign Up", () => {
  const labels = within(drawer())
    .getAllByRole("link", { hidden: true })
    .map((link) => link.textContent);
  expect(labels).toEqual(
    expect.arrayContaining(["Home", "All Services", "Attractions", "Overberg", "About", "Contact"]),
  );
  expect(labels).toEqual(expect.arrayContaining(["Customer Login", "Partner Login", "Admin Login", "Sign Up"]));
});

test("following a link closes it, choosing a theme does not", () => {
  fireEvent.click(within(drawer()).getByRole("radio", { name: "Dark" }));
  expect(hide).not.toHaveBeenCalled();
  fireEvent.click(within(drawer()).getByRole("link", { name: "Contact" }));
  expect(hide).toHaveBeenCalledOnce();
});

test("it closes when the focus leaves it", () => {
  const [first, last] = [
    within(drawer()).getByRole("link", { name: "Home" }),
    screen.getByRole("button", { name: "Menu" }),
  ];
  fireEvent.blur(first, { relatedTarget: within(drawer()).getByRole("link", { name: "Contact" }) });
  expect(hide).not.toHaveBeenCalled();
  fireEvent.blur(first, { relatedTarget: last });
  expect(hide).toHaveBeenCalledOnce();
});

test("who has booked finds the way to their booking in the bar, its menu and the drawer", () => {
  const ways = screen.getAllByRole("link", { name: "Manage booking", hidden: true });
  expect(ways.map((way) => way.getAttribute("href"))).toEqual(Array(3).fill("/confirm-booking"));
});
