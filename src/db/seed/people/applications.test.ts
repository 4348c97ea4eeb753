import { expect, test } from "vitest";
import { applicationKinds, applicationLifecycle } from "#domain/partner/application-lifecycle.ts";
import { isApplicationReference } from "#domain/partner/application-reference.ts";
import { detailsOf } from "#features/partners/details-contract.ts";
import { readDocuments } from "#features/partners/server/read-documents.ts";
import { fileKindOf } from "#platform/files/file-kind.ts";
import { seedClock } from "../seed-clock.ts";
import { applications } from "./applications.ts";
import { partners } from "./partners.ts";

const clock = seedClock(new Date("2026-11-20T08:00:00Z"));
const made = applications(clock, partners(clock), "reviewer");

test("every kind applies, at many steps", () => {
  expect(made).toHaveLength(20);
  expect(new Set(made.map(({ row }) => row.kind))).toEqual(new Set(applicationKinds));
  expect([...new Set(made.map(({ row }) => row.state))].toSorted()).toEqual([
    "active",
    "approved",
    "info_requested",
    "invited",
    "rejected",
    "submitted",
    "under_review",
  ]);
});

test("each has come to its state by allowed moves, in the order of time, before today", () => {
  for (const { row, moves } of made) {
    const [first, ...rest] = moves;
    expect(first).toMatchObject({ fromState: null, toState: "submitted", createdAt: row.createdAt });
    let before = first;
    for (const move of rest) {
      expect(move.fromState).toBe(before?.toState);
      expect(applicationLifecycle.can(before?.toState ?? "submitted", move.toState), row.companyName).toBe(true);
      expect(move.createdAt.getTime()).toBeGreaterThanOrEqual(before?.createdAt.getTime() ?? 0);
      before = move;
    }
    expect([before?.toState, before?.note ?? ""]).toEqual([row.state, row.note]);
    expect(row.version).toBe(moves.length);
    expect(row.updatedAt < clock.today).toBe(true);
    expect(isApplicationReference(row.reference)).toBe(true);
  }
});

test("each says what its form asks, with real files for its documents", () => {
  for (const { row, files } of made) {
    expect(detailsOf[row.kind].safeParse(row.details).error, row.contactName).toBeUndefined();
    expect(readDocuments(row.details ?? {}).map(({ file_id }) => file_id)).toEqual(files.map(({ id }) => id));
    expect(files.every(({ type, content, ownerId }) => fileKindOf(content) === type && ownerId === row.id)).toBe(true);
  }
});

test("is the same whenever on that day it is made", () => {
  const later = seedClock(clock.at(0, 23 * 60));
  expect(applications(later, partners(later), "reviewer")).toEqual(made);
});

test("each partner came by an application, so that it can be suspended and reinstated", () => {
  const all = partners(clock);
  for (const { id, name } of [...all.hotels, ...all.agencies, all.provider])
    expect(
      made.filter(({ row }) => row.organisationId === id && row.state === "active"),
      name,
    ).toHaveLength(1);
});
