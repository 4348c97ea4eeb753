import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { type Party, type PermittedAction, parties, permittedActions, scopeOf } from "#domain/account/permissions.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { noAutomaticDispatch } from "#domain/trip/automatic-dispatch.ts";
import { aSoundRequest } from "#testing/builders/booking/a-sound-request.ts";
import { pageMeta } from "#testing/builders/content/an-edited-page.ts";
import { aService } from "#testing/builders/services/a-service.ts";
import { byRole } from "#testing/calls-by-role.ts";
import { sampleRecords } from "#testing/company/sample-tour-pages.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { openTestSite } from "#testing/test-site.ts";

/** Calls of the public site. They tell nothing of anyone, or ask for a secret of their own. */
const forAnyone = `
  read-passenger-list save-passenger-list read-passenger-file read-linked-file create-passenger-link withdraw-passenger-link read-linked-list save-linked-list
  booking-disputes booking-lost-items dispute-charge report-lost-item
  accept-invite accept-quote decide-approval read-approval ai-chatbot answer-offer answer-request attraction-page attractions-page booking-quote booking-ratings cancel-booking change-booking company-details confirm-contact create-booking decline-quote exchange-rates leave-message
  check-promo-code buy-voucher start-voucher-payment read-voucher voucher-file redeem-voucher bill-split split-bill withdraw-split share-to-pay start-share-payment invoice-to-pay start-invoice-payment live-trip report-late request-new-pickup screen-arrivals share-live-trip withdraw-shared-link inspect-licences demo-accounts get-google-maps-key give-rating remove-rating-photo company-terms legal-details legal-page invoice-details invoice-file give-refund-account payment-choice payment-status refund-account send-transfer-proof start-payment
  preview-cancellation preview-change price-journey published-reviews read-application read-invite read-map-settings read-my-booking create-share-link read-shared-trip trip-card-file resend-access-code send-guest-request confirm-guest-request rebook-booking quote-file read-offer read-quote read-rating reconfirm-trip receipt-file report-browser-error service-notices site-brand site-notice
  open-card api-price api-book api-booking api-preview-change api-change api-preview-cancellation api-cancel kept-promises published-claims report-step report-visit save-invoice-details send-inquiry-confirmation service-page services-page stop-rating-requests submit-application submit-quote suggest-places tour-days airport-route tour-cards services-in-brief fleet-in-brief tour-page shown-page site-frame vehicle-classes withdraw-change
`;

/** Calls about one's own records, and what the matrix calls that. Whose records they are is decided inside. */
const forSignedIn: Readonly<Record<string, PermittedAction>> = {
  "my-profile": "view_customers",
  "save-my-profile": "change_customers",
  "saved-passengers": "view_customers",
  "save-passenger": "change_customers",
  "remove-passenger": "change_customers",
  "list-saved-passengers": "view_booking",
  "keep-passengers": "view_booking",
  "saved-addresses": "view_customers",
  "my-cards": "view_customers",
  "remove-card": "change_customers",
  "save-address": "change_customers",
  "remove-address": "change_customers",
  "download-my-data": "export_personal_data",
  "my-privacy-requests": "export_personal_data",
  "make-privacy-request": "export_personal_data",
  "my-deletion": "erase_personal_data",
  "delete-my-account": "erase_personal_data",
  "my-bookings": "view_booking",
  "my-booking": "view_booking",
  "my-invoices": "view_invoices",
  "my-statement": "view_invoices",
  "my-quotes": "view_booking",
  "offered-quotes": "view_booking",
  "my-notices": "view_customers",
  "count-notices": "view_customers",
  "read-notice": "view_customers",
  "mark-notice-read": "change_customers",
  "mark-notices-read": "change_customers",
};

const aPageId = "00000000-0000-7000-8000-000000000001";

const aDeskBooking = {
  service_type: "airport_transfer",
  pickup_date: "2026-12-20",
  first_name: "Thandi",
  last_name: "Mokoena",
  email: "thandi@example.com",
  phone: "+27 82 555 0199",
};

const aStatement = { account: "customer:thandi@example.com", from: "2026-10-01", until: "2026-10-31" };

const aDriverProfile = {
  first_name: "Sipho",
  last_name: "Ndlovu",
  phone: "+27 82 555 0201",
  email: "sipho@example.com",
  born_on: null,
  languages: [],
  is_guide: false,
  home_area: "",
  note: "",
  provider_id: null,
};

const aThread = { thread: "018f0000-0000-7000-8000-000000000000" };

/** For calls whose contract alone does not tell what is sound. */
const aClaim = {
  kind: "guarantee",
  about: "",
  title: "",
  text: "Your money back",
  source: "",
  stated_on: "",
  author: "",
  place: "",
  service: "",
  stars: 5,
  face: 0,
  consent: "",
};

const aLegalText = {
  title: "Terms",
  lead: "Ours and yours",
  metaTitle: "Terms",
  metaDescription: "Terms",
  sections: [{ id: "law", title: "Law", rules: ["South African law applies."], isConspicuous: false }],
};

const aTour = { ...sampleRecords[0]?.tour, ...sampleRecords[0]?.texts };

const requests: Readonly<Record<string, object>> = {
  "create-desk-booking": aDeskBooking,
  "preview-edit": { ...aDeskBooking, id: "018f0000-0000-7000-8000-000000000000" },
  "edit-booking": { ...aDeskBooking, id: "018f0000-0000-7000-8000-000000000000", version: 1 },
  "subscribe-push": {
    endpoint: "https://fcm.googleapis.com/fcm/send/abc",
    p256dh: "BNcRdreALRFXTkOOUHK1EtK2",
    auth: "tBHItJI5svbpez7KI4CCXg",
  },
  "withdraw-push": { endpoint: "https://fcm.googleapis.com/fcm/send/abc" },
  "enter-driver": { ...aDriverProfile, is_invited: false },
  "save-driver": { ...aDriverProfile, driver_id: "018f0000-0000-7000-8000-000000000000", version: 1 },
  "offer-trip": {
    trip_id: "018f0000-0000-7000-8000-000000000000",
    version: 1,
    mode: "direct",
    to: [{ driver_id: "018f0000-0000-7000-8000-000000000001", vehicle_id: "018f0000-0000-7000-8000-000000000002" }],
  },
  "preview-automatic": { value: noAutomaticDispatch },
  "read-thread": aThread,
  "answer-thread": { ...aThread, version: 1, channel: "email", text: "Yes" },
  "note-thread": { ...aThread, kind: "note", text: "Rang" },
  "assign-thread": { ...aThread, version: 1, user_id: null },
  "file-thread": { ...aThread, version: 1, waits_for: "no_one" },
  "fill-reply": { ...aThread, text: "Hi" },
  "move-thread-message": { message_id: "018f0000-0000-7000-8000-000000000000", reference: "CTS-7K3M9Q" },
  "dispatch-day": { date: "2026-11-20" },
  "dispatch-week": { date: "2026-11-20" },
  "day-plans": { date: "2026-11-20" },
  "create-plan": { date: "2026-11-20", name: "Two vans" },
  "edit-plan": {
    plan_id: "018f0000-0000-7000-8000-000000000000",
    version: 1,
    changes: [{ trip_id: "018f0000-0000-7000-8000-000000000000", driver_id: null, vehicle_id: null }],
  },
  "import-bank-lines": {
    name: "statement.csv",
    format: "csv",
    lines: [{ booked_on: "2026-11-14", amount_cents: 100, description: "Interest", bank_id: null, nth: 1 }],
  },
  "read-passenger-file": { reference: "CTS-7K3M9Q", content: Buffer.from("Name").toString("base64") },
  "read-linked-file": { token: "none", content: Buffer.from("Name").toString("base64") },
  "read-sheet": { content: Buffer.from("Name").toString("base64") },
  "open-in-month": { month: "2026-01" },
  "lock-month": { month: "2026-01" },
  "unlock-month": { month: "2026-01", reason: "A late bill" },
  "account-statement": aStatement,
  "account-statement-file": aStatement,
  "send-account-statement": aStatement,
  "my-statement": { from: "2026-10-01", until: "2026-10-31" },
  "organisation-statement": { from: "2026-10-01", until: "2026-10-31" },
  "save-invoice-details": { name: "Thandi Mokoena", address: "12 Loop Street, Cape Town" },
  "preview-weather-day": { day: "2099-01-01", reach: "everything" },
  "declare-weather-day": { day: "2099-01-01", reach: "everything", reason: "A storm." },
  "save-company-details": sampleCompany,
  "save-promo-code": { id: null, promo: { code: "WINE15", state: "active", share: 0.1 } },
  "save-tariff": { content: sampleTariff, valid_from: "2099-01-01", after_version: 1 },
  "preview-tariff": { content: sampleTariff },
  "save-service": { slug: "another", version: 0, service: { ...aService, bookSlug: "another" } },
  "preview-service": { slug: "another", service: { ...aService, bookSlug: "another" } },
  "save-tour": { slug: "another", version: 0, tour: { ...aTour, bookSlug: "another" }, price_cents: null },
  "save-legal-draft": { document: "terms", version: 0, words: aLegalText },
  "publish-legal-text": { document: "terms", version: 1, from_day: "2099-01-01" },
  "create-page": { name: "Winter", path: "/winter", copy_of: null },
  "save-page": { id: aPageId, version: 1, meta: pageMeta, blocks: "[]" },
  "rename-page": { id: aPageId, version: 1, name: "Winter", path: "/winter" },
  "save-claim": { id: null, version: 0, claim: aClaim },
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

/** Callers who get past the sign-in; what lies behind it is each feature's own test. */
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

test("every call is in one of the three lists, and nothing else is", () => {
  const listed = [...open, ...Object.keys(forSignedIn), ...rows.map(([name = ""]) => name)];
  const calls = site.app.service.calls.map(({ name }) => name);
  expectListed(
    calls,
    listed,
    "src/testing/calls-by-role.ts, or forAnyone or forSignedIn in src/app/seams/access.test.ts",
  );
});

test("what is open to anyone says so", () => {
  const calls = site.app.service.calls.filter(({ access }) => access === "anyone");
  expectListed(
    calls.map(({ name }) => name),
    open,
    "forAnyone in src/app/seams/access.test.ts",
  );
});

describe("every call is asked as everyone, and answers as the list says", () => {
  const everyoneSignedIn = parties.filter((party) => party !== "guest");

  test.each(Object.entries(forSignedIn))("%s", async (name, action) => {
    expect(await admitted(name)).toEqual(everyoneSignedIn);
    expect(scopeOf(action, "customer")).toBe("own");
  });

  test.each(rows)("%s", async (name = "", ...row) => {
    // Some calls are about records of two kinds, each with a line of its own.
    const actions = permittedActions.filter((known) => row.at(-1)?.split("|").includes(known));
    if (actions.length === 0) throw new Error(`The matrix does not know what ${name} is.`);
    const allowed = parties.filter((_, at) => row[at] === "y");
    expect(await admitted(name)).toEqual(allowed);
    // Only roles that the matrix allows get in.
    expect(allowed.filter((party) => actions.every((action) => scopeOf(action, party) === "none"))).toEqual([]);
  });
});
