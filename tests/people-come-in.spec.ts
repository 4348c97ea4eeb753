import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { typedDay, typist } from "./a-typist.ts";
import { barriers } from "./accessibility.ts";
import { wakeUp } from "./awake.ts";
import { codeIn, emailTo, linkIn } from "./mailbox.ts";
import { test } from "./signed-in.ts";

const dataDir = `.cache/browser-test-data-${process.env.E2E_PORT}`;
const demoPassword = "CapeTown!demo";
/** Each sign-in page, its users, where they land, and what only they see there. */
const signInPages = [
  ["/signup", "customer", "/dashboard", /Good \w+, Emily/],
  ["/auth", "customer", "/dashboard", /Good \w+, Emily/],
  ["/partner-login", "hotel partner", "/hotel/dashboard", "The Harbour Lantern Hotel"],
  ["/partner-login", "travel agent", "/hotel/dashboard", "Southern Swallow Travel"],
  ["/partner-login", "driver provider", "/hotel/dashboard", "Helderberg Driver Services"],
  ["/partner-login", "corporate client", "/company/dashboard", "Blue Crane Software"],
  ["/driver/auth", "driver", "/driver/dashboard", "Hello Sipho"],
  ["/dispatcher-login", "dispatcher", "/dispatcher/dashboard", "Today on the road"],
  ["/admin-login", "admin", "/admin", "Overview"],
  ["/admin-login", "super-user", "/admin", "Overview"],
] as const;

const newAddress = () => `guest-${Math.random().toString(36).slice(2, 10)}@example.com`;
const walkIn = (page: Page, who: string) => page.getByRole("button", { name: `Sign in as demo ${who}`, exact: true });

async function comeIn(page: Page, site: string, who: string) {
  await page.goto(site);
  await walkIn(page, who).click();
  await page.waitForURL((url) => url.pathname !== site);
}

for (const [site, who, home, title] of signInPages)
  test(`${who} signs in at ${site}`, async ({ page }) => {
    await page.goto(site);
    await walkIn(page, who).click();
    await expect(page).toHaveURL(home);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/could not be loaded|couldn’t load/)).toHaveCount(0);
    await page.goto(site);
    await expect(page, "who is in need not come in again").toHaveURL(home);
  });

test("a visitor who opens an area is sent to its sign-in page, and returns there afterwards", async ({ page }) => {
  await page.goto("/driver/dashboard?day=tomorrow");
  await expect(page).toHaveURL(/\/driver\/auth\?next=/);
  await walkIn(page, "driver").click();
  await expect(page).toHaveURL("/driver/dashboard?day=tomorrow");
});

test.describe("a signed-in driver", () => {
  test.use({ who: "driver" });

  test("sees a message in Admin with a link to their own area, and on another sign-in page likewise", async ({
    page,
  }) => {
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "This area is for another role" })).toBeVisible();
    await expect(page.getByText("Sipho Ndlovu")).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole("link", { name: "Go to my dashboard" }).click();
    await expect(page).toHaveURL("/driver/dashboard");
    await page.goto("/admin-login");
    await expect(page.getByRole("heading", { name: "You’re signed in as Sipho Ndlovu (Driver)" })).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(walkIn(page, "admin")).toBeVisible();
  });

  test("signing out in one tab signs out the other; the navigation follows in both", async ({ page, context }) => {
    await page.goto("/about");
    const other = await context.newPage();
    await other.goto("/contact");
    await other.getByText("Account of Sipho").click();
    await expect(other.getByRole("link", { name: "Driver Dashboard" })).toBeVisible();
    await expect(other.getByRole("link", { name: "My Dashboard" })).toBeVisible();
    await expect(other.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(other).toHaveURL("/");
    await expect(page.getByText("Login", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("cts-auth"))).toBeNull();
  });
});

test("a wrong password: it says so, keeps what was typed, and can show the password", async ({ page }) => {
  await page.goto("/signup");
  await page.getByLabel("Email address").fill("customer@demo.example");
  await page.getByLabel("Password", { exact: false }).first().fill("not the one");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("don’t match");
  await expect(page.getByLabel("Email address")).toHaveValue("customer@demo.example");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(page.locator("input[name=password]")).toHaveAttribute("type", "text");
  await expect(page.locator("input[name=password]")).toHaveValue("not the one");
});

test("offline, and with a busy server, it says so and no one is signed out", async ({ page, context }) => {
  await page.goto("/signup");
  await page.getByLabel("Email address").fill("customer@demo.example");
  await page.locator("input[name=password]").fill(demoPassword);
  await page.route("**/auth/v1/token*", (route) => route.fulfill({ status: 503, json: { code: "request_timeout" } }));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("very busy");
  await page.unroute("**/auth/v1/token*");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("couldn’t reach our server");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("on a phone the drawer shows Sign Up to visitors", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Sign Up" }).click();
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
});

test.describe("a signed-in admin", () => {
  test.use({ who: "admin" });

  test("on a phone the drawer shows the person’s name, links to their areas, and Sign out", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    const drawer = page.getByRole("dialog");
    for (const name of ["Admin Dashboard", "My Dashboard"])
      await expect(drawer.getByRole("link", { name })).toBeVisible();
    await expect(drawer.getByRole("link", { name: "Customer Login" })).toHaveCount(0);
    await drawer.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
  });

  test("who calls is booked within a minute by keyboard alone: a new caller with a number and no email, then again", async ({
    page,
  }) => {
    const hands = typist(page);
    const number = `071${String(Date.now()).slice(-7)}`;
    const booked = /\/admin\/booking\?reference=CTS-/;
    await page.goto("/admin");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await hands.press("c");
    await hands.type(number);
    await expect(page.getByText("is not a customer yet")).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await hands.press("Enter");
    await expect(page.getByLabel("First name")).toBeFocused();
    await hands.type("Naledi");
    await hands.press("Tab");
    await hands.type("Khoza");
    for (let field = 0; field < 4; field++) await hands.press("Tab");
    for (const [label, place] of [
      ["From", "airport"],
      ["To", "table bay hotel"],
    ] as const) {
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
      await hands.type(place);
      await expect(page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first()).toBeVisible();
      await hands.press("ArrowDown");
      await hands.press("Enter");
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(/^[A-Z]/);
      await hands.press("Tab");
    }
    await hands.type(typedDay(40));
    await hands.press("Control+Enter");
    await expect(page).toHaveURL(booked);
    expect(hands.seconds({ decisions: 9 })).toBeLessThan(40);

    const first = page.url();
    await expect(page.getByText("Naledi Khoza").first()).toBeVisible();
    await hands.press("c");
    await hands.type(number);
    await expect(page.getByRole("dialog").getByRole("button", { name: "Book again", exact: true })).toBeVisible();
    await hands.press("Enter");
    await hands.press("Enter");
    await expect(page.getByLabel("Pickup date")).toBeFocused();
    await hands.type(typedDay(41));
    await hands.press("Control+Enter");
    await expect(page).not.toHaveURL(first);
    await expect(page).toHaveURL(booked);
    expect(hands.seconds({ decisions: 4 })).toBeLessThan(20);
  });
});

test("a visitor loads none of the session client, even after hydration; a signed-in person does", async ({
  page,
  request,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  const hasClient = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await request.get(url)).text()));
    return texts.some((text) => text.includes("GoTrueClient"));
  };
  for (const address of ["/", "/contact"]) {
    await page.goto(address);
    await wakeUp(page);
    await page.waitForLoadState("networkidle");
  }
  expect(await hasClient()).toBe(false);
  await comeIn(page, "/signup", "customer");
  scripts.clear();
  await page.goto("/contact");
  await expect(page.getByText("Account of Emily")).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(await hasClient()).toBe(true);
});

async function signUp(page: Page, email: string) {
  await page.goto("/signup?view=sign-up");
  await page.getByLabel("Name").fill("Lindiwe Nkosi");
  await page.getByLabel("Email address").fill(email);
  await page.locator("input[name=password]").fill("three words i like");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Check your email")).toBeVisible();
}

test("a new customer signs up, confirms through the link and is signed in; later they reset the password", async ({
  page,
}) => {
  const email = newAddress();
  await signUp(page, email);
  await page.goto(linkIn(await emailTo(dataDir, email, "signup")));
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page).toHaveURL("/dashboard");

  await page.evaluate(() => localStorage.clear());
  await page.goto("/auth");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("Email address"), "what was typed comes along").toHaveValue(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByRole("button", { name: /Send another email in \d+ s/ })).toBeDisabled();
  await page.goto(linkIn(await emailTo(dataDir, email, "recovery")));
  await page.getByRole("button", { name: "Choose a new password" }).click();
  await page.getByLabel("New password").fill("three other words");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page).toHaveURL("/dashboard");

  await page.evaluate(() => localStorage.clear());
  await page.goto("/auth");
  await page.getByLabel("Email address").fill(email);
  await page.locator("input[name=password]").fill("three other words");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("who has not confirmed is led to the code, which works as well as the link; a wrong one is refused", async ({
  page,
}) => {
  const email = newAddress();
  await signUp(page, email);
  const code = codeIn(await emailTo(dataDir, email, "signup"));
  await page.goto("/signup");
  await page.getByLabel("Email address").fill(email);
  await page.locator("input[name=password]").fill("three words i like");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("link", { name: "Enter the code or get a new one" }).click();
  await expect(page.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
  await page.getByLabel("Code").fill(code === "111111" ? "222222" : "111111");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await page.getByLabel("Code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/dashboard");
});

type Tokens = { access_token: string; refresh_token: string };

async function tokensOf(request: APIRequestContext, email: string): Promise<Tokens> {
  const answer = await request.post("/auth/v1/token?grant_type=password", { data: { email, password: demoPassword } });
  return answer.json();
}

const asSuperUser = async (request: APIRequestContext) => ({
  authorization: `Bearer ${(await tokensOf(request, "super@demo.example")).access_token}`,
});

test("an invited dispatcher chooses a password and is signed in; the link works once", async ({ page, request }) => {
  const email = newAddress();
  const invited = await request.post("/functions/v1/invite-staff", {
    headers: await asSuperUser(request),
    data: { email, name: "Zanele Botha", role: "dispatcher" },
  });
  expect(invited.status(), await invited.text()).toBe(200);
  const link = linkIn(await emailTo(dataDir, email, "invitation"));
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You’re invited: Dispatcher" })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByText("Use at least 10 characters.")).toBeVisible();
  await page.getByLabel("Choose a password").fill("three words i like");
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page).toHaveURL("/dispatcher/dashboard");
  await page.goto(link);
  await expect(page.getByText("This invitation has already been accepted")).toBeVisible();
});

test("a stolen refresh token used elsewhere ends the session and is logged", async ({ page, request }) => {
  await comeIn(page, "/partner-login", "corporate client");
  const stored: Tokens & { user: { id: string } } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("cts-auth") ?? "{}"),
  );
  const refresh = (refresh_token: string) =>
    request.post("/auth/v1/token?grant_type=refresh_token", { data: { refresh_token } });
  // The thief uses it twice, so that the owner's is too old to count as a lost answer.
  const first: Tokens = await (await refresh(stored.refresh_token)).json();
  const thief: Tokens = await (await refresh(first.refresh_token)).json();
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("cts-auth") ?? "{}");
    localStorage.setItem("cts-auth", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto("/hotel/dashboard");
  await expect(page).toHaveURL(/\/partner-login\?next=/);
  expect((await refresh(thief.refresh_token)).status(), "the thief is out as well").toBe(400);
  const audit = await request.post("/functions/v1/explore-audit", {
    headers: await asSuperUser(request),
    data: { action: "session.reuse_detected" },
  });
  const { entries } = await audit.json();
  expect(JSON.stringify(entries)).toContain(stored.user.id);
});
