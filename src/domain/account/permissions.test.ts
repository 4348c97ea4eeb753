import { describe, expect, test } from "vitest";
import { rand } from "../money/money.ts";
import { addHours } from "../time/local-time.ts";
import {
  type Condition,
  conditionOf,
  mayDo,
  maySeePhone,
  needsSecondPerson,
  overrideLimit,
  type Party,
  type PermittedAction,
  parties,
  partiesOf,
  permittedActions,
  type Relation,
  refundLimit,
  rolesThatMay,
  scopeOf,
} from "./permissions.ts";
import { system, visitor } from "./roles.ts";

/**
 * The company's matrix, written out a second time: guest, customer, hotel, agent, provider, dispatcher, driver,
 * admin, super-user, corporate.
 */
const matrix = `
  create_booking            O O G G - L - L L G
  see_net_rate              - - G G - - - L L -
  view_booking              O O G G A L A L L G
  see_passenger_phone       O O G G A L A L L G
  change_booking            O O G G - L - L L G
  override_price            - - - G - L - L L -
  approve_refund            - - - - - - - L L -
  take_payment              O O G G - L A L L G
  verify_payment_proof      - - - - - - - L L -
  assign_driver             - - - - A L - L L -
  override_conflict         - - - - - L - L L -
  override_compliance_block - - - - - - - - L -
  answer_trip_offer         - - - - A L A L L -
  view_trip_events          - - - - A L A L L -
  record_trip_events        - - - - - L A L L -
  view_live_map             O O G G G L O L L G
  view_fleet_records        - - - - G L O L L -
  upload_fleet_documents    - - - - G - O L L -
  keep_partner_documents    - - G G G - - L L -
  change_fleet_records      - - - - - - - L L -
  approve_documents         - - - - - - - L L -
  view_customers            - O G G - L - L L G
  note_customers            - - - - - L - L L -
  change_customers          - O G G - - - L L G
  import_records            - - - - - - - L L G
  view_rosters              - - - - - L A L L -
  change_rosters            - - - - - L - L L -
  view_corporate_accounts   - G - - - L - L L G
  change_corporate_accounts - G - - - - - L L G
  view_invoices             O O G G O L O L L G
  change_invoices           - - - - - - - L L -
  view_statements           - - G G G - O L L G
  approve_payouts           - - - - - - - L L -
  view_tariffs              - - - - - L - L L -
  change_tariffs            - - - - - - - L L -
  edit_content              - - - - - - - L L -
  write_review              O O - - - - - - - -
  view_driver_ratings       - - - - G L O L L -
  moderate_reviews          - - - - - - - L L -
  view_analytics            - O G G G L O L L G
  view_system_health        - - - - - L - L L -
  run_system_jobs           - - - - - - - - L -
  grant_roles               - - - - - - - - L -
  impersonate               - - - - - - - - L -
  switch_features           - - - - - - - - L -
  put_back                  - - - - - - - - L -
  export_company            - - - - - - - - L -
  export_personal_data      - O - - - - - - L -
  erase_personal_data       - O - - - - - - L -
  view_audit_log            - - - - - - - L L -
`;
const letters = { none: "-", own: "O", organisation: "G", assigned: "A", all: "L" } as const;
const order = [
  "guest",
  "customer",
  "hotel",
  "travel_agent",
  "driver_provider",
  "dispatcher",
  "driver",
  "admin",
  "super_user",
  "corporate",
] as const;

const written = matrix
  .trim()
  .split("\n")
  .map((line) => line.trim().replace(/ +/g, " "));

test("the table says what the house's matrix says, no line more and none less", () => {
  const said = permittedActions.map((action) =>
    [action, ...order.map((party) => letters[scopeOf(action, party)])].join(" "),
  );
  expect(said).toEqual(written);
  expect([...parties]).toEqual([...order]);
});

/** Where a permission reaches, and where it ends. */
const reach: Readonly<Record<string, readonly Relation[]>> = {
  "-": [],
  O: ["own"],
  G: ["organisation"],
  A: ["assigned"],
  L: ["own", "organisation", "assigned", "other"],
};
const relations: readonly Relation[] = ["own", "organisation", "assigned", "other"];

describe("each role reaches the records the matrix gives it, and no others", () => {
  test.each(written)("%s", (line) => {
    const [name, ...scopes] = line.split(" ");
    const action = permittedActions.find((known) => known === name);
    if (!action) throw new Error(`There is no action ${name}.`);
    for (const [index, party] of order.entries())
      expect(
        relations.filter((relation) => mayDo(action, [party], relation)),
        party,
      ).toEqual(reach[scopes[index] ?? ""]);
  });
});

test.each<[PermittedAction, Party, Condition]>([
  ["view_booking", "driver_provider", "without_customer_price"],
  ["see_passenger_phone", "driver_provider", "near_the_trip"],
  ["see_passenger_phone", "driver", "near_the_trip"],
  ["override_price", "travel_agent", "within_own_markup"],
  ["override_price", "dispatcher", "up_to_a_limit"],
  ["approve_refund", "admin", "up_to_a_limit"],
  ["approve_refund", "super_user", "second_person_above_a_limit"],
  ["take_payment", "driver", "cash_only"],
  ["assign_driver", "driver_provider", "own_drivers"],
  ["override_conflict", "dispatcher", "with_a_reason"],
  ["override_compliance_block", "super_user", "owner_is_told"],
  ["answer_trip_offer", "dispatcher", "on_behalf"],
  ["view_live_map", "guest", "by_link"],
  ["view_corporate_accounts", "customer", "as_corporate_admin"],
  ["change_corporate_accounts", "customer", "as_corporate_admin"],
  ["view_invoices", "driver", "own_payouts"],
  ["approve_payouts", "super_user", "second_person_above_a_limit"],
  ["change_tariffs", "admin", "as_a_new_version"],
  ["view_analytics", "dispatcher", "todays_operations"],
  ["view_system_health", "dispatcher", "status_only"],
])("small print: %s by a %s is %s", (action, party, condition) => {
  expect(conditionOf(action, party)).toBe(condition);
});

test("what the matrix gives outright has no small print", () => {
  expect(conditionOf("view_booking", "admin")).toBeUndefined();
  expect(conditionOf("grant_roles", "super_user")).toBeUndefined();
});

test("several roles add up, and a person is always a customer of their own", () => {
  const driver = partiesOf({ kind: "person", userId: "1", roles: ["driver"] });
  expect(mayDo("view_booking", driver, "own")).toBe(true);
  expect(mayDo("view_booking", driver, "assigned")).toBe(true);
  expect(mayDo("view_booking", driver, "other")).toBe(false);
  expect(partiesOf(visitor)).toEqual(["guest"]);
  expect(mayDo("run_system_jobs", partiesOf(system), "other")).toBe(true);
});

test("our team’s calls take their access from the same table", () => {
  expect(rolesThatMay("grant_roles")).toEqual(["super_user"]);
  expect(rolesThatMay("view_audit_log")).toEqual(["super_user", "admin"]);
  expect(rolesThatMay("write_review")).toEqual([]);
});

describe("a passenger's number", () => {
  const start = new Date("2026-11-20T08:00:00Z");
  const ended = { state: "completed", pickupAt: start, end: addHours(start, 1) } as const;
  test.each<[Party, Relation, number, boolean]>([
    ["driver", "assigned", -4.01, false],
    ["driver", "assigned", -4, true],
    ["driver", "assigned", 2, true],
    ["driver", "assigned", 2.01, false],
    ["driver", "other", 0, false],
    ["driver_provider", "assigned", -24.01, false],
    ["driver_provider", "assigned", -24, true],
    ["driver_provider", "assigned", 5, true],
    ["driver_provider", "assigned", 5.01, false],
    ["driver_provider", "organisation", 0, false],
    ["dispatcher", "other", -1000, true],
    ["customer", "own", 1000, true],
    ["customer", "other", 0, false],
    ["hotel", "organisation", -500, true],
    ["hotel", "other", 0, false],
  ])("a %s to whom the trip is %s, %d hours from pickup: %s", (party, relation, hours, expected) => {
    expect(maySeePhone([party], { relation, trip: ended, now: addHours(start, hours) })).toBe(expected);
  });

  test.each<[Party, number, boolean]>([
    ["driver", 6, true],
    ["driver", 8.01, false],
    ["driver_provider", 6, true],
    ["driver_provider", 11.01, false],
  ])("a %s has it on a trip that runs late, %d hours from pickup: %s", (party, hours, expected) => {
    const late = { ...ended, state: "onboard" } as const;
    expect(maySeePhone([party], { relation: "assigned", trip: late, now: addHours(start, hours) })).toBe(expected);
  });
});

test.each([
  [["dispatcher"], 1299, rand(129.9)],
  [["dispatcher"], 5000, rand(500)],
  [["dispatcher"], 12_000, rand(500)],
  [["admin"], 12_000, "any"],
  [["dispatcher", "super_user"], 12_000, "any"],
  [["driver", "customer"], 1299, 0],
] as const)("%j may move a price of R%d by %s cents", (asParties, price, limit) => {
  expect(overrideLimit(asParties, rand(price))).toBe(limit);
});

test("refunds: no one but our team, R5 000 for an admin, four eyes above", () => {
  expect(refundLimit(["dispatcher"])).toBe(0);
  expect(refundLimit(["admin"])).toBe(rand(5000));
  expect(refundLimit(["super_user", "admin"])).toBe("any");
  expect(needsSecondPerson("refund", rand(5000))).toBe(false);
  expect(needsSecondPerson("refund", rand(5000.01))).toBe(true);
});

test("payouts above R20 000 need four eyes", () => {
  expect(needsSecondPerson("payout", rand(20_000))).toBe(false);
  expect(needsSecondPerson("payout", rand(20_000.01))).toBe(true);
});
