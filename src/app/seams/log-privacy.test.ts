import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "#platform/logger.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aSoundRequest } from "#testing/builders/booking/a-sound-request.ts";
import { aPdf } from "#testing/builders/services/a-file.ts";
import { openTestSite } from "#testing/test-site.ts";

const person = {
  first_name: "Nomvuyiseko",
  last_name: "Vandermerwe",
  email: "nomvuyi@secret.example",
  phone: "+27 82 777 0142",
};
const typed = { name: "Nomvuyiseko Vandermerwe", message: "My pin is Rondebosch77", ...person };

const token = `Rondebosch77${"AZrW0b2jcF6Zk3hQ8sVn1gq_x7LpTtUu"}`;
/** Every address that ends in what opens something. */
const linkPages = ["/live/:token", "/live/:token/now", "/arrivals/:token", "/at/:token", "/widget/:token"];

let lines = "";
let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  const write = (line: string) => {
    lines += line;
  };
  const log = createLogger("debug", { write });
  site = await openTestSite({}, { log });
  // From now on every statement fails, with its values in its hands.
  await site.pool.query("alter schema public rename to hidden");
});
afterAll(() => site.close());

const post = (path: string, body: object | string, type = "application/json") =>
  site.app.request(path, {
    method: "POST",
    headers: { "content-type": type, "x-file-name": `${person.last_name}.pdf` },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

test.each<readonly [string, () => Response | Promise<Response>]>([
  ["a booking", () => site.call("create-booking", aBookingRequest(typed))],
  [
    "a booking that is sent twice",
    () => site.call("create-booking", aBookingRequest(typed), { "idempotency-key": person.last_name }),
  ],
  ["a message", () => site.call("submit-quote", { ...typed, service_type: "general_inquiry" })],
  ["an enquiry", () => site.call("send-inquiry-confirmation", { ...typed, service: "day_tour" })],
  ["a question in the chat", () => site.call("ai-chatbot", { message: typed.message, conversation: [] })],
  ["an access code", () => site.call("read-my-booking", { reference: "CTS-7K3M9Q", code: person.last_name })],
  ["a sign-up", () => post("/auth/v1/signup", { email: person.email, password: "Rondebosch77 hill", data: typed })],
  ["a sign-in", () => post("/auth/v1/token?grant_type=password", { email: person.email, password: "Rondebosch77" })],
  ["a link", () => post("/auth/v1/verify", { type: "email", token_hash: "Rondebosch77Rondebosch77" })],
  ["a file", () => post("/files/v1", aPdf(typed.message).toString("latin1"), "application/pdf")],
  ["a notice of the gateway", () => post("/payments/payfast/itn", new URLSearchParams(person).toString())],
  [
    "what broke in a browser",
    () =>
      site.call("report-browser-error", {
        code: "E-7K3M9Q",
        message: `Error: ${person.email} is not ${person.phone}`,
        stack: `Error: ${person.email}\n    at https://site.example/quote?t=Rondebosch77:1:2`,
        url: "https://site.example/manage?code=Rondebosch77",
      }),
  ],
  [
    "what broke on the page of a link",
    () =>
      site.call("report-browser-error", {
        code: "E-7K3M9Q",
        message: `TypeError: /live/${token} can't be read`,
        stack: `TypeError\n    at https://site.example/live/${token}:1:2`,
        component_stack: `at Live (https://site.example/live/${token})`,
        url: `https://site.example/live/${token}/more`,
      }),
  ],
  ...linkPages.map(
    (page) => [`the page of a link: ${page}`, () => site.app.request(page.replace(":token", token))] as const,
  ),
])("the log holds nothing of what was sent: %s", async (_, ask) => {
  lines = "";
  await ask();
  for (const value of [...Object.values(person), "Rondebosch77"]) expect(lines).not.toContain(value);
  expect(lines).not.toBe("");
});

test("every call there is fails, is logged, and its log holds no address", async () => {
  lines = "";
  for (const call of site.app.service.calls) await site.call(call.name, aSoundRequest(call));
  expect(lines).not.toContain("somebody@example.com");
  expect(lines.split("call broke").length).toBeGreaterThan(10);
});
