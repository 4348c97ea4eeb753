import { expect, test } from "vitest";
import { documentStatus } from "#domain/compliance/document-status.ts";
import { roadworthyMonths } from "#domain/compliance/gate-rules.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";

test.each(["2026-11-20T08:00:00Z", "2027-06-14T12:00:00Z", "2028-02-29T05:00:00Z"])(
  "on %s there is a document in every status, a file behind each, and vehicles are sold by theirs",
  (day) => {
    const company = demoCompanyOn(day);
    const today = localDateOf(new Date(day));
    const seats = new Map(company.vehicles.map((vehicle) => [vehicle.id, vehicle.seats]));
    const statuses = company.documents.map((row) => {
      const { issuedOn = null, expiresOn = null, number = "", allows = [], state: review, ...one } = row;
      const months = one.type === "roadworthy" ? roadworthyMonths(seats.get(one.ownerId ?? "") ?? 0) : undefined;
      return documentStatus({ ...one, issuedOn, expiresOn, number, allows, review }, today, months);
    });
    expect(new Set(statuses)).toEqual(new Set(["uploaded", "verified", "rejected", "expiring", "expired"]));
    expect(statuses.filter((status) => status === "uploaded").length).toBeGreaterThanOrEqual(4);
    const files = new Set(company.storedFiles.map(({ id }) => id));
    expect(company.documents.every(({ fileId }) => files.has(fileId ?? ""))).toBe(true);
    expect(company.vehicles.every(({ documentsUntil }) => documentsUntil && documentsUntil >= today)).toBe(true);
  },
);
