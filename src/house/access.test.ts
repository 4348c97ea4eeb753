import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Party, type PermittedAction, parties, permittedActions, scopeOf } from "#domain/permissions.ts";
import { sampleCompany } from "#features/content/contract.ts";
import { aSoundRequest } from "#testing/a-sound-request.ts";
import { openTestSite } from "#testing/test-site.ts";

/** Calls of the public site. They tell nothing of anybody, or ask for a secret of their own. */
const forAnyone = `
  accept-invite ai-chatbot answer-request attraction-page attractions-page company-details create-booking demo-accounts
  get-google-maps-key published-reviews read-application read-invite report-browser-error send-inquiry-confirmation
  service-page services-page submit-application submit-quote tour-page
`;

/** Calls about one's own records, and what the matrix calls that. Whose records they are is decided inside. */
const forSignedIn: Readonly<Record<string, PermittedAction>> = {
  "my-profile": "view_customers",
  "save-my-profile": "change_customers",
  "saved-passengers": "view_customers",
  "save-passenger": "change_customers",
  "remove-passenger": "change_customers",
  "saved-addresses": "view_customers",
  "save-address": "change_customers",
  "remove-address": "change_customers",
  "download-my-data": "export_personal_data",
  "delete-my-account": "erase_personal_data",
  "my-bookings": "view_booking",
  "my-booking": "view_booking",
  "my-invoices": "view_invoices",
  "my-quotes": "view_booking",
};

/** Every other call: guest, customer, hotel, agent, provider, dispatcher, driver, admin, super-user, corporate. */
const byRole = `
  find-users              - - - - - - - - y -  grant_roles
  read-user               - - - - - - - - y -  grant_roles
  grant-role              - - - - - - - - y -  grant_roles
  revoke-role             - - - - - - - - y -  grant_roles
  suspend-user            - - - - - - - - y -  grant_roles
  restore-user            - - - - - - - - y -  grant_roles
  end-user-sessions       - - - - - - - - y -  grant_roles
  impersonate-user        - - - - - - - - y -  impersonate
  invite-staff            - - - - - - - - y -  grant_roles
  find-invites            - - - - - - - - y -  grant_roles
  withdraw-invite         - - - - - - - - y -  grant_roles
  feature-switches        - - - - - - - - y -  switch_features
  set-feature-switch      - - - - - - - - y -  switch_features
  explore-audit           - - - - - - - y y -  view_audit_log
  audit-actions           - - - - - - - y y -  view_audit_log
  organisation-bookings   - - y y y - - - - y  view_booking
  organisation-invoices   - - y y - - - - - y  view_invoices
  my-organisation         - - y y y - - - - y  view_statements
  provider-trips          - - - - y - - - - -  view_booking
  provider-team           - - - - y - - - - -  view_fleet_records
  my-trips                - - - - - - y - - -  view_booking
  my-driver-profile       - - - - - - y - - -  view_fleet_records
  dispatch-day            - - - - - y - y y -  view_booking
  booking-facts           - - - - - y - y y -  view_booking
  find-anything           - - - - - y - y y -  view_customers
  office-frame            - - - - - - - y y -  view_analytics
  office-today            - - - - - - - y y -  view_analytics
  partners-at-work        - - - - - - - y y -  view_statements
  applications-for-review - - - - - - - y y -  approve_documents
  review-application      - - - - - - - y y -  approve_documents
  ask-applicant           - - - - - - - y y -  approve_documents
  approve-application     - - - - - - - y y -  approve_documents
  reject-application      - - - - - - - y y -  approve_documents
  reopen-application      - - - - - - - y y -  approve_documents
  invite-applicant        - - - - - - - y y -  approve_documents
  suspend-partner         - - - - - - - y y -  approve_documents
  reinstate-partner       - - - - - - - y y -  approve_documents
  terminate-partner       - - - - - - - y y -  approve_documents
  save-company-details    - - - - - - - y y -  edit_content
`;

/** For calls whose contract alone does not tell what is sound. */
const requests: Readonly<Record<string, object>> = {
  "dispatch-day": { date: "2026-11-20" },
  "save-company-details": sampleCompany,
};

const open = forAnyone.trim().split(/\s+/);
const rows = byRole
  .trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));

let site: Awaited<ReturnType<typeof openTestSite>>;
let callers: (readonly [Party, Record<string, string>])[] = [];

beforeAll(async () => {
  site = await openTestSite();
  callers = await Promise.all(
    parties.map(async (party) => {
      if (party === "guest") return [party, {}] as const;
      return [party, (await site.as(party === "customer" ? undefined : party)).headers] as const;
    }),
  );
});
afterAll(() => site.close());

/** Who gets past the door; what lies behind it is each feature's own test. */
async function admitted(name: string): Promise<readonly Party[]> {
  const call = site.app.service.find(name)?.call;
  if (!call) throw new Error(`There is no call ${name}.`);
  const body = requests[name] ?? aSoundRequest(call);
  const statuses = await Promise.all(
    callers.map(async ([party, headers]) => [party, (await site.call(name, body, headers)).status] as const),
  );
  // The request is sound, so that it is who asks that decides and nothing else.
  expect(statuses.filter(([, status]) => status === 422 || status >= 500)).toEqual([]);
  expect(statuses.find(([party]) => party === "guest")?.[1]).not.toBe(403);
  return statuses.filter(([, status]) => status !== 401 && status !== 403).map(([party]) => party);
}

test("every call stands in one of the three lists, and nothing else does", () => {
  const listed = [...open, ...Object.keys(forSignedIn), ...rows.map(([name]) => name)];
  expect(listed.toSorted()).toEqual(site.app.service.calls.map(({ name }) => name).toSorted());
});

test("what is open to anyone says so", () => {
  const calls = site.app.service.calls.filter(({ access }) => access === "anyone");
  expect(calls.map(({ name }) => name).toSorted()).toEqual(open.toSorted());
});

describe("every call is asked as everyone, and answers as the list says", () => {
  const everyoneSignedIn = parties.filter((party) => party !== "guest");

  test.each(Object.entries(forSignedIn))("%s", async (name, action) => {
    expect(await admitted(name)).toEqual(everyoneSignedIn);
    expect(scopeOf(action, "customer")).toBe("own");
  });

  test.each(rows)("%s", async (name = "", ...row) => {
    const action = permittedActions.find((known) => known === row.at(-1));
    if (!action) throw new Error(`The matrix does not know what ${name} is.`);
    const allowed = parties.filter((_, at) => row[at] === "y");
    expect(await admitted(name)).toEqual(allowed);
    // Nobody is let in whom the matrix keeps out.
    expect(allowed.filter((party) => scopeOf(action, party) === "none")).toEqual([]);
  });
});
