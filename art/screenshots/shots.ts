import type { Page } from "@playwright/test";
import { addDays, localDateOf } from "#domain/time/local-time.ts";

/** One picture of the README: whose page it is, where it is, and what is done there before it is taken. */
export type Shot = {
  readonly name: string;
  readonly who?: "customer" | "driver" | "dispatcher" | "admin";
  readonly size: "desktop" | "phone";
  readonly theme?: "dark";
  readonly address: string;
  readonly ready?: (page: Page) => Promise<void>;
};

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** Stands in an address for a trip that is under way, which is known only once the site runs. */
export const liveTrip = "{live}";

export const shots: readonly Shot[] = [
  { name: "home-1440", size: "desktop", address: "/" },
  { name: "home-390", size: "phone", address: "/" },
  { name: "home-dark-390", size: "phone", theme: "dark", address: "/" },
  { name: "tours-1440", size: "desktop", address: "/tours" },
  { name: "tour-1440", size: "desktop", address: "/tours/winelands" },
  { name: "booking-1440", size: "desktop", address: `/booking?${new URLSearchParams(aTransfer())}`, ready: showPrice },
  { name: "dashboard-1440", who: "customer", size: "desktop", address: "/dashboard" },
  { name: "manage-1440", who: "customer", size: "desktop", address: "/dashboard", ready: openFirstBooking },
  { name: "admin-1440", who: "admin", size: "desktop", address: "/admin" },
  { name: "bookings-1440", who: "admin", size: "desktop", address: "/admin/bookings" },
  { name: "quote-1440", who: "admin", size: "desktop", address: "/admin/quotes-enhanced", ready: openDraft },
  { name: "dispatch-1440", who: "dispatcher", size: "desktop", address: "/dispatcher/dashboard" },
  { name: "driver-390", who: "driver", size: "phone", address: "/driver/dashboard" },
  { name: "tracking-1440", who: "admin", size: "desktop", address: "/admin/tracking" },
  { name: "live-390", size: "phone", address: liveTrip },
];

/** Tomorrow week, so that the calendar has room. */
function aTransfer() {
  const date = addDays(localDateOf(new Date()), 8);
  return {
    service: "airport_transfer",
    pickup: "Cape Town International Airport",
    destination: "Camps Bay",
    date,
    time: "10:30",
  };
}

async function showPrice(page: Page) {
  await page.getByText(/^R\d/).first().waitFor();
}

async function openFirstBooking(page: Page) {
  await page
    .getByRole("button", { name: /^Details/ })
    .first()
    .click();
}

async function openDraft(page: Page) {
  await page.getByText("Coach to the stadium").click();
}
