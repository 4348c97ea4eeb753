// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  findings,
  hastyWaits,
  heldConnections,
  junkDrawers,
  lockedAddresses,
  longFiles,
  migrationNumbers,
  nakedSubqueries,
  strangersInFeatures,
  strangersInSrc,
  tooLong,
  unfinishedWork,
} from "./file-rules.mjs";

const file = (path: string, text = "") => ({ path, text });

describe("junk drawers", () => {
  test.each([
    "src/domain/index.ts",
    "src/utils.ts",
    "src/platform/helpers.test.ts",
    "src/features/booking/ui/common.tsx",
    "src/design/types.d.ts",
    "src/db/constants/ports.ts",
    "src/platform/misc.mjs",
  ])("%s is one", (path) => {
    expect(junkDrawers([path])).toEqual([expect.stringContaining(path)]);
  });

  test.each([
    "src/domain/index-of-seats.ts",
    "src/design/common-ground.tsx",
    "lint/index.mjs",
    "src/domain/money/money.ts",
  ])("%s is not", (path) => {
    expect(junkDrawers([path])).toEqual([]);
  });
});

describe("the anatomy of a feature", () => {
  test.each([
    "contract.ts",
    "policy.ts",
    "policy.test.ts",
    "server/store.ts",
    "server/views.test.ts",
    "server/create-booking.ts",
    "server/create-booking.test.ts",
    "server/send-booking-confirmation.ts",
    "server/emails/booking-confirmation.tsx",
    "server/emails/receipt.test.tsx",
    "server/gateways/payfast.ts",
    "server/gateways/payfast.test.ts",
    "ui/booking-wizard.tsx",
    "ui/booking-wizard.test.tsx",
    "ui/use-booking-draft.ts",
    "ui/use-booking-draft.test.tsx",
    "ui/messages.ts",
    "ui/booking-labels.ts",
    "wizard/contract.ts",
    "wizard/server/store.ts",
    "wizard/server/create-booking.test.ts",
    "self-service/ui/cancel-dialog.tsx",
  ])("%s has its place", (inside) => {
    expect(strangersInFeatures([`src/features/booking/${inside}`])).toEqual([]);
  });

  test.each([
    "booking.ts",
    "schema.ts",
    "server/api.ts",
    "server/bookings.ts",
    "server/booking.tsx",
    "server/createBooking.ts",
    "server/emails/receipt.ts",
    "server/gateways/payfast/client.ts",
    "server/queries/find-booking.ts",
    "ui/format-price.ts",
    "ui/booking-wizard.css",
    "ui/steps/trip-step.tsx",
    "ui/BookingCard.tsx",
    "hooks/use-booking.ts",
    "wizard/steps/ui/trip-step.tsx",
    "wizard/price.ts",
    "wizard/README.md",
    "notes.md",
    "words/tours.ts",
    "server/bookings.test.ts",
  ])("%s has none", (inside) => {
    const path = `src/features/booking/${inside}`;
    expect(strangersInFeatures([path])).toEqual([expect.stringContaining(path)]);
  });

  test("a feature may have a description", () => {
    expect(strangersInFeatures(["src/features/booking/README.md"])).toEqual([]);
  });

  test("only content has words, and nothing lies between the features", () => {
    expect(strangersInFeatures(["src/features/content/words/tours.ts"])).toEqual([]);
    expect(strangersInFeatures(["src/features/shared.ts"])).toHaveLength(1);
  });
});

test.each([
  ["src/routes.ts", 0],
  ["src/api.test.ts", 0],
  ["src/entry-client.tsx", 1],
  ["src/app/pages/entry-client.tsx", 0],
  ["src/pictures.gen.ts", 0],
  ["src/domain/money/money.ts", 0],
  ["src/queue.ts", 1],
  ["src/routes.json", 1],
  ["src/hooks/use-width.ts", 1],
])("%s gives %i findings at the top of src", (path, count) => {
  expect(strangersInSrc([path])).toHaveLength(count);
});

test.each([
  [300, 0],
  [301, 1],
  [500, 1],
  [501, 0],
])("%i lines are listed %i times as worth a look", (lines, count) => {
  expect(longFiles([file("src/domain/pricing.ts", "x\n".repeat(lines))])).toHaveLength(count);
});

test.each([
  ["src/domain/pricing.ts", 500, 0],
  ["src/domain/pricing.ts", 501, 1],
  ["tests/visitor-books.spec.ts", 501, 1],
  ["src/db/migrations/0001-first.sql", 501, 1],
  ["src/design/pictures.gen.ts", 501, 0],
  ["src/features/places/server/places.json", 501, 0],
  ["docs/long.md", 501, 0],
])("%s with %i lines gives %i findings", (path, lines, count) => {
  expect(tooLong([file(path, "x\n".repeat(lines))])).toHaveLength(count);
});

test.each([
  ["// TODO: later", 1],
  ["// FIXME", 1],
  ["<p>Coming soon</p>", 1],
  ["Lorem ipsum dolor", 1],
  ["const todo = mastodon;", 0],
  ["The bus is coming sooner than you think", 0],
])("%s gives %i findings", (text, count) => {
  expect(unfinishedWork([file("src/domain/trip/trip.ts", `first line\n${text}\n`)])).toHaveLength(count);
});

test("unfinished work is listed with its line, and only in src", () => {
  expect(unfinishedWork([file("src/a.ts", "one\n// TODO two")])).toEqual([expect.stringContaining("src/a.ts:2:")]);
  expect(unfinishedWork([file("lint/a.ts", "// TODO two")])).toEqual([]);
});

test("a test waits with patience", () => {
  const hasty = `  await ${["vi", "waitFor"].join(".")}(() => expect(ran).toBe(true));`;
  expect(hastyWaits([file("src/a.test.ts", hasty)])).toEqual([expect.stringContaining("src/a.test.ts:1:")]);
  expect(hastyWaits([file("src/testing/eventually.ts", hasty), file("src/a.test.ts", "await eventually(")])).toEqual(
    [],
  );
});

describe("migration numbers", () => {
  const at = (...names: string[]) => migrationNumbers(names.map((name) => `src/db/migrations/${name}`));

  test.each([
    ["in a row", ["0002-drivers.sql", "0001-first-tables.sql"], 0],
    ["a gap", ["0001-first-tables.sql", "0003-drivers.sql"], 1],
    ["a number twice", ["0001-first-tables.sql", "0001-drivers.sql"], 1],
    ["not from one", ["0002-first-tables.sql"], 1],
    ["too short a number", ["0001-first-tables.sql", "2-drivers.sql"], 1],
    ["an underscore", ["0001_first_tables.sql"], 1],
    ["not SQL", ["0001-first-tables.sql", "0002-drivers.ts"], 1],
  ])("%s", (_case, names, count) => {
    expect(at(...names)).toHaveLength(count);
  });
});

test("a lock file has versions, not addresses", () => {
  expect(lockedAddresses([file("package-lock.json", '{ "node_modules/pg": { "version": "8.23.1" } }')])).toEqual([]);
  expect(
    lockedAddresses([file("runtime/package-lock.json", '{ "resolved": "https://example.org/pg.tgz" }')]),
  ).toHaveLength(1);
});

test("all rules are applied", () => {
  const guilty = [
    file("src/utils.ts", `// TODO\n${"x\n".repeat(500)}`),
    file("src/features/booking/notes.ts"),
    file("src/db/migrations/0102-late.sql", "create view late as select 1"),
    file("src/db/views/late.sql"),
    file("package-lock.json", '"resolved": ""'),
    file("src/app/app.ts", "const client = await services.pool.connect();"),
  ];
  // utils.ts is a junk drawer, a stranger at the top, too long and unfinished: four; the migration has two faults, the others one each.
  expect(findings(guilty)).toHaveLength(10);
});

describe("a subquery", () => {
  const column = (name: string) => `\u0024{${name}}`;
  const view = (text: string) => file("src/features/booking/server/views.ts", text);
  const ofBooking = `exists (select 1 from trips t where t.booking_id = ${column("bookings.id")})`;
  const ofEnquiry = `(\n  select count(*) from quotes\n  where ${column("quotes.email")} = ${column("enquiries.email")})`;

  test.each([`sql\`${ofBooking}\``, `sql<number>\`${ofEnquiry}\``])("%s loses the table of its column", (text) => {
    expect(nakedSubqueries([view(`const a = 1;\nconst b = ${text};`)])).toEqual([
      expect.stringContaining("src/features/booking/server/views.ts:2: "),
    ]);
  });

  test.each([
    `subquery<boolean>\`${ofBooking}\``,
    `sql\`lower(${column("bookings.email")})\``,
    "sql`(select count(*) from trips)`",
  ])("%s does not", (text) => {
    expect(nakedSubqueries([view(text)])).toEqual([]);
  });
});

describe("a connection", () => {
  const inFile = (path: string) => heldConnections([file(path, "one\nconst client = await tools.pool.connect();")]);

  test("is opened only where two at once are prevented", () => {
    expect(inFile("src/platform/serve-calls.ts")).toEqual([expect.stringContaining("src/platform/serve-calls.ts:2: ")]);
    expect(heldConnections([file("src/a.ts", "await ctx.db.transaction(async (tx) => {")])).toHaveLength(1);
    expect(inFile("src/platform/transaction.ts")).toEqual([]);
    expect(inFile("src/platform/transaction.test.ts")).toEqual([]);
  });
});
