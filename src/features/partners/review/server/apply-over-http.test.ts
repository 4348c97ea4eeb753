import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentsFor } from "#domain/partner/application-documents.ts";
import { type ApplicationKind, applicationKinds } from "#domain/partner/application-lifecycle.ts";
import { newId } from "#platform/ids.ts";
import { anApplicationInput } from "#testing/builders/people/an-application.ts";
import { aPdf } from "#testing/builders/services/a-file.ts";
import { openTestSite } from "#testing/test-site.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
let site: Site;

beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function sentFile() {
  const answer = await site.app.request("/files/v1", { method: "POST", body: new Uint8Array(aPdf()) });
  const { id, claim } = await answer.json();
  return { file_id: id, claim };
}

async function form(kind: ApplicationKind = "hotel") {
  const types = documentsFor[kind].filter(({ isRequired }) => isRequired).map(({ type }) => type);
  const files = await Promise.all(types.map(async (type) => ({ [type]: [await sentFile()] })));
  return anApplicationInput(kind, Object.assign({}, ...files));
}

async function applied() {
  const answer = await site.call("submit-application", await form());
  const { reference, code } = await answer.json();
  const { rows } = await site.pool.query("select id from partner_applications where reference = $1", [reference]);
  return { reference, code, id: String(rows[0].id) };
}

describe("an application over HTTP", () => {
  test("counts once, however often the same attempt arrives", async () => {
    const body = await form();
    const headers = { "idempotency-key": newId() };
    const first = await (await site.call("submit-application", body, headers)).json();
    const second = await site.call("submit-application", body, headers);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(await second.json()).toEqual(first);
  });

  test.each(applicationKinds)("from a %s without any input is refused field by field", async (kind) => {
    const answer = await site.call("submit-application", { kind });
    expect(answer.status).toBe(422);
    const { fields } = await answer.json();
    expect(Object.keys(fields)).toEqual(
      expect.arrayContaining(["contact_name", "email", "phone", "area", "details", "documents", "is_true"]),
    );
  });

  test.each([
    ["no kind", { kind: "pirate" }, "kind"],
    ["an address that is none", { email: "naledi" }, "email"],
    ["a number that is none", { phone: "call me" }, "phone"],
    ["a registration number of another form", { registration_number: "276640" }, "registration_number"],
    ["a VAT number that begins with 5", { vat_number: "5123456789" }, "vat_number"],
    ["a name of a page", { contact_name: "x".repeat(201) }, "contact_name"],
    ["a message of a book", { message: "x".repeat(5001) }, "message"],
    ["no consent", { agrees_to_privacy: false }, "agrees_to_privacy"],
    ["no word of honour", { is_true: "yes" }, "is_true"],
    ["no rooms", { details: { rooms: 0 } }, "details.rooms"],
    ["half a room", { details: { rooms: 2.5 } }, "details.rooms"],
    ["six stars", { details: { stars: 6 } }, "details.stars"],
    ["no documents", { documents: {} }, "documents.company_registration"],
    [
      "a document that is no file",
      { documents: { company_registration: [{ file_id: "1", claim: "" }] } },
      "documents.company_registration.0.file_id",
    ],
  ])("with %s is refused at its field", async (_, changes, field) => {
    const body = await form();
    const details = { ...body.details, ...("details" in changes ? changes.details : {}) };
    const answer = await site.call("submit-application", { ...body, ...changes, details });
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields)).toContain(field);
  });

  test("with a file that was never uploaded is refused, and its other files stay available", async () => {
    const body = await form();
    const lost = { ...body, documents: { ...body.documents, bank_letter: [{ file_id: newId(), claim: "x" }] } };
    const answer = await site.call("submit-application", lost);
    expect([answer.status, (await answer.json()).error]).toEqual([409, "files_gone"]);
    expect((await site.call("submit-application", body)).status).toBe(200);
  });

  test("is found only with its code", async () => {
    const { reference, code } = await applied();
    expect((await site.call("read-application", { reference, code })).status).toBe(200);
    expect((await site.call("read-application", { reference, code: "WRONGONE" })).status).toBe(404);
    expect((await site.call("answer-request", { reference, code: "WRONGONE", answer: "Hello" })).status).toBe(404);
  });

  test("limits how often codes can be tried", async () => {
    const strict = await openTestSite({ limitsRates: true });
    const guess = () => strict.call("read-application", { reference: "APP-7K3M9Q", code: "WRONGONE" });
    for (let count = 0; count < 5; count++) expect((await guess()).status).toBe(404);
    expect((await guess()).status).toBe(429);
    await strict.close();
  });
});

const calls = (id: string) =>
  [
    ["applications-for-review", {}],
    ["review-application", { id }],
    ["start-review", { id, version: 1 }],
    ["ask-applicant", { id, version: 1, question: "Why?" }],
    ["approve-application", { id, version: 1 }],
    ["reject-application", { id, version: 1, reason: "No" }],
    ["reopen-application", { id, version: 1 }],
    ["invite-applicant", { id, version: 1 }],
    ["suspend-partner", { id, version: 1, reason: "No" }],
    ["reinstate-partner", { id, version: 1 }],
    ["terminate-partner", { id, version: 1, reason: "No" }],
  ] as const;

describe("calls for our team", () => {
  test("are only for our team", async () => {
    const { id } = await applied();
    const others = await Promise.all(
      (["hotel", "travel_agent", "driver_provider", "corporate", "driver", "dispatcher", undefined] as const).map(
        (role) => site.as(role),
      ),
    );
    for (const [name, body] of calls(id)) {
      expect((await site.call(name, body)).status, name).toBe(401);
      for (const { headers } of others) expect((await site.call(name, body, headers)).status, name).toBe(403);
    }
    const { rows } = await site.pool.query("select state, version from partner_applications where id = $1", [id]);
    expect(rows).toEqual([{ state: "submitted", version: 1 }]);
  });

  test("do not find an unknown application", async () => {
    const { headers } = await site.as("admin");
    for (const [name, body] of calls(newId()).slice(1))
      expect((await site.call(name, body, headers)).status, name).toBe(404);
  });

  test("show an application any number of times without notifying the applicant", async () => {
    const { id, reference } = await applied();
    const { headers } = await site.as("admin");
    const shown = async () => (await site.call("review-application", { id }, headers)).json();
    expect(await shown()).toMatchObject({ state: "submitted", version: 1 });
    expect(await shown()).toMatchObject({
      state: "submitted",
      version: 1,
      possible_states: expect.arrayContaining(["under_review"]),
    });
    const emails = async () => {
      const text =
        "select count(*)::int as n from messages where template = 'application-under-review' and subject like '%' || $1 || '%'";
      return (await site.pool.query<{ n: number }>(text, [reference])).rows[0]?.n;
    };
    const before = await emails();
    expect((await site.call("start-review", { id, version: 1 }, headers)).status).toBe(200);
    expect(await shown()).toMatchObject({ state: "under_review", version: 2 });
    expect([before, await emails()]).toEqual([0, 1]);
    const again = await site.call("start-review", { id, version: 2 }, headers);
    expect([again.status, (await again.json()).error]).toEqual([409, "not_possible"]);
  });

  test("let one of two reviewers decide; the other is asked to check again", async () => {
    const { id } = await applied();
    const [one, two] = await Promise.all([site.as("admin"), site.as("super_user")]);
    const answers = await Promise.all([
      site.call("approve-application", { id, version: 1 }, one.headers),
      site.call("reject-application", { id, version: 1, reason: "No" }, two.headers),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = await answers.find(({ status }) => status === 409)?.json();
    expect(late).toMatchObject({ error: "changed_meanwhile", message: expect.stringContaining("Review the changes") });
    const { rows } = await site.pool.query(
      "select count(*)::int as moves from application_moves where application_id = $1",
      [id],
    );
    expect(rows).toEqual([{ moves: 2 }]);
  });

  test("a question without text, a rejection without a reason: refused at the field", async () => {
    const { id } = await applied();
    const { headers } = await site.as("admin");
    for (const [name, body, field] of [
      ["ask-applicant", { question: "  " }, "question"],
      ["reject-application", { reason: "" }, "reason"],
      ["reject-application", { reason: "x".repeat(2001) }, "reason"],
    ] as const) {
      const answer = await site.call(name, { id, version: 1, ...body }, headers);
      expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, [field]]);
    }
  });
});
