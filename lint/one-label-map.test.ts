// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bookingLabels, confirmationLabels } from "../src/domain/booking/booking-labels.ts";
import { enquiryLabels } from "../src/domain/enquiry/enquiry-labels.ts";
import {
  ageingLabels,
  invoiceKindLabels,
  invoiceLabels,
  statementLabels,
} from "../src/domain/invoice/invoice-labels.ts";
import { applicationKindLabels, applicationLabels } from "../src/domain/partner/application-labels.ts";
import { organisationKindLabels } from "../src/domain/partner/organisation-kinds.ts";
import {
  bookingPaymentLabels,
  paymentLabels,
  paymentMethodLabels,
  refundLabels,
} from "../src/domain/payment/payment-labels.ts";
import { quoteLabels } from "../src/domain/quote/quote-labels.ts";
import { tripLabels } from "../src/domain/trip/trip-labels.ts";
import { findSecondMaps } from "./one-label-map.ts";
import { repository } from "./trial.ts";

const maps = {
  bookingLabels,
  confirmationLabels,
  tripLabels,
  paymentLabels,
  bookingPaymentLabels,
  refundLabels,
  paymentMethodLabels,
  invoiceLabels,
  invoiceKindLabels,
  ageingLabels,
  statementLabels,
  quoteLabels,
  enquiryLabels,
  applicationLabels,
  applicationKindLabels,
  organisationKindLabels,
};
const statuses = Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, Object.keys(map)]));

describe("a status", () => {
  test("has one label map, which every screen, email and export uses", () => {
    const matches = readdirSync(join(repository, "src"), { recursive: true, encoding: "utf8" })
      .map((path) => `src/${path.replaceAll("\\", "/")}`)
      .filter((path) => /^src\/(?:features|shells|design|platform|app)\/.*\.tsx?$/.test(path) && !/\.test\./.test(path))
      .flatMap((path) => findSecondMaps(path, readFileSync(join(repository, path), "utf8"), statuses));
    expect(matches).toEqual([]);
  });

  test("with a second map is found", () => {
    const texts = `export const a = {\n  no_show: "Missed", in_progress: "Under way", cancelled: "Cancelled" };`;
    const labels = `const b = { onboard: { label: "Riding" }, arrived: { label: "There" }, searching: { label: "Looking" } };`;
    expect(findSecondMaps("src/a.ts", texts, statuses)).toEqual(["src/a.ts:1: bookingLabels"]);
    expect(findSecondMaps("src/a.ts", labels, statuses)).toEqual(["src/a.ts:1: tripLabels"]);
    const others = [
      [`({ issued: "Issued", sent: "Sent", dunning_1: "Reminded" })`, "invoiceLabels"],
      [`({ submitted: "New", under_review: "In review", invited: "Invited" })`, "applicationLabels"],
      [`({ online: "Card", transfer: "Transfer", cash: "Cash" })`, "paymentMethodLabels"],
      [`({ sent: "Sent", viewed: "Seen", superseded: "Replaced" })`, "quoteLabels"],
      [`({ lost: "Lost", spam: "Junk", duplicate: "Twice" })`, "enquiryLabels"],
    ] as const;
    for (const [source, map] of others)
      expect(findSecondMaps("src/a.ts", source, statuses)).toEqual([`src/a.ts:1: ${map}`]);
  });

  test.each([
    `const sentences = { completed: "Your trip is completed. Thank you.", declined: "We couldn’t take this booking" };`,
    `const next = { onboard: "going", arrived: "going", completed: "over" };`,
    `const other = { north: "North", south: "South", both: "Both" };`,
  ])("is left alone if it is not a label: %s", (source) => {
    expect(findSecondMaps("src/a.ts", source, statuses)).toEqual([]);
  });
});
