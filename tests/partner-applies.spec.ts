import { expect, type Page, test } from "@playwright/test";
import { pdfPage } from "../src/db/seed/documents.ts";
import { barriers } from "./accessibility.ts";
import { wakeUp } from "./awake.ts";

const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: pdfPage(name, ["For a test"]) });

const file = (page: Page, label: string) => page.getByLabel(label, { exact: true }).and(page.locator("input"));

async function fillIn(page: Page) {
  await page.getByLabel("Name of the property").fill("Lantern House");
  await page.getByLabel("CIPC registration number").fill("2015/276640/07");
  await page.getByLabel("Where is it?").fill("Sea Point");
  await page.getByLabel("Your name").fill("Naledi Jacobs");
  await page.getByLabel("Email").fill("naledi@example.com");
  await page.getByLabel("Phone").fill("+27 21 555 0144");
  await page.getByLabel("Property address").fill("1 Beach Road, Sea Point");
  await page.getByLabel("Kind of property").selectOption("guesthouse");
  await page.getByLabel("You may keep and check what I send").check();
  await page.getByLabel("The information I’ve given is true").check();
}

async function addDocuments(page: Page) {
  await file(page, "Company registration").setInputFiles(pdf("registration.pdf"));
  await file(page, "Bank confirmation letter").setInputFiles(pdf("bank.pdf"));
  await expect(page.getByText("Uploaded", { exact: true })).toHaveCount(2);
}

const send = (page: Page) => page.getByRole("button", { name: "Send the application" }).click();

test("a hotel applies with its documents and checks its status through the link", async ({ page }) => {
  await page.goto("/partners/hotel");
  await page.getByRole("link", { name: "Apply as a hotel" }).first().click();
  await expect(page).toHaveURL("/hotel-partner-application");
  await wakeUp(page);
  await fillIn(page);
  await addDocuments(page);
  const progress = page.getByRole("progressbar", { name: "Parts complete" });
  await expect(progress).toHaveAttribute("aria-valuetext", "5 of 5");
  await send(page);
  await expect(page.getByRole("heading", { name: "Thank you. We have your application." })).toBeFocused();
  const reference = await page.getByText(/^APP-[0-9A-Z]{6}$/).innerText();

  await page.getByRole("link", { name: "Check status" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Lantern House" })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText("registration.pdf")).toBeVisible();
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  expect(await barriers(page)).toEqual([]);
});

test("a wrong code opens nothing and says what to do", async ({ page }) => {
  await page.goto("/partner-application?reference=APP-000000&code=WRONGONE");
  await expect(page.getByText("We couldn’t find that application")).toBeVisible();
  await expect(page.getByLabel("Reference")).toHaveValue("APP-000000");
});

test("an incomplete form shows what is missing, at each field", async ({ page }) => {
  await page.goto("/hotel-partner-application");
  await wakeUp(page);
  await send(page);
  await expect(page.getByText("Please enter the name of the company")).toBeVisible();
  await expect(page.getByText("Please add: Company registration")).toBeVisible();
  await expect(page.getByText("Please confirm that your information is true")).toBeVisible();
  await expect(page.getByLabel("Name of the property")).toBeFocused();
  expect(await barriers(page)).toEqual([]);
});

test("files that are not documents are refused with a reason, and can be removed", async ({ page }) => {
  await page.goto("/hotel-partner-application");
  await wakeUp(page);
  const program = { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("MZ not a PDF at all") };
  await file(page, "Company registration").setInputFiles(program);
  await expect(page.getByText("Please choose a PDF, JPG or PNG file")).toBeVisible();
  await page.getByRole("button", { name: "Remove letter.pdf" }).click();
  const huge = { name: "huge.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(6_000_000) };
  await file(page, "Company registration").setInputFiles(huge);
  await expect(page.getByText("The largest we can take is 5 MB.")).toBeVisible();
});

test("an upload of fifty megabytes that bypasses the form is refused with a reason", async ({ page }) => {
  await page.goto("/hotel-partner-application");
  const answer = await page.evaluate(async () => {
    const response = await fetch("/files/v1", { method: "POST", body: new Uint8Array(50 * 1024 * 1024) });
    return [response.status, (await response.json()).message];
  });
  expect(answer).toEqual([413, "This file is too large. Please choose one of at most 5 MB."]);
});

test("if sending fails nothing is lost, not even by a reload, and it is sent once", async ({ page }) => {
  let failures = 1;
  const keys: (string | undefined)[] = [];
  await page.route("**/functions/v1/submit-application", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return failures-- > 0 ? route.abort() : route.continue();
  });
  await page.goto("/hotel-partner-application");
  await wakeUp(page);
  await fillIn(page);
  await addDocuments(page);
  await expect(page.getByText("Your draft is saved in this browser.")).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem("cts-application-hotel")?.includes("bank.pdf"));
  await send(page);
  await expect(page.getByText("Your application was not sent")).toBeVisible();

  await page.reload();
  await wakeUp(page);
  await expect(page.getByLabel("Name of the property")).toHaveValue("Lantern House");
  await expect(page.getByText("bank.pdf")).toBeVisible();
  await send(page);
  await expect(page.getByRole("heading", { name: "Thank you. We have your application." })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  await page.reload();
  await wakeUp(page);
  await expect(page.getByLabel("Name of the property")).toHaveValue("");
});
