import { companyRules } from "../company/company-rules.ts";
import { type Cents, rand, shareOf, zero } from "../money/money.ts";
import { addHours } from "../time/local-time.ts";
import { endOnRoad, type RoadTrip } from "../trip/trip-on-road.ts";
import { type Actor, type Role, roles } from "./roles.ts";

/** Every party in the matrix. A guest has a booking's reference and access code, a customer an account. */
export const parties = [
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
export type Party = (typeof parties)[number];

export type Scope = "none" | "own" | "organisation" | "assigned" | "all";
export type Relation = "own" | "organisation" | "assigned" | "other";

const _ = "none";
const O = "own";
const G = "organisation";
const A = "assigned";
const L = "all";

/**
 * Permissions, a column for each party in the order of `parties`. Where the company's matrix lets someone only look
 * at what another changes, it is two lines here, so that yes means yes.
 *
 * The last column, a corporate client, is ours: it is a travel agent that books for its own people. It has no net rate,
 * no commission and no markup, and keeps its own users and cost centres.
 */
const matrix = {
  create_booking: [O, O, G, G, _, L, _, L, L, G],
  see_net_rate: [_, _, G, G, _, _, _, L, L, _],
  view_booking: [O, O, G, G, A, L, A, L, L, G],
  see_passenger_phone: [O, O, G, G, A, L, A, L, L, G],
  change_booking: [O, O, G, G, _, L, _, L, L, G],
  override_price: [_, _, _, G, _, L, _, L, L, _],
  approve_refund: [_, _, _, _, _, _, _, L, L, _],
  take_payment: [O, O, G, G, _, L, A, L, L, G],
  verify_payment_proof: [_, _, _, _, _, _, _, L, L, _],
  assign_driver: [_, _, _, _, A, L, _, L, L, _],
  override_conflict: [_, _, _, _, _, L, _, L, L, _],
  override_compliance_block: [_, _, _, _, _, _, _, _, L, _],
  answer_trip_offer: [_, _, _, _, A, L, A, L, L, _],
  view_trip_events: [_, _, _, _, A, L, A, L, L, _],
  record_trip_events: [_, _, _, _, _, L, A, L, L, _],
  view_live_map: [O, O, G, G, G, L, O, L, L, G],
  view_fleet_records: [_, _, _, _, G, L, O, L, L, _],
  upload_fleet_documents: [_, _, _, _, G, _, O, L, L, _],
  // A partner’s agreement with us and how it is paid: for its owners, not its front desk.
  keep_partner_documents: [_, _, G, G, G, _, _, L, L, _],
  change_fleet_records: [_, _, _, _, _, _, _, L, L, _],
  approve_documents: [_, _, _, _, _, _, _, L, L, _],
  view_customers: [_, O, G, G, _, L, _, L, L, G],
  note_customers: [_, _, _, _, _, L, _, L, L, _],
  change_customers: [_, O, G, G, _, _, _, L, L, G],
  // Imports from a file: a corporate client may import its own travellers.
  import_records: [_, _, _, _, _, _, _, L, L, G],
  view_rosters: [_, _, _, _, _, L, A, L, L, _],
  change_rosters: [_, _, _, _, _, L, _, L, L, _],
  view_corporate_accounts: [_, G, _, _, _, L, _, L, L, G],
  change_corporate_accounts: [_, G, _, _, _, _, _, L, L, G],
  view_invoices: [O, O, G, G, O, L, O, L, L, G],
  change_invoices: [_, _, _, _, _, _, _, L, L, _],
  view_statements: [_, _, G, G, G, _, O, L, L, G],
  approve_payouts: [_, _, _, _, _, _, _, L, L, _],
  view_tariffs: [_, _, _, _, _, L, _, L, L, _],
  change_tariffs: [_, _, _, _, _, _, _, L, L, _],
  edit_content: [_, _, _, _, _, _, _, L, L, _],
  write_review: [O, O, _, _, _, _, _, _, _, _],
  view_driver_ratings: [_, _, _, _, G, L, O, L, L, _],
  moderate_reviews: [_, _, _, _, _, _, _, L, L, _],
  view_analytics: [_, O, G, G, G, L, O, L, L, G],
  view_system_health: [_, _, _, _, _, L, _, L, L, _],
  run_system_jobs: [_, _, _, _, _, _, _, _, L, _],
  grant_roles: [_, _, _, _, _, _, _, _, L, _],
  impersonate: [_, _, _, _, _, _, _, _, L, _],
  switch_features: [_, _, _, _, _, _, _, _, L, _],
  // Earlier versions of settings, and deleted records.
  put_back: [_, _, _, _, _, _, _, _, L, _],
  export_company: [_, _, _, _, _, _, _, _, L, _],
  export_personal_data: [_, O, _, _, _, _, _, _, L, _],
  // Everyone has a legal right to erasure, so customers may ask for their own.
  erase_personal_data: [_, O, _, _, _, _, _, _, L, _],
  view_audit_log: [_, _, _, _, _, _, _, L, L, _],
} as const satisfies Readonly<Record<string, readonly Scope[] & { length: (typeof parties)["length"] }>>;

export type PermittedAction = keyof typeof matrix;
export const permittedActions = Object.keys(matrix) as readonly PermittedAction[];

export const scopeOf = (action: PermittedAction, party: Party): Scope => matrix[action][parties.indexOf(party)] ?? _;

/** A signed-in person is also a customer: they own what they booked for themselves, whatever their role. */
export function partiesOf(actor: Actor): readonly Party[] {
  if (actor.kind === "visitor") return ["guest"];
  return actor.kind === "system" ? ["super_user"] : [...actor.roles, "customer"];
}

/** Whether any of the roles may do it to a record with this relation to the caller. */
export const mayDo = (action: PermittedAction, asParties: readonly Party[], relation: Relation): boolean =>
  asParties.some((party) => {
    const scope = scopeOf(action, party);
    return scope === L || scope === relation;
  });

/** The staff roles that may do it to any record: the access that our team’s calls declare. */
export const rolesThatMay = (action: PermittedAction): readonly Role[] =>
  roles.filter((role) => scopeOf(action, role) === L);

/** Conditions of the matrix, by name. */
const smallPrint = {
  view_booking: { driver_provider: "without_customer_price" },
  see_passenger_phone: { driver_provider: "near_the_trip", driver: "near_the_trip" },
  override_price: { travel_agent: "within_own_markup", dispatcher: "up_to_a_limit" },
  approve_refund: { admin: "up_to_a_limit", super_user: "second_person_above_a_limit" },
  take_payment: { driver: "cash_only" },
  assign_driver: { driver_provider: "own_drivers" },
  override_conflict: { dispatcher: "with_a_reason" },
  override_compliance_block: { super_user: "owner_is_told" },
  answer_trip_offer: { dispatcher: "on_behalf" },
  view_live_map: {
    guest: "by_link",
    customer: "by_link",
    hotel: "by_link",
    travel_agent: "by_link",
    corporate: "by_link",
    driver_provider: "own_drivers",
  },
  view_corporate_accounts: { customer: "as_corporate_admin" },
  change_corporate_accounts: { customer: "as_corporate_admin" },
  view_invoices: { driver_provider: "own_payouts", driver: "own_payouts" },
  approve_payouts: { super_user: "second_person_above_a_limit" },
  change_tariffs: { admin: "as_a_new_version" },
  view_driver_ratings: { driver_provider: "own_drivers" },
  view_analytics: { customer: "own_spending", dispatcher: "todays_operations" },
  view_system_health: { dispatcher: "status_only" },
} as const satisfies { readonly [A in PermittedAction]?: { readonly [P in Party]?: string } };

type ConditionOf<T> = T extends Readonly<Record<string, infer C>> ? C : never;
export type Condition = ConditionOf<(typeof smallPrint)[keyof typeof smallPrint]>;

/** A permission’s condition beyond its scope, if it has one. */
export function conditionOf(action: PermittedAction, party: Party): Condition | undefined {
  const printed: { readonly [A in PermittedAction]?: { readonly [P in Party]?: Condition } } = smallPrint;
  return printed[action]?.[party];
}

export const permissionLimits = {
  /** Hours before pickup and after the trip’s end during which a phone number is visible. */
  phoneHours: {
    driver: { before: companyRules.driverSeesContactHours, after: 1 },
    driver_provider: { before: 24, after: 4 },
  },
  dispatcherOverrideShare: 0.1,
  dispatcherOverrideAtMost: rand(500),
  adminRefundAtMost: companyRules.refundBySinglePersonAtMost,
  payoutBySinglePersonAtMost: rand(20_000),
} as const;

type PhoneQuestion = { readonly relation: Relation; readonly trip: RoadTrip; readonly now: Date };

/**
 * A passenger's number is for those who need it while they need it: drivers and providers see it around the trip only.
 */
export const maySeePhone = (asParties: readonly Party[], { relation, trip, now }: PhoneQuestion): boolean =>
  asParties.some((party) => {
    if (!mayDo("see_passenger_phone", [party], relation)) return false;
    if (party !== "driver" && party !== "driver_provider") return true;
    const { before, after } = permissionLimits.phoneHours[party];
    return addHours(trip.pickupAt, -before) <= now && now <= addHours(endOnRoad(trip, now), after);
  });

export type AmountLimit = Cents | "any";

/** How far someone may change a price alone. For a dispatcher: 10% or R500, whichever is less. */
export function overrideLimit(asParties: readonly Party[], price: Cents): AmountLimit {
  if (asParties.includes("admin") || asParties.includes("super_user")) return "any";
  if (!asParties.includes("dispatcher")) return zero;
  const share = shareOf(price, permissionLimits.dispatcherOverrideShare);
  return share < permissionLimits.dispatcherOverrideAtMost ? share : permissionLimits.dispatcherOverrideAtMost;
}

export function refundLimit(asParties: readonly Party[]): AmountLimit {
  if (asParties.includes("super_user")) return "any";
  return asParties.includes("admin") ? permissionLimits.adminRefundAtMost : zero;
}

export const isSuperUser = (actor: Actor): boolean => partiesOf(actor).includes("super_user");

/** Whether a second person must approve before the money leaves. */
export const needsSecondPerson = (action: "refund" | "payout", amount: Cents): boolean =>
  amount > (action === "refund" ? permissionLimits.adminRefundAtMost : permissionLimits.payoutBySinglePersonAtMost);
