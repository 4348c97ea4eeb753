import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { sampleTours } from "#db/seed/catalogue/sample-tours.ts";
import { startingServices } from "#domain/catalogue/starting-services.ts";
import { airportRoutes } from "#domain/company/airport-routes.ts";
import { addressesOf, type Line, type PageLine, type Shell } from "#platform/route-table.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { specAddresses } from "#testing/spec-addresses.ts";
import { notBuiltYet } from "./not-built-yet.ts";
import { shells } from "./routes.ts";

const table: readonly Shell[] = shells;
const lines: readonly Line[] = table.flatMap((shell) => shell.lines);
const withPage = startingServices.filter(({ bookSlug }) => bookSlug !== "");
const ofSold = {
  "/services/:service": withPage.map(({ slug }) => slug),
  // Our team gives these.
  "/:page": [],
  "/tours/:tour": sampleTours.map(({ slug }) => slug),
  "/book/:offer": [...withPage, ...sampleTours].map(({ bookSlug }) => bookSlug),
};
/** The addresses of records are those of the demo company. */
const ofRecords = (line: PageLine) =>
  (ofSold[line.path as keyof typeof ofSold] ?? []).map((slug) => line.path.replace(/:[^/]+$/, slug));
function asWritten(line: Line): string[] {
  if (line.kind === "page" && line.isOfRecords) return ofRecords(line);
  return line.kind === "page" && !line.slugs ? [line.path] : addressesOf(line);
}
const built = lines.flatMap(asWritten);

/** Points the specification leaves open: where a driver provider applies, where an applicant looks, the guarantee's terms, legal pages, unpaid holds, incidents, ratings, a hotel's arrivals, a check of licences, a shared trip, a driver's pages, and the ways from the airport. */
const beyondTheSpecification = [
  ...airportRoutes.map(({ slug }) => `/services/airport-transfers/${slug}`),
  "/admin/holds",
  "/admin/incidents",
  "/admin/reviews",
  "/check-licences",
  "/driver-provider-application",
  "/driver/dashboard/documents",
  "/driver/dashboard/earnings",
  "/driver/dashboard/messages",
  "/driver/dashboard/profile",
  "/driver/dashboard/shift",
  "/driver/dashboard/trips",
  "/driver/dashboard/trips/:trip",
  "/gift-voucher",
  "/gift-vouchers",
  "/guarantee",
  "/developers",
  "/hotel/arrivals",
  "/company/dashboard",
  "/company/booking",
  "/approve-booking",
  "/legal/:document/:version",
  "/legal/complaints",
  "/legal/cookies",
  "/legal/paia-manual",
  "/legal/privacy",
  "/legal/refunds",
  "/legal/terms",
  "/partner-application",
  "/privacy-request",
  "/passenger-list",
  "/pay-invoice",
  "/pay-share",
  "/privacy",
  "/quote",
  "/shared-trip",
  "/split-bill",
  "/terms",
];

describe("the route table", () => {
  test("the specification has 161 addresses", () => {
    expect(new Set(specAddresses).size).toBe(161);
  });

  test("each is built or in the one list of those still to come, never in both", () => {
    const list = "beyondTheSpecification in src/routes.test.ts, or src/testing/spec-addresses.ts";
    expectListed([...built, ...notBuiltYet], [...specAddresses, ...beyondTheSpecification], list);
  });

  test("no address is listed twice", () => {
    expect(new Set(built).size).toBe(built.length);
  });

  test("every page has its file", () => {
    const missing = table.flatMap((shell) =>
      shell.lines.flatMap((line) => {
        const file = line.kind === "page" && `src/shells/${shell.name}/pages/${line.file}.tsx`;
        return file && !fs.existsSync(file) ? [file] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  test("an alias leads to a page, not to another alias", () => {
    const pages = lines.filter((line) => line.kind === "page").flatMap(asWritten);
    const lost = lines.filter((line) => line.kind === "alias" && !pages.includes(line.canonical));
    expect(lost).toEqual([]);
  });

  test("staff addresses never sit in the public shell, where the floating widgets are", () => {
    const publicLines = table.filter((shell) => shell.name === "public").flatMap((shell) => shell.lines);
    const staff = publicLines.filter((line) => /^\/(admin|dispatcher|driver)(\/|$|-)/.test(line.path));
    expect(staff).toEqual([]);
  });
});
