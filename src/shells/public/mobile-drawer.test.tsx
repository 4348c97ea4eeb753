// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sampleCompany } from "#features/content/contract.ts";
import { Header } from "./header.tsx";

beforeEach(() => {
  const Page = () => <Header company={sampleCompany} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "*", Component: Page }])} />);
});
afterEach(cleanup);

const openDrawer = () => {
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  return within(screen.getByRole("dialog", { name: "Menu" }));
};

test("the drawer holds what the bar holds, and Sign Up", () => {
  const drawer = openDrawer();
  const labels = drawer.getAllByRole("link", { hidden: true }).map((link) => link.textContent);
  expect(labels).toEqual(
    expect.arrayContaining(["Home", "All Services", "Attractions", "Overberg", "About", "Contact"]),
  );
  expect(labels).toEqual(expect.arrayContaining(["Customer Login", "Partner Login", "Admin Login", "Sign Up"]));
});

test("following a link closes it", () => {
  const drawer = openDrawer();
  fireEvent.click(drawer.getByRole("link", { name: "Contact" }));
  expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
});
