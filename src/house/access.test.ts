import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSettings } from "#domain/house-settings.ts";
import { type Party, type PermittedAction, parties, permittedActions, scopeOf } from "#domain/permissions.ts";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import { sampleCompany } from "#features/content/contract.ts";
import { aSoundRequest } from "#testing/a-sound-request.ts";
import { openTestSite } from "#testing/test-site.ts";

/** Calls of the public site. They tell nothing of anybody, or ask for a secret of their own. */
const forAnyone = `
  accept-invite accept-quote ai-chatbot answer-request attraction-page attractions-page booking-quote cancel-booking change-booking company-details confirm-contact create-booking decline-quote
  demo-accounts get-google-maps-key house-terms invoice-details invoice-file give-refund-account payment-choice payment-status refund-account send-transfer-proof start-payment
  preview-cancellation preview-change price-journey published-reviews read-application read-invite read-my-booking revive-booking quote-file read-quote receipt-file report-browser-error
  report-visit save-invoice-details send-inquiry-confirmation service-page services-page submit-application submit-quote suggest-places tour-page withdraw-change
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
  "my-statement": "view_invoices",
  "my-quotes": "view_booking",
  "offered-quotes": "view_booking",
};

/** Every other call: guest, customer, hotel, agent, provider, dispatcher, driver, admin, super-user, corporate. */
const byRole = `
  decide-change           - - - - - y - y y -  change_booking
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
  find-person-data        - - - - - - - - y -  export_personal_data
  person-data             - - - - - - - - y -  export_personal_data
  download-person-data    - - - - - - - - y -  export_personal_data
  erase-person-data       - - - - - - - - y -  erase_personal_data
  feature-switches        - - - - - - - - y -  switch_features
  set-feature-switch      - - - - - - - - y -  switch_features
  explore-audit           - - - - - - - y y -  view_audit_log
  audit-actions           - - - - - - - y y -  view_audit_log
  organisation-bookings   - - y y y - - - - y  view_booking
  organisation-invoices   - - y y - - - - - y  view_invoices
  organisation-statement  - - y y - - - - - y  view_statements
  my-organisation         - - y y y - - - - y  view_statements
  provider-trips          - - - - y - - - - -  view_booking
  provider-team           - - - - y - - - - -  view_fleet_records
  my-trips                - - - - - - y - - -  view_booking
  my-driver-profile       - - - - - - y - - -  view_fleet_records
  dispatch-day            - - - - - y - y y -  view_booking
  office-bookings         - - - - - y - y y -  view_booking
  office-booking-choices  - - - - - y - y y -  view_booking
  held-vehicles           - - - - - y - y y -  change_booking
  release-hold            - - - - - y - y y -  change_booking
  confirm-hold-contact    - - - - - y - y y -  change_booking
  export-bookings         - - - - - y - y y -  change_booking
  act-on-bookings         - - - - - y - y y -  change_booking
  booking-views           - - - - - y - y y -  view_booking
  save-booking-view       - - - - - y - y y -  view_booking
  change-booking-view     - - - - - y - y y -  view_booking
  remove-booking-view     - - - - - y - y y -  view_booking
  desk-booking            - - - - - y - y y -  view_booking
  replay-price            - - - - - y - y y -  view_booking
  create-desk-booking     - - - - - y - y y -  create_booking
  weigh-edit              - - - - - y - y y -  change_booking
  edit-booking            - - - - - y - y y -  change_booking
  override-price          - - - - - y - y y -  override_price
  write-booking-note      - - - - - y - y y -  change_booking
  add-booking-document    - - - - - y - y y -  change_booking
  remove-booking-document - - - - - y - y y -  change_booking
  refund-by-hand          - - - - - - - y y -  approve_refund
  waive-fee               - - - - - - - y y -  approve_refund
  confirm-unpaid          - - - - - - - y y -  approve_refund
  decline-booking         - - - - - y - y y -  change_booking
  weigh-no-show           - - - - - y - y y -  change_booking
  mark-no-show            - - - - - y - y y -  change_booking
  weigh-desk-cancel       - - - - - y - y y -  change_booking
  cancel-at-desk          - - - - - y - y y -  change_booking
  weather-days            - - - - - y - y y -  view_booking
  weigh-weather-day       - - - - - y - y y -  view_booking
  declare-weather-day     - - - - - y - y y -  change_booking
  withdraw-weather-day    - - - - - y - y y -  change_booking
  booking-facts           - - - - - y - y y -  view_booking
  find-anything           - - - - - y - y y -  view_customers
  office-frame            - - - - - - - y y -  view_analytics
  office-today            - - - - - - - y y -  view_analytics
  refunds-for-review      - - - - - - - y y -  approve_refund
  approve-refund          - - - - - - - y y -  approve_refund
  reject-refund           - - - - - - - y y -  approve_refund
  mark-refund-paid        - - - - - - - y y -  approve_refund
  refund-account-to-pay   - - - - - - - y y -  approve_refund
  save-refund-account     - - - - - - - y y -  approve_refund
  ask-for-refund-account  - - - - - - - y y -  approve_refund
  payments-waiting        - - - - - - - y y -  verify_payment_proof
  transfer-proofs         - - - - - - - y y -  verify_payment_proof
  transfer-proof          - - - - - - - y y -  verify_payment_proof
  verify-transfer-proof   - - - - - - - y y -  verify_payment_proof
  reject-transfer-proof   - - - - - - - y y -  verify_payment_proof
  payment-notices         - - - - - - - y y -  verify_payment_proof
  payment-notice          - - - - - - - y y -  verify_payment_proof
  replay-notice           - - - - - - - - y -  run_system_jobs
  import-bank-lines       - - - - - - - y y -  verify_payment_proof
  bank-imports            - - - - - - - y y -  verify_payment_proof
  bank-lines              - - - - - - - y y -  verify_payment_proof
  match-targets           - - - - - - - y y -  verify_payment_proof
  match-bank-line         - - - - - - - y y -  verify_payment_proof
  unmatch-bank-line       - - - - - - - y y -  verify_payment_proof
  set-bank-line-aside     - - - - - - - y y -  verify_payment_proof
  cash-payments           - - - - - y - y y -  take_payment
  move-cash               - - - - - y - y y -  take_payment
  booking-money           - - - - - y - y y -  take_payment
  record-office-payment   - - - - - y - y y -  take_payment
  partners-at-work        - - - - - - - y y -  view_statements
  applications-for-review - - - - - - - y y -  approve_documents
  review-application      - - - - - - - y y -  approve_documents
  find-customers          - - - - - y - y y -  view_customers
  office-booking-totals   - - - - - y - y y -  view_booking
  start-review            - - - - - - - y y -  approve_documents
  ask-applicant           - - - - - - - y y -  approve_documents
  approve-application     - - - - - - - y y -  approve_documents
  reject-application      - - - - - - - y y -  approve_documents
  reopen-application      - - - - - - - y y -  approve_documents
  invite-applicant        - - - - - - - y y -  approve_documents
  suspend-partner         - - - - - - - y y -  approve_documents
  reinstate-partner       - - - - - - - y y -  approve_documents
  terminate-partner       - - - - - - - y y -  approve_documents
  answer-queue            - - - - - y - y y -  view_customers
  office-enquiry          - - - - - y - y y -  view_customers
  take-enquiry            - - - - - - - y y -  change_customers
  release-enquiry         - - - - - - - y y -  change_customers
  answer-enquiry          - - - - - - - y y -  change_customers
  note-enquiry            - - - - - y - y y -  note_customers
  file-enquiry            - - - - - - - y y -  change_customers
  reopen-enquiry          - - - - - - - y y -  change_customers
  office-quotes           - - - - - - - y y -  change_customers
  office-quote            - - - - - - - y y -  change_customers
  create-quote            - - - - - - - y y -  change_customers
  quote-at-once           - - - - - - - y y -  change_customers
  price-quote-option      - - - - - - - y y -  change_customers
  save-quote              - - - - - - - y y -  change_customers
  send-quote              - - - - - - - y y -  change_customers
  revise-quote            - - - - - - - y y -  change_customers
  withdraw-quote          - - - - - - - y y -  change_customers
  duplicate-quote         - - - - - - - y y -  change_customers
  office-request          - - - - - y - y y -  view_customers
  take-request            - - - - - - - y y -  change_customers
  release-request         - - - - - - - y y -  change_customers
  decline-request         - - - - - - - y y -  change_customers
  open-tasks              - - - - - y - y y -  view_customers
  finish-task             - - - - - y - y y -  note_customers
  save-company-details    - - - - - - - y y -  edit_content
  office-invoices         - - - - - y - y y -  view_invoices
  invoice-figures         - - - - - y - y y -  view_invoices
  office-invoice          - - - - - y - y y -  view_invoices
  office-invoice-file     - - - - - y - y y -  view_invoices
  invoice-gaps            - - - - - y - y y -  view_invoices
  export-invoices         - - - - - y - y y -  view_invoices
  draft-invoice           - - - - - - - y y -  change_invoices
  issue-draft             - - - - - - - y y -  change_invoices
  discard-draft           - - - - - - - y y -  change_invoices
  send-invoice            - - - - - - - y y -  change_invoices
  record-invoice-payment  - - - - - - - y y -  change_invoices
  credit-invoice          - - - - - - - y y -  change_invoices
  write-off-invoice       - - - - - - - y y -  change_invoices
  set-invoice-chase       - - - - - - - y y -  change_invoices
  complete-draft          - - - - - - - y y -  change_invoices
  reissue-invoice         - - - - - - - y y -  change_invoices
  invoice-months          - - - - - y - y y -  view_invoices
  lock-month              - - - - - - - y y -  change_invoices
  unlock-month            - - - - - - - y y -  change_invoices
  invoice-accounts        - - - - - - - y y -  view_statements
  account-statement       - - - - - - - y y -  view_statements
  account-statement-file  - - - - - - - y y -  view_statements
  send-account-statement  - - - - - - - y y -  view_statements
  office-letters          - - - - - - - y y -  change_customers
  office-letter           - - - - - - - y y -  change_customers
  letter-file             - - - - - - - y y -  change_customers
  resend-letter           - - - - - - - y y -  change_customers
  list-tariffs            - - - - - y - y y -  view_tariffs
  read-tariff             - - - - - y - y y -  view_tariffs
  save-tariff             - - - - - - - y y -  change_tariffs
  retire-tariff           - - - - - - - y y -  change_tariffs
  weigh-tariff            - - - - - - - y y -  change_tariffs
  read-settings           - - - - - - - y y -  change_tariffs
  save-settings           - - - - - - - y y -  change_tariffs
`;

const aDeskBooking = {
  service_type: "airport_transfer",
  pickup_date: "2026-12-20",
  first_name: "Thandi",
  last_name: "Mokoena",
  email: "thandi@example.com",
  phone: "+27 82 555 0199",
};

const aStatement = { account: "customer:thandi@example.com", from: "2026-10-01", until: "2026-10-31" };

/** For calls whose contract alone does not tell what is sound. */
const requests: Readonly<Record<string, object>> = {
  "create-desk-booking": aDeskBooking,
  "weigh-edit": { ...aDeskBooking, id: "018f0000-0000-7000-8000-000000000000" },
  "edit-booking": { ...aDeskBooking, id: "018f0000-0000-7000-8000-000000000000", version: 1 },
  "dispatch-day": { date: "2026-11-20" },
  "import-bank-lines": {
    ...{ name: "statement.csv", format: "csv" },
    lines: [{ booked_on: "2026-11-14", amount_cents: 100, description: "Interest", bank_id: null, nth: 1 }],
  },
  "lock-month": { month: "2026-01" },
  "unlock-month": { month: "2026-01", reason: "A late bill" },
  "account-statement": aStatement,
  "account-statement-file": aStatement,
  "send-account-statement": aStatement,
  "my-statement": { from: "2026-10-01", until: "2026-10-31" },
  "organisation-statement": { from: "2026-10-01", until: "2026-10-31" },
  "save-invoice-details": { name: "Thandi Mokoena", address: "12 Loop Street, Cape Town" },
  "weigh-weather-day": { day: "2099-01-01", reach: "everything" },
  "declare-weather-day": { day: "2099-01-01", reach: "everything", reason: "A storm." },
  "save-company-details": sampleCompany,
  "save-tariff": { content: startingTariff, valid_from: "2099-01-01", after_version: 1 },
  "weigh-tariff": { content: startingTariff },
  "save-settings": { part: "answers", version: 0, value: defaultSettings.answers },
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
