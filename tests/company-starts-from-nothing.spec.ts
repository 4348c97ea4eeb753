import fs from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { addHours, addMinutes, localDateOf, localTimeOf } from "../src/domain/time/local-time.ts";
import { newOpenFolder } from "../src/testing/open-folder.ts";
import { dayAhead } from "./a-booked-journey.ts";
import * as company from "./a-new-company.ts";
import { barriers } from "./accessibility.ts";
import { dragByMouse } from "./dragging.ts";
import { driveOffline, expectWholeDrive } from "./drive-offline.ts";
import { emailTo, linkIn } from "./mailbox.ts";
import { meetsByPin, noOneComes, raisesSos } from "./on-the-road.ts";
import { allBearTheName, noEmailSays, noPageSays, productName, starlight } from "./sample-company.ts";
import { type Site, startSite } from "./site-process.ts";

const owner = "owner@starlight.example";
const driver = "sipho@starlight.example";
const [anna, ben] = ["anna@example.com", "ben@example.com"];
/** Far enough ahead that a transfer can be booked instantly at any hour. */
const day = dayAhead(2);

let site: Site;
let dataDir: string;
let team: Page;
let sipho: Page;
/** The first customer, with a late plane, and the second, driven after them. */
let first: { page: Page; reference: string };
let second: { page: Page; reference: string };

// One company, from its first sign-in to its first invoice.
test.describe.configure({ mode: "serial", timeout: 400_000 });

test.beforeAll(async ({ browser }) => {
  dataDir = await newOpenFolder();
  site = await startSite({
    DATA_DIR: dataDir,
    DEMO: "0",
    RATE_LIMIT: "off",
    REQUIRE_STAFF_MFA: "off",
    PAYFAST_MODE: "sandbox",
  });
  team = await company.aPage(browser, site);
  sipho = await company.aPage(browser, site, company.phone);
});
test.afterAll(async () => {
  await site?.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

const checklist = () => team.getByRole("region", { name: "Set up your company" });

/** Opens the next step in the checklist. */
async function follow(step: string): Promise<void> {
  await team.goto("/admin");
  await checklist().getByRole("link", { name: step }).click();
}

async function saveTab(tab: string, said: string): Promise<void> {
  await team.getByRole("tabpanel", { name: tab }).getByRole("button", { name: "Save" }).first().click();
  await expect(team.getByText(said)).toBeVisible();
}

test("before the owner has entered anything, no page shows a phone number, claim or review", () =>
  noPageSays(site, (word) => word !== productName));

test("a company without settings only takes enquiries; its owner enters what it needs to sell", async ({ browser }) => {
  const visitor = await company.aPage(browser, site);
  await company.askForTransfer(visitor, { name: "Anna", email: anna, day, time: "10:00" });
  await expect(visitor.getByText("We’ll check which vehicle is available.")).toBeVisible();
  await visitor.close();

  await team.goto(await company.createOwner(site, dataDir, owner));
  await team.getByRole("button", { name: "Choose a new password" }).click();
  await team.getByLabel("New password").fill(company.ownersPassword);
  await team.getByRole("button", { name: "Save new password" }).click();
  await expect(checklist()).toContainText("0 of 11 steps done");
  expect(await barriers(team)).toEqual([]);

  await follow("Enter your company details");
  const details = team.getByRole("tabpanel", { name: "Company" });
  await company.fill(details, starlight);
  await saveTab("Company", "On the site saved.");
  await company.fill(details, { legalName: "Starlight Transfers (Pty) Ltd" });
  await details.locator("[name=legalName]").press("Enter");
  await expect(team.getByText("On documents saved.")).toBeVisible();
  await follow("Set up VAT");
  await saveTab("Tax", "Tax saved.");
  await follow("Enter your bank account");
  const banking = { bank: "Cape Bank", accountName: "Starlight", accountNumber: "012345678", branchCode: "051001" };
  await company.fill(team.getByRole("tabpanel", { name: "Banking" }), banking);
  await saveTab("Banking", "Banking saved.");
  await follow("Choose how customers pay");
  await saveTab("Payment methods", "Payment methods saved.");
  await follow("Set your prices");
  await team.getByRole("button", { name: "New version from this, version 1" }).click();
  await team.getByText("Airport transfers and rides").click();
  await team.getByLabel("A short hop is up to").fill("6");
  await team.getByRole("button", { name: "Save as version 2" }).click();
  await expect(team.getByText("Tariff 2 is saved.")).toBeVisible();
  await company.soonSays(site, "within 6\u00a0km of the airport");
});

test("a vehicle and a driver are entered, and their documents verified next to the image", async () => {
  await follow("Upload your company’s documents");
  await company.upload(team, { name: "Tourist transport accreditation" });
  await company.upload(team, { name: "Public liability insurance" });

  await follow("Add a vehicle");
  await team.getByRole("button", { name: "Add vehicle" }).first().click();
  const dialog = team.getByRole("dialog");
  const car = { "Number plate": "CA 480-112", Make: "Toyota", Model: "Corolla", Year: "2024", "Passenger seats": "4" };
  for (const [label, value] of Object.entries({ ...car, Bags: "3", Odometer: "12500" }))
    await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel("Class").selectOption({ label: "Sedan" });
  await dialog.getByRole("button", { name: "Add vehicle" }).click();
  await team.getByRole("button", { name: "Add photograph" }).click();
  await dialog.locator("input[type=file]").setInputFiles("public/art/share-fleet-sedan.jpg");
  await expect(dialog.getByText("Uploaded", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Save photograph" }).click();
  await expect(team.getByRole("img", { name: "Toyota Corolla, CA 480-112" })).toBeVisible();
  await team.getByRole("tab", { name: "Documents" }).click();
  for (const name of ["Licence disc", "Roadworthy certificate", "Passenger liability insurance"])
    await company.upload(team, { name });
  await company.upload(team, { name: "Operating licence", allows: "Tourist transport" });

  await follow("Add a driver");
  await team.getByRole("button", { name: "Add driver" }).first().click();
  await company.fill(dialog, { first_name: "Sipho", last_name: "Mokoena", phone: "+27 82 555 0144", email: driver });
  await company.fill(dialog, { born_on: "4 Mar 1968" });
  await dialog.getByRole("button", { name: "Add driver" }).click();
  await expect(team.getByRole("heading", { name: "Sipho Mokoena" })).toBeVisible();
});

test("the driver accepts the invitation and uploads documents; once verified, both can be assigned", async () => {
  await sipho.goto(linkIn(await emailTo(dataDir, driver, "invitation")));
  await sipho.getByLabel("Choose a password").fill(company.ownersPassword);
  await sipho.getByRole("button", { name: "Accept invitation" }).click();
  await expect(sipho.getByText("Your documents are being checked.")).toBeVisible();
  await sipho.getByRole("link", { name: "Documents", exact: true }).click();
  await company.upload(sipho, { name: "Driver’s licence", allows: "B" });
  await company.upload(sipho, { name: "Professional driving permit (PrDP)", allows: "P (passengers)" });
  expect(await barriers(sipho)).toEqual([]);

  await team.goto("/admin/settings?part=documents");
  await company.verifyAll(team, 2);
  await follow("Verify the driver’s documents");
  await team.getByRole("table").getByText("Sipho Mokoena").first().click();
  await team.getByRole("button", { name: "Activate driver" }).click();
  const dialog = team.getByRole("dialog");
  await dialog.getByRole("button", { name: "Activate driver" }).click();
  await expect(dialog).toHaveCount(0);
  await team.getByRole("tab", { name: "Shifts and time off" }).click();
  await team.getByRole("button", { name: "Edit shifts" }).click();
  for (let at = 0; at < 7; at++) {
    await dialog.getByRole("button", { name: "Add shift" }).click();
    await dialog.getByLabel("From").nth(at).fill("00:00");
    await dialog.getByLabel("To").nth(at).fill("00:00");
  }
  await dialog.getByRole("button", { name: "Save shifts" }).click();
  await expect(dialog).toHaveCount(0);
  await team.goto("/admin");
  await expect(checklist()).toContainText("10 of 11 steps done");
});

test("now a transfer is booked instantly and paid; one is assigned by drag and drop, one accepted by link", async ({
  browser,
}) => {
  first = await aPaidTransfer({ name: "Anna", email: anna, day, time: "10:00" }, "BA 59");
  second = await aPaidTransfer({ name: "Ben", email: ben, day, time: "12:30" });
  await team.goto("/admin");
  await expect(team.getByText(/Good \w+, Naledi/)).toBeVisible();
  await expect(checklist(), "all is done").toHaveCount(0);

  await team.goto(`/dispatcher/dashboard?date=${day}`);
  await expect(team.getByText("Live", { exact: true })).toBeVisible();
  const trip = await tripOf(first.reference);
  const dialog = team.getByRole("dialog");
  await dragByMouse(team, {
    what: team.locator(`[data-trip="${trip.id}"]`).first(),
    onto: team.locator(`[data-row]:has-text("Sipho Mokoena")`).first(),
    said: team.getByText("Assign to Sipho Mokoena"),
  });
  await dialog.getByRole("button", { name: /Sipho Mokoena, CA 480-112/ }).click();
  await dialog.getByRole("button", { name: "Assign trip" }).click();
  await expect(team.getByText("Trip assigned")).toBeVisible();
  expect(await emailTo(dataDir, driver, "driver-assigned")).toContain(first.reference);

  await team
    .locator(`[data-trip="${(await tripOf(second.reference)).id}"]`)
    .first()
    .focus();
  await team.keyboard.press("o");
  await dialog.getByText("One driver").click();
  await dialog.getByRole("checkbox", { name: /Sipho Mokoena/ }).check();
  await dialog.getByRole("button", { name: "Send offer" }).click();
  await expect(team.getByText("Offer sent")).toBeVisible();
  await sipho.goto(linkIn(await emailTo(dataDir, driver, "trip-offered")));
  await sipho.getByRole("button", { name: "Accept" }).click();
  await expect(sipho).toHaveURL(/\/driver\/confirm\/success/);
  await expect.poll(async () => (await tripOf(second.reference)).state).toBe("assigned");

  async function aPaidTransfer(transfer: Parameters<typeof company.askForTransfer>[1], flight?: string) {
    const page = await company.aPage(browser, site);
    await company.askForTransfer(page, transfer, flight);
    await expect(page.getByText("The price is final and a vehicle is available.")).toBeVisible();
    return { page, reference: await company.completeAndPay(page) };
  }
});

const tripOf = (reference: string, on = day) => company.tripOnBoard(team, reference, on);
const timeOf = async (reference: string) => localTimeOf(new Date((await tripOf(reference)).pickup_at));

test("a late flight moves the pickup, and one click saves the trip after it", async () => {
  await team
    .locator(`[data-trip="${(await tripOf(first.reference)).id}"]`)
    .first()
    .click();
  const drawer = team.getByRole("dialog", { name: `Trip ${first.reference}` });
  await drawer.getByRole("button", { name: "Enter landing" }).click();
  const dialog = team.getByRole("dialog", { name: "Flight BA 59" });
  await dialog.getByLabel("Lands").fill("11:30");
  await dialog.getByRole("button", { name: "Save flight" }).click();
  await expect(drawer.getByText(/^11:30/).first()).toBeVisible();
  expect(await timeOf(first.reference)).toBe("11:30");
  await seesTime(first, anna, "11:30");
  expect(await emailTo(dataDir, driver, "pickup-time-for-driver")).toContain("11:30");

  const late = drawer.getByRole("list", { name: "Trips that would start late" });
  await expect(late).toContainText(second.reference);
  expect(await barriers(team, "dialog[open]")).toEqual([]);
  await drawer.getByRole("button", { name: "Move pickup" }).click();
  await expect(drawer.getByText("No later trip is affected.")).toBeVisible();
  const moved = await timeOf(second.reference);
  expect(moved > "12:30").toBe(true);
  await seesTime(second, ben, moved);
});

/** The customer’s page and email agree. */
async function seesTime({ page, reference }: typeof first, email: string, time: string): Promise<void> {
  expect(await emailTo(dataDir, email, "pickup-moved")).toContain(time);
  await page.goto(`/confirm-booking/${reference}`);
  await expect(page.getByText(new RegExp(`, ${time}$`)).first()).toBeVisible();
}

test("driven by the driver from the phone, seen by everyone, completed and invoiced", async () => {
  // The first customer arrives sooner after all, and dispatch moves the pickup to an hour from now.
  const soon = addHours(new Date(), 1);
  const { id, version } = await tripOf(first.reference);
  const moved = { trip_id: id, version, pickup_at: soon.toISOString(), reason: "An earlier flight" };
  expect(await company.ask(team, "shift-trip", moved)).toMatchObject({ status: 200 });
  const state = async () => (await tripOf(first.reference, localDateOf(soon))).state;

  await sipho.goto("/driver/dashboard");
  const next = sipho.getByRole("region", { name: /Next trip|Your trip now/ });
  await expect(next).toContainText(first.reference);
  // The phone first shows its saved day, with this trip two days ahead.
  const onMyWay = next.getByRole("button", { name: "I’m on my way" });
  await expect(onMyWay).toBeVisible();
  await sipho.context().setOffline(true);
  await onMyWay.dblclick();
  await next.getByRole("button", { name: "I’ve arrived" }).dblclick();
  await expect(sipho.getByText("2 reports are waiting for a connection")).toBeVisible();
  expect(await state()).toBe("assigned");
  await sipho.context().setOffline(false);
  await expect.poll(state).toBe("arrived");
  await expect(sipho.getByText("2 reports are waiting for a connection")).toBeHidden();
  await first.page.goto(`/confirm-booking/${first.reference}`);
  await expect(first.page.getByText("Driver at the pickup").first()).toBeVisible();
  await expect(first.page.getByText("CA 480-112").first()).toBeVisible();
  expect(await barriers(sipho)).toEqual([]);
  await next.getByRole("button", { name: "Passenger on board" }).dblclick();
  await next.getByRole("button", { name: "Passenger dropped off" }).dblclick();
  await expect(next, "the trip after it").toContainText(second.reference);
  await expect.poll(state).toBe("completed");

  await first.page.reload();
  await expect(first.page.getByText("Completed", { exact: true }).first()).toBeVisible();
  await team.goto(`/admin/booking?reference=${first.reference}`);
  await expect(team.getByText("Completed", { exact: true }).first()).toBeVisible();
  await expect(team.getByText(/INV-/).first()).toBeVisible();
});

test("five reports and a photo offline, the app closed and reopened: sent twice, stored once, in order", async () => {
  const soon = addMinutes(new Date(), 170);
  const { id, version } = await tripOf(second.reference);
  const moved = { trip_id: id, version, pickup_at: soon.toISOString(), reason: "An earlier flight" };
  expect(await company.ask(team, "shift-trip", moved)).toMatchObject({ status: 200 });

  const readRecord = () => company.ask(team, "read-trip-record", { trip_id: id });
  const trip = { id, reference: second.reference };
  sipho = await driveOffline(sipho, trip, async () => (await readRecord()).events.length);
  expectWholeDrive(await readRecord());
  const { photos } = await company.ask(team, "list-photos", { trip_id: id });
  expect(photos).toMatchObject([{ kind: "arrival", by: "Sipho Mokoena" }]);
});

test("no page, title or email mentions the sample company", async () => {
  await noPageSays(site);
  await allBearTheName([team, sipho, first.page]);
  await noEmailSays(dataDir, { exceptTo: owner });
});

const road = () => ({ site, dataDir, team, phone: sipho });

test("a late flight and paid waiting; met by PIN, dropped off, reviewed and published", ({ browser }) =>
  meetsByPin(road(), browser));
test("a no-show: the driver collects evidence, a dispatcher confirms", () => noOneComes(road()));
test("a driver’s SOS appears on our team’s open page at once, is accepted and closed", () => raisesSos(road()));
