// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { Href } from "#platform/browser/link.tsx";
import { addressesOf, page, shell } from "#platform/route-table.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { notBuiltYet } from "../../not-built-yet.ts";
import { shells } from "../../routes.ts";
import { SideNavigation } from "./admin-frame.tsx";
import { adminNavigation, builtOnly, placeOf, plannedNavigation } from "./navigation.ts";
import { waitingByPage } from "./waiting-by-page.ts";

afterEach(cleanup);

const built = new Set<string>(shells.flatMap(({ lines }) => lines.flatMap((line) => addressesOf(line))));
const addresses = (groups: typeof plannedNavigation) => groups.flatMap(({ entries }) => entries.map(({ to }) => to));

test("what is not in the route table is not shown, and neither is a group without pages", () => {
  const table = [shell("admin", ["admin"], [page("/admin", "overview"), page("/admin/hotels", "hotels")])];
  const groups = builtOnly(plannedNavigation, table);
  expect(groups.map(({ label }) => label)).toEqual(["Today", "Partners"]);
  expect(addresses(groups)).toEqual(["/admin", "/admin/hotels"]);
});

test("today's navigation leads nowhere that does not exist", () => {
  expect(addresses(adminNavigation).filter((to) => !built.has(to))).toEqual([]);
  expect(addresses(adminNavigation)).toEqual(expect.arrayContaining(["/admin", "/dispatcher/dashboard"]));
});

test("every page of Admin, built or still to come, has its place", () => {
  const known = new Set<string>(addresses(plannedNavigation));
  const team = [...built, ...notBuiltYet].filter((path) => path === "/admin" || path.startsWith("/admin/"));
  const missing = team.filter((path) => !known.has(path) && path !== "/admin/login");
  expectListed(missing, [], "src/shells/admin/navigation.ts");
});

test.each([
  ["/admin", "/admin"],
  ["/admin/hotels", "/admin/hotels"],
  ["/admin/hotels/new", "/admin/hotels"],
  ["/admin/revenue/time", "/admin/revenue/time"],
  ["/admin/quotes-enhanced", "/admin/quotes-enhanced"],
  ["/admin/booking", "/admin/booking"],
  ["/admin/booking?reference=CTS-7K3M9Q", "/admin/bookings"],
  ["/admin/quotes-enhanced?quote=1", "/admin/quotes-enhanced"],
  ["/admin/unheard-of", undefined],
])("%s lies under %s", (address, to) => {
  expect(placeOf(new URL(address, "http://localhost"), plannedNavigation)?.entry.to).toBe(to);
});

test("what waits is counted where it is dealt with, and is the sum of the tabs there", () => {
  const waiting = waitingByPage({ hotel: 2, travel_agent: 0, dispatcher: 1, driver_provider: 3, driver: 4 });
  expect([...waiting]).toEqual([
    ["/admin/hotels", 2],
    ["/admin/travel-agents", 0],
    ["/admin/dispatchers", 1],
    ["/admin/partner-drivers", 7],
  ]);
  const payments = { proofs: 2, notices: 1, bank: 40, refunds: 3, cash: 1 };
  expect([...waitingByPage(undefined, payments)]).toEqual([["/admin/payment-verification", 47]]);
  expect([...waitingByPage(undefined, undefined, 3)]).toEqual([["/admin/reviews", 3]]);
  expect([...waitingByPage(undefined, undefined, undefined, 4)]).toEqual([["/admin/crm", 4]]);
  expect(waitingByPage(undefined).size).toBe(0);
});

function show(isNarrow: boolean, onToggle = vi.fn()) {
  const waiting = new Map<Href, number>([["/admin/hotels", 3]]);
  const element = <SideNavigation groups={adminNavigation} waiting={waiting} isNarrow={isNarrow} onToggle={onToggle} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/admin/hotels"] });
  render(<RouterProvider router={router} />);
  return within(screen.getByRole("navigation", { name: "Admin" }));
}

test("the page one is on is marked, and only that one", () => {
  const current = show(false)
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map((link) => link.textContent)).toEqual(["Hotels3 waiting"]);
});

test("as icons it keeps every name for those who cannot see them", () => {
  const names = show(true)
    .getAllByRole("link")
    .map((link) => link.textContent);
  expect(names).toContain("Overview");
  expect(names).toContain("Hotels3 waiting");
});

test("the button says whether the names are shown, and asks for the other", () => {
  const onToggle = vi.fn();
  show(true, onToggle);
  const button = screen.getByRole("button", { name: "Show names" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  fireEvent.click(button);
  expect(onToggle).toHaveBeenCalledOnce();
});
