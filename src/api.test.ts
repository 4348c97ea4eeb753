import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Call } from "#platform/contract.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { openTestSite } from "#testing/test-site.ts";
import { unboundedIn } from "#testing/unbounded-inputs.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
let site: Site;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const isCall = (one: unknown): one is Call =>
  typeof one === "object" && one !== null && "name" in one && "access" in one && "effect" in one;

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
const booking = (changes: object = {}) => ({
  first_name: "Amira",
  last_name: "Khan",
  email: "amira@example.com",
  phone: "+44 20 7946 0000",
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_date: inDays(3),
  ...changes,
});
const json = async (answer: Response | Promise<Response>) => (await answer).json();

describe("the five functions of the specification", () => {
  test("create-booking answers success and a reference", async () => {
    const body = await json(site.call("create-booking", booking()));
    expect(body).toMatchObject({
      success: true,
      booking_reference: expect.stringMatching(/^CTS-[0-9A-HJKMNP-TV-Z]{6}$/),
    });
  });

  test("create-booking keeps what the address bar claims and applies none of it", async () => {
    const { booking_reference } = await json(
      site.call("create-booking", booking({ affiliate_id: "A1", commission_rate: 0.9 })),
    );
    const { rows } = await site.pool.query(
      "select affiliate_id, claimed_rate, applied_rate, partner_id, state from bookings where reference = $1",
      [booking_reference],
    );
    expect(rows[0]).toEqual({
      affiliate_id: "A1",
      claimed_rate: "0.900",
      applied_rate: "0.000",
      partner_id: null,
      state: "requested",
    });
  });

  test("submit-quote takes the home form, with the header the site sends", async () => {
    const message = {
      name: "Thabo",
      email: "t@example.com",
      phone: "",
      message: "Hello",
      service_type: "general_inquiry",
      source: "contact_form_home",
    };
    const answer = await site.call("submit-quote", message, { authorization: "Bearer undefined" });
    expect(answer.status).toBe(200);
  });

  test("send-inquiry-confirmation takes the contact page's form", async () => {
    const inquiry = { name: "Thabo", email: "t@example.com", phone: "", service: "day_tour", message: "Which tour?" };
    expect((await site.call("send-inquiry-confirmation", inquiry)).status).toBe(200);
  });

  test("ai-chatbot answers with a response", async () => {
    const body = await json(site.call("ai-chatbot", { message: "How much is the Winelands tour?", conversation: [] }));
    expect(body.response).toMatch(/R1\s299/);
  });

  test("get-google-maps-key answers with the key, or none", async () => {
    expect(await json(site.call("get-google-maps-key", {}))).toMatchObject({ apiKey: null });
  });
});

describe("what is wrong with a request is said, and nothing is done", () => {
  test.each([
    ["an unknown call", "no-such-call", "{}", {}, 404, "unknown_call"],
    ["another content type", "create-booking", "{}", { "content-type": "text/plain" }, 415, "unsupported_content_type"],
    ["more than 64 KB", "create-booking", JSON.stringify({ first_name: "x".repeat(70_000) }), {}, 413, "too_large"],
    ["text that is not JSON", "create-booking", "{first_name", {}, 400, "bad_json"],
    [
      "a request started on another site",
      "create-booking",
      "{}",
      { "sec-fetch-site": "cross-site" },
      403,
      "cross_site",
    ],
    ["another origin", "create-booking", "{}", { origin: "https://evil.example" }, 403, "cross_site"],
  ])("%s", async (_what, name, body, headers, status, error) => {
    const answer = await site.call(name, body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ success: false, error });
  });

  test("a body whose length is hidden is cut off as well", async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode("x".repeat(16_384)));
      },
    });
    const answer = await site.app.request("/functions/v1/create-booking", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      duplex: "half",
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  test("a GET gets an answer saying that calls are made by POST", async () => {
    const answer = await site.app.request("/functions/v1/create-booking");
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("every call", () => {
  test("that a contract declares is bound", () => {
    const files = import.meta.glob<object>("./features/**/*contract.ts", { eager: true });
    const declared = Object.values(files)
      .flatMap((exported) => Object.values(exported))
      .flatMap((value) => (value && typeof value === "object" ? Object.values(value) : []))
      .filter(isCall);
    const names = (calls: readonly Call[]) => calls.map(({ name }) => name).toSorted();
    expectListed(names(declared), names(site.app.service.calls), "the calls that are bound");
  });

  test("has a name of its own and says what it does and who may make it", () => {
    const { calls } = site.app.service;
    expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
    for (const call of calls) {
      expect(call.summary.length, `${call.name}: its summary says too little`).toBeGreaterThan(20);
      expect(call.access === "anyone" || call.access === "signed_in" || call.access.length > 0, call.name).toBe(true);
    }
  });

  test("that a stranger may make to write something is limited", () => {
    const open = site.app.service.calls.filter((call) => call.access === "anyone" && call.effect !== "reads");
    expect(open.filter((call) => !call.limit).map((call) => call.name)).toEqual([]);
  });

  test("that is not for anyone answers a stranger 401, whatever is sent", async () => {
    const closed = site.app.service.calls.filter((call) => call.access !== "anyone");
    for (const call of closed) expect([401, 422], call.name).toContain((await site.call(call.name, {})).status);
  });

  test("takes no text, list or number without an end", async () => {
    const described = await json(site.app.request("/openapi.json"));
    const schemaOf = (name: string) =>
      described.paths[`/functions/v1/${name}`].post.requestBody.content["application/json"].schema;
    const places = site.app.service.calls.flatMap(({ name }) =>
      unboundedIn(schemaOf(name)).map((place) => `${name} ${place}`),
    );
    expect(places).toEqual([]);
  });

  test("is described in /openapi.json and on /docs/api", async () => {
    const described = await json(site.app.request("/openapi.json"));
    const page = await (await site.app.request("/docs/api")).text();
    for (const call of site.app.service.calls) {
      expect(described.paths).toHaveProperty([`/functions/v1/${call.name}`]);
      expect(page).toContain(`id="${call.name}"`);
    }
  });
});

test("every answer carries the security headers and a correlation id", async () => {
  for (const path of ["/healthz", "/openapi.json", "/nothing-here", "/docs/api"]) {
    const { headers } = await site.app.request(path);
    expect(headers.get("content-security-policy"), path).toMatch(/script-src 'self';/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-correlation-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});
