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

const openDrawer = async () => {
  fireEvent.click(screen.getByRole("button", { name: "Menu" }));
  return within(await screen.findByRole("dialog", { name: "Menu" }));
};

test("one tap opens it, and the button says that it is coming", async () => {
  const drawer = openDrawer();
  const button = screen.getByRole("button", { name: "Menu" });
  expect(button.getAttribute("aria-expanded")).toBe("true");
  expect(button.getAttribute("aria-busy")).toBe("true");
  await drawer;
  expect(button.getAttribute("aria-busy")).toBeNull();
});

test("the drawer holds what the bar holds, and Sign Up", async () => {
  const drawer = await openDrawer();
  const labels = drawer.getAllByRole("link", { hidden: true }).map((link) => link.textContent);
  expect(labels).toEqual(
    expect.arrayContaining(["Home", "All Services", "Attractions", "Overberg", "About", "Contact"]),
  );
  expect(labels).toEqual(expect.arrayContaining(["Customer Login", "Partner Login", "Admin Login", "Sign Up"]));
});

test("following a link closes it", async () => {
  const drawer = await openDrawer();
  fireEvent.click(drawer.getByRole("link", { name: "Contact" }));
  expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull();
});
