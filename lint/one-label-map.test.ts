// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bookingLabels, confirmationLabels } from "../src/domain/booking/booking-labels.ts";
import { bookingPaymentLabels, paymentLabels, refundLabels } from "../src/domain/payment/payment-labels.ts";
import { tripLabels } from "../src/domain/trip/trip-labels.ts";
import { findSecondMaps } from "./one-label-map.ts";
import { repository } from "./trial.ts";

const maps = { bookingLabels, confirmationLabels, tripLabels, paymentLabels, bookingPaymentLabels, refundLabels };
const statuses = Object.fromEntries(Object.entries(maps).map(([name, map]) => [name, Object.keys(map)]));

describe("a status", () => {
  test("of a booking, trip or payment has one map of labels, which every screen, email and export uses", () => {
    const found = readdirSync(join(repository, "src"), { recursive: true, encoding: "utf8" })
      .map((path) => `src/${path.replaceAll("\\", "/")}`)
      .filter((path) => /^src\/(?:features|shells|design|platform|app)\/.*\.tsx?$/.test(path) && !/\.test\./.test(path))
      .flatMap((path) => findSecondMaps(path, readFileSync(join(repository, path), "utf8"), statuses));
    expect(found).toEqual([]);
  });

  test("that has a second map is found", () => {
    const texts = `export const a = {\n  no_show: "Missed", in_progress: "Under way", cancelled: "Cancelled" };`;
    const labels = `const b = { onboard: { label: "Riding" }, arrived: { label: "There" }, searching: { label: "Looking" } };`;
    expect(findSecondMaps("src/a.ts", texts, statuses)).toEqual(["src/a.ts:1: bookingLabels"]);
    expect(findSecondMaps("src/a.ts", labels, statuses)).toEqual(["src/a.ts:1: tripLabels"]);
  });

  test.each([
    `const sentences = { completed: "Your trip is completed. Thank you.", declined: "We couldn’t take this booking" };`,
    `const next = { onboard: "going", arrived: "going", completed: "over" };`,
    `const other = { draft: "Draft", sent: "Sent", expired: "Expired" };`,
  ])("is left alone where it is no label: %s", (source) => {
    expect(findSecondMaps("src/a.ts", source, statuses)).toEqual([]);
  });
});
