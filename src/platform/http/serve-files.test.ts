import http from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicationInput } from "#testing/builders/people/an-application.ts";
import { aJpeg, aPdf, aPng, aProgram } from "#testing/builders/services/a-file.ts";
import { openTestSite } from "#testing/test-site.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
let site: Site;
let server: http.Server;

beforeAll(async () => {
  site = await openTestSite();
  server = http.createServer(getRequestListener(site.app.fetch)).listen(0);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await site.close();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/files/v1`;
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(address(), { method: "POST", body, headers: { "content-type": "application/octet-stream", ...headers } });
const named = (name: string) => ({ "x-file-name": encodeURIComponent(name) });

async function sent(content = aPdf(), name = "letter.pdf") {
  const kept: { id: string; claim: string } = await (await post(new Uint8Array(content), named(name))).json();
  return { file_id: kept.id, claim: kept.claim };
}

async function applied() {
  const documents = { company_registration: [await sent()], bank_letter: [await sent(aPng(), "bank.png")] };
  const answer = await site.call("submit-application", anApplicationInput("hotel", documents));
  const { reference, code } = await answer.json();
  return { reference, code, pdf: documents.company_registration[0], png: documents.bank_letter[0] };
}
const get = (id: string | undefined, headers: Record<string, string> = {}, query = "") =>
  site.app.request(`/files/v1/${id}${query}`, { headers });

describe("a file is taken by what it holds", () => {
  test.each([
    ["a PDF", aPdf(), "letter.pdf", "letter.pdf", "application/pdf"],
    ["a JPEG", aJpeg(), "me.JPG", "me.jpg", "image/jpeg"],
    ["a PNG, whatever it is called", aPng(), "../../me.exe", "me.png", "image/png"],
  ])("%s", async (_, content, name, kept, type) => {
    const answer = await post(new Uint8Array(content), { ...named(name), "content-type": "text/html" });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      success: true,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      claim: expect.stringMatching(/^[\w-]{24}$/),
      name: kept,
      size: content.length,
      type,
    });
  });

  test.each([
    ["a program that calls itself a PDF", aProgram(), 415, "Please choose a PDF, JPG or PNG file"],
    ["no bytes at all", Buffer.alloc(0), 422, "This file is empty. Please choose another."],
    ["a text", Buffer.from("Dear Sirs"), 415, "Please choose a PDF, JPG or PNG file"],
    [
      "one byte too many",
      Buffer.alloc(5 * 1024 * 1024 + 1),
      413,
      "This file is too large. Please choose one of at most 5 MB.",
    ],
  ])("%s is not", async (_, content, status, message) => {
    const answer = await post(new Uint8Array(content), { ...named("letter.pdf"), "content-type": "application/pdf" });
    expect([answer.status, (await answer.json()).message]).toEqual([status, message]);
  });

  test("exactly five megabytes are taken", async () => {
    const pdf = aPdf();
    const end = pdf.subarray(-200);
    const padded = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(5 * 1024 * 1024 - 209, "%"), end]);
    expect((await post(new Uint8Array(padded), named("long.pdf"))).status).toBe(200);
  });
});

describe("fifty megabytes", () => {
  const megabyte = new Uint8Array(1024 * 1024);

  test("announced: refused before they are read, and the sender hears why", async () => {
    const answer = await post(new Uint8Array(50 * 1024 * 1024));
    expect([answer.status, (await answer.json()).error]).toEqual([413, "too_large"]);
  });

  test("unannounced: cut off soon after the limit", async () => {
    let input = 0;
    const endless = new ReadableStream({
      pull(controller) {
        input++;
        if (input > 50) controller.close();
        else controller.enqueue(megabyte);
      },
    });
    // A sender who goes on may find the connection closed before they have read why.
    const outcome = await fetch(address(), { method: "POST", body: endless, duplex: "half" } as RequestInit).then(
      async (answer) => [answer.status, (await answer.json()).error],
      ({ cause }: { cause?: { code?: string } }) => [cause?.code],
    );
    expect([[413, "too_large"], ["EPIPE"], ["ECONNRESET"], ["UND_ERR_SOCKET"]]).toContainEqual(outcome);
    expect(input).toBeLessThan(50);
  });
});

test("a page of another site cannot send files", async () => {
  const answer = await post(new Uint8Array(aPdf()), { origin: "https://evil.example" });
  expect([answer.status, (await answer.json()).error]).toEqual([403, "cross_site"]);
});

describe("a document is given to", () => {
  test("our team: a PDF to keep, a picture to look at, neither of them able to run anything", async () => {
    const { pdf, png } = await applied();
    const { headers } = await site.as("admin");
    const paper = await get(pdf?.file_id, headers);
    expect(paper.status).toBe(200);
    expect(Object.fromEntries(paper.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "attachment; filename*=UTF-8''letter.pdf",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(Buffer.from(await paper.arrayBuffer())).toEqual(aPdf());
    const picture = await get(png?.file_id, headers);
    expect(picture.headers.get("content-disposition")).toBe("inline; filename*=UTF-8''bank.png");
  });

  test("the applicant who holds the code", async () => {
    const { pdf, code } = await applied();
    expect((await get(pdf?.file_id, {}, `?code=${code}`)).status).toBe(200);
    expect((await get(pdf?.file_id, {}, "?code=WRONGONE")).status).toBe(404);
  });

  test("no one else, and they cannot tell it from a file that does not exist", async () => {
    const { pdf } = await applied();
    const loose = await sent();
    const staff = await site.as("admin");
    for (const role of [
      "hotel",
      "travel_agent",
      "driver_provider",
      "dispatcher",
      "driver",
      "corporate",
      undefined,
    ] as const)
      expect((await get(pdf?.file_id, (await site.as(role)).headers)).status, role).toBe(404);
    expect((await get(pdf?.file_id)).status).toBe(404);
    expect((await get(loose.file_id, staff.headers)).status).toBe(404);
    for (const id of ["00000000-0000-7000-8000-000000000000", "1", "..%2F..%2Fetc%2Fpasswd"])
      expect((await get(id, staff.headers)).status, id).toBe(404);
  });
});

test("more than twenty files in ten minutes are too many", async () => {
  const strict = await openTestSite({ limitsRates: true });
  const send = () => strict.app.request("/files/v1", { method: "POST", body: new Uint8Array(aPng()) });
  for (let count = 0; count < 20; count++) expect((await send()).status).toBe(200);
  expect((await send()).status).toBe(429);
  await strict.close();
});
