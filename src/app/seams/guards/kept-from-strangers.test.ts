import fs from "node:fs/promises";
import { expect, test } from "vitest";
import type { Limit } from "#platform/contract.ts";
import { testConfig } from "#testing/test-site.ts";
import { api } from "../../../api.ts";
import { schedule } from "../../../schedule.ts";

/**
 * How long we keep what anyone may make us keep: until a task of the schedule forgets it, or with a record that is ours to
 * keep, such as a booking. How large one is, the contract says; how many from one address, its limit.
 */
type Kept = { readonly until: keyof typeof schedule } | { readonly with: string };

const booking: Kept = { with: "a booking, which expires unpaid" };
const existing: Kept = { with: "a record that was there before, opened by its code or link" };
const ofPartner: Kept = { with: "a booking of a partner, by an API key" };

const calls: Readonly<Record<string, Kept>> = {
  "accept-invite": { with: "an invitation our team sent" },
  "report-visit": { until: "forget-visits" },
  "report-step": { until: "forget-visits" },
  "resend-access-code": { with: "the emails of bookings" },
  "confirm-contact": existing,
  "api-book": ofPartner,
  "api-change": ofPartner,
  "api-cancel": ofPartner,
  "create-booking": booking,
  "cancel-booking": existing,
  "change-booking": existing,
  "withdraw-change": existing,
  "rebook-booking": existing,
  "decide-approval": existing,
  "submit-quote": { with: "an enquiry our team answers" },
  "send-inquiry-confirmation": { with: "an enquiry our team answers" },
  "dispute-charge": existing,
  "report-lost-item": existing,
  "save-invoice-details": existing,
  "screen-arrivals": existing,
  "report-late": existing,
  "request-new-pickup": existing,
  "share-live-trip": { until: "forget-old-links" },
  "withdraw-shared-link": existing,
  "submit-application": { with: "an application our team answers" },
  "answer-request": existing,
  "start-payment": { until: "lapse-attempts" },
  "send-transfer-proof": existing,
  "start-invoice-payment": { until: "lapse-attempts" },
  "give-refund-account": { until: "forget-refund-accounts" },
  "split-bill": { until: "end-splits" },
  "withdraw-split": existing,
  "start-share-payment": { until: "lapse-attempts" },
  "buy-voucher": { until: "forget-unpaid-vouchers" },
  "start-voucher-payment": { until: "forget-unpaid-vouchers" },
  "redeem-voucher": existing,
  "read-quote": existing,
  "accept-quote": existing,
  "decline-quote": existing,
  "give-rating": existing,
  "stop-rating-requests": existing,
  "answer-offer": existing,
  "reconfirm-trip": existing,
};

const written = api(testConfig)
  .map(({ call }) => call)
  .filter(({ access, effect }) => access === "anyone" && effect !== "reads");

test("every call by which a stranger makes us keep something is on the list", () => {
  expect(written.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
});

const perDay = ({ times, seconds }: Limit) => (times * 24 * 3600) / seconds;

test("and none may be made without limit from one address", () => {
  const unlimited = written.filter(({ limit }) => !limit || perDay(limit) > 400_000);
  expect(unlimited.map(({ name }) => name)).toEqual([]);
});

test("what a task forgets, a task of the schedule forgets", () => {
  const tasks = Object.values(calls).flatMap((kept) => ("until" in kept ? [kept.until] : []));
  expect(tasks.filter((task) => !Object.hasOwn(schedule, task))).toEqual([]);
});

/** Every file with an address that takes something other than by a call, and what bounds it. */
const routes: Readonly<Record<string, string>> = {
  "src/app/app.ts": "calls, above",
  "src/app/fleet-routes.ts": "our team’s own",
  "src/app/live-page-routes.tsx": "calls, above",
  "src/features/accounts/server/serve-auth.ts": "limit-auth.ts; forget-ended-sessions",
  "src/features/booking/partner-api/server/serve-partner-api.ts": "calls, above",
  "src/features/payments/notifications/server/serve-notifications.ts": "forget-refused-notifications",
  "src/features/reviews/rating/server/serve-stop-requests.ts": "calls, above",
  "src/features/tracking/server/serve-osmand.ts": "a driver’s or a tracker’s own token; keep-position-days",
  "src/platform/http/serve-files.ts": "limit-uploads.ts; forget-unclaimed-files",
  "src/sandbox/flights/flight-routes.ts": "the demo’s stand-in",
  "src/sandbox/payfast/gateway-routes.ts": "the demo’s stand-in",
};

test("every other address that takes something is on the list", async () => {
  const found: string[] = [];
  const takes =
    /\b(?:app|routes|Hono\(\)|Hono<\w+>\(\))\s*\.(?:post|put|patch|all|on)\(|^\s+\.(?:post|put|patch|on)\(/m;
  for await (const file of fs.glob("src/{app,features,platform,sandbox}/**/*.{ts,tsx}"))
    if (!/\.test\.tsx?$|\/ui\//.test(file) && takes.test(await fs.readFile(file, "utf8"))) found.push(file);
  expect(found.toSorted()).toEqual(Object.keys(routes).toSorted());
});

test("what every call may leave behind is forgotten too: answers for retries, counters, wrong codes, files, old emails", () => {
  expect(Object.keys(schedule)).toEqual(
    expect.arrayContaining(["forget-old-records", "forget-wrong-codes", "forget-unclaimed-files"]),
  );
});
