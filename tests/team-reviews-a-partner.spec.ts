import { expect, type Page } from "@playwright/test";
import { barriers } from "./accessibility.ts";
import { keepsNobodyOut, wide } from "./looks.ts";
import { test } from "./signed-in.ts";

test.use({ who: "admin" });

async function openAdmin(page: Page) {
  await page.goto("/admin");
  await expect(page.getByText(/^Good (morning|afternoon|evening), /)).toBeVisible();
}

/** A new applicant, so that this journey shares no application with another. */
async function applyAsHotel(page: Page) {
  const name = `Journey House ${Math.random().toString(36).slice(2, 8)}`;
  const pdf = async () => {
    const answer = await page.request.post("/files/v1", {
      data: Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"),
      headers: { "content-type": "application/octet-stream", "x-file-name": "paper.pdf" },
    });
    const { id, claim } = await answer.json();
    return { file_id: id, claim };
  };
  const answer = await page.request.post("/functions/v1/submit-application", {
    data: {
      kind: "hotel",
      company_name: name,
      contact_name: "Ayanda Nkosi",
      email: `${name.replaceAll(" ", ".").toLowerCase()}@example.com`,
      phone: "+27 82 555 0199",
      area: "Gardens",
      details: { house_type: "hotel", street_address: "1 Kloof Street", rooms: 24, stars: 4, model: "undecided" },
      documents: { company_registration: [await pdf()], bank_letter: [await pdf()] },
      agrees_to_privacy: true,
      is_true: true,
    },
  });
  expect(await answer.json()).toMatchObject({ success: true });
  return name;
}

test("an application is reviewed, questioned, approved and invited", async ({ page }) => {
  const name = await applyAsHotel(page);
  await openAdmin(page);
  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: /^Hotels/ })
    .click();
  await page.getByRole("searchbox", { name: "Search name, email or reference" }).fill(name);
  await page.getByRole("row", { name: new RegExp(name) }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText("1 Kloof Street"), "it is read before the applicant hears").toBeVisible();
  await page.getByRole("button", { name: "Start review" }).click();
  await page.getByRole("dialog", { name: "Start review?" }).getByRole("button", { name: "Start review" }).click();
  await expect(page.getByText("Review started").first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const download = page.waitForEvent("download");
  await page
    .getByRole("button", { name: /^Download/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toBe("paper.pdf");

  await page.getByRole("button", { name: "Ask applicant" }).click();
  const asking = page.getByRole("dialog", { name: "Ask the applicant a question" });
  await asking.getByRole("button", { name: "Send question" }).click();
  await expect(asking.getByText("Enter the question"), "an empty question is not sent").toBeVisible();
  await asking.getByRole("textbox", { name: "Question" }).fill("Do you have a pickup bay?");
  await asking.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText("We’ve asked the applicant")).toBeVisible();

  await page.getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByRole("button", { name: "Send invitation", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByRole("button", { name: "Send invitation again" })).toBeVisible();
  await expect(page.getByRole("list", { name: "History" }).getByText("Invitation sent")).toBeVisible();
});

test("two people decide at once: the second gets a message, and keeps their text", async ({ page, context }) => {
  const name = await applyAsHotel(page);
  await page.goto("/admin/hotels");
  await page.getByRole("searchbox", { name: "Search name, email or reference" }).fill(name);
  await page.getByRole("row", { name: new RegExp(name) }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();

  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Approve", exact: true }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
  await expect(other.getByRole("button", { name: "Send invitation", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Reject", exact: true }).click();
  const rejecting = page.getByRole("dialog");
  await rejecting.getByRole("textbox", { name: "Reason" }).fill("The papers are not complete.");
  await rejecting.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(rejecting.getByText(/Someone else has just changed this application/)).toBeVisible();
  await expect(rejecting.getByText(/latest version/)).toBeVisible();
  await expect(rejecting.getByRole("textbox", { name: "Reason" })).toHaveValue("The papers are not complete.");
  await rejecting.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Send invitation", exact: true })).toBeVisible();
});

test("the palette finds a booking by its reference, with the keyboard only", async ({ page }) => {
  await openAdmin(page);
  const trips = page.getByRole("table", { name: "Trips today" });
  const reference = await trips
    .getByText(/^CTS-[0-9A-Z]{6}$/)
    .first()
    .textContent();
  await page.keyboard.press("Control+k");
  await page.keyboard.type(String(reference).slice(0, 8).toLowerCase());
  await expect(page.getByRole("option", { name: new RegExp(String(reference)) })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.type(String(reference).slice(8));
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/booking?reference=${reference}`);
  await expect(page.getByRole("dialog", { name: "Search" })).toBeHidden();
  await expect(page.getByRole("main").getByText(String(reference)).first()).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "Recent" }).getByText(String(reference))).toBeVisible();
});

const pages = [
  "/admin",
  "/admin/hotels",
  "/admin/travel-agents",
  "/admin/dispatchers",
  "/admin/partner-drivers",
  "/admin/vehicles",
  "/admin/drivers",
  "/admin/incidents",
  "/admin/reviews",
  "/admin/tracking",
  "/admin/driver-assignments",
  "/admin/driver-assignments?tab=offers",
  "/admin/revenue/service",
  "/admin/revenue/time",
];

async function readsFor(page: Page, address: string) {
  const nth = pages.indexOf(address);
  await page.setViewportSize(wide);
  await page.goto(address);
  const content = page
    .getByRole("table")
    .or(page.getByText("No applications yet"))
    .or(page.getByLabel("Trips by driver"))
    .or(page.getByRole("list", { name: "Ratings" }))
    .or(page.getByRole("list", { name: "Vehicles on duty" }))
    .or(page.getByText("No vehicles on duty"));
  await expect(content.first()).toBeVisible();
  await keepsNobodyOut(page, address, nth);
  if (address !== "/admin") return;
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Admin" }).getByRole("link", { name: "Overview" })).toBeVisible();
  expect.soft(await barriers(page), "the open menu").toEqual([]);
}

// Several in one browser, which has Admin’s scripts cached after the first.
for (const part of [0, 1, 2])
  test(`pages of Admin have no accessibility violations, wide and on a phone, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const address of pages.filter((_, index) => index % 3 === part)) await readsFor(page, address);
  });

test("the side bar stays narrow if the person wants it to", async ({ page }) => {
  await openAdmin(page);
  await page.getByRole("button", { name: "Icons only" }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Show names" })).toBeVisible();
  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: /^Hotels/ })
    .click();
  await expect(page).toHaveURL("/admin/hotels");
});
