import { expect, type Page } from "@playwright/test";
import { addDays, localDateOf } from "../src/domain/time/local-time.ts";
import { publicHoliday } from "../src/domain/time/public-holidays.ts";

/** Far enough ahead that no short-notice rule applies. */
export const dayAhead = (days: number) => addDays(localDateOf(new Date()), days);

/** The first ordinary day from then on, because trips cost more on holidays and in the festive season. */
export function ordinaryDay(days: number) {
  let day = dayAhead(days);
  while (publicHoliday(day) || isFestive(day)) day = addDays(day, 1);
  return day;
}
const isFestive = (day: string) => day.slice(5) >= "12-15" || day.slice(5) <= "01-10";

type Booker = {
  readonly email: string;
  readonly day: string;
  /** A promo code that came with the link. */
  readonly promo?: string;
};

/** Fills in an airport transfer, up to the review. */
export async function fillTransfer(page: Page, { email, day, promo }: Booker): Promise<void> {
  const pickup = "Cape Town International Airport";
  const trip = { service: "airport_transfer", pickup, destination: "Sea Point", date: day, time: "11:00" };
  const wish = { ...trip, ...(promo && { promo }) };
  await page.goto(`/booking?${new URLSearchParams(wish)}`);
  await expect(page.getByLabel("Pickup location")).toHaveValue(pickup);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("First name").fill("Nomsa");
  await page.getByLabel("Last name").fill("Traveller");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("+27 82 555 0188");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/5-20 minutes/).first()).toBeVisible();
}

/** Books an airport transfer through the wizard, and returns its reference. */
export async function bookTransfer(page: Page, booker: Booker): Promise<string> {
  await fillTransfer(page, booker);
  await page.getByRole("button", { name: "Complete Booking" }).click();
  await expect(page).toHaveURL(/\/payment-selection\?booking=CTS-[0-9A-Z]{6}$/);
  return new URL(page.url()).searchParams.get("booking") ?? "";
}
