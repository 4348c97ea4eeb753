import { test as base } from "@playwright/test";

const password = "CapeTown!demo";
type DemoPerson = "customer" | "hotel" | "provider" | "driver" | "dispatcher" | "admin" | "corporate";

/**
 * A browser in which this person is already signed in, for journeys that start inside an area. Each has its
 * own session: two browsers that renew the same one would look like a stolen token.
 */
export async function browserOf(who: string, site = "") {
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${who}@demo.example`, password }),
  });
  if (!answer.ok) throw new Error(`${who} could not sign in: ${answer.status} ${await answer.text()}`);
  return { cookies: [], origins: [{ origin: site, localStorage: [{ name: "cts-auth", value: await answer.text() }] }] };
}

/** `test.use({ who: "driver" })`: the page’s user. */
export const test = base.extend<{ who: DemoPerson | "a stranger" }>({
  who: ["a stranger", { option: true }],
  storageState: async ({ who, baseURL }, use) =>
    use(who === "a stranger" ? { cookies: [], origins: [] } : await browserOf(who, baseURL)),
});
