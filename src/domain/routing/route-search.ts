import { applyInsertion, findPartyInsertion, PartyInsertion } from "./insert-party.ts";
import { InsertionOrder } from "./insertion-order.ts";
import type { Model } from "./model.ts";
import { StringRemoval } from "./remove-strings.ts";
import type { SearchBudget, SearchSettings, StartRoute } from "./search-budget.ts";
import { SeededRandom } from "./seeded-random.ts";
import { WorkingPlan } from "./working-plan.ts";

/** A plan that was kept: the nodes of each route, and the parties without a vehicle. */
export type KeptPlan = {
  readonly routes: readonly (readonly number[])[];
  readonly absent: readonly number[];
  readonly leftOutCost: number;
  readonly vehicles: number;
  readonly cost: number;
};

/** The plan being changed, the best so far, and the two steps that all phases consist of: take rides out, insert them again. */
export class RouteSearch {
  readonly model: Model;
  readonly plan: WorkingPlan;
  readonly budget: SearchBudget;
  readonly random: SeededRandom;
  best: KeptPlan;
  /** 1: an unused vehicle that is not to be used. */
  readonly isClosed: Uint8Array;
  /** Every ride has the vehicle to itself, from its pickup to its drop-off. */
  readonly isAllPrivate: boolean;

  readonly #settings: SearchSettings;
  readonly #removal: StringRemoval;
  readonly #order: InsertionOrder;
  readonly #insertion = new PartyInsertion();
  readonly #kindTried: Int32Array;
  readonly #open: number[] = [];
  #tries = 0;
  #nextProgress = 0;

  constructor(model: Model, settings: SearchSettings, budget: SearchBudget) {
    this.model = model;
    this.#settings = settings;
    this.random = new SeededRandom(settings.seed);
    this.budget = budget;
    this.plan = new WorkingPlan(model, this.random);
    this.isClosed = new Uint8Array(model.vehicles);
    this.isAllPrivate = model.problem.rides.every(({ isPrivate, dropOff }) => isPrivate && dropOff);
    this.#removal = new StringRemoval(this.plan);
    this.#order = new InsertionOrder(model, this.random);
    this.#kindTried = new Int32Array(model.vehicles);
    this.best = this.#copy();
  }

  /** The first plan: the one to begin with, and every other party at its cheapest place, as far as there is time. */
  construct(): void {
    const placed = this.#startFrom(this.#settings.start ?? []);
    const left: number[] = [];
    const parties = this.plan.absent.filter((party) => !placed.has(party));
    this.#order.sort(parties);
    for (const party of parties) {
      this.budget.read();
      if (this.budget.share < 1) this.#insertOne(party, left);
      else left.push(party);
    }
    this.plan.absent = left;
    this.plan.keep();
    this.best = this.#copy();
  }

  /** Gives vehicles their rides of the plan to begin with; a ride that doesn’t fit there is inserted like any other. */
  #startFrom(routes: readonly StartRoute[]): ReadonlySet<number> {
    const { problem, partyOf } = this.model;
    const rideAt = new Map(problem.rides.map(({ id }, at) => [id, at]));
    const vehicleAt = new Map(problem.vehicles.map(({ id }, at) => [id, at]));
    const absent = new Set(this.plan.absent);
    const placed = new Set<number>();
    for (const route of routes) {
      const vehicle = vehicleAt.get(route.vehicle);
      for (const id of vehicle === undefined ? [] : route.rides) {
        const party = partyOf[rideAt.get(id) ?? -1];
        if (party === undefined || !absent.has(party) || placed.has(party)) continue;
        if (!this.#hasPlaceIn(vehicle ?? 0, party)) continue;
        applyInsertion(this.plan, party, this.#insertion);
        placed.add(party);
      }
    }
    return placed;
  }

  /** Now and then the search passes over a place, so the only one is looked for more than once. */
  #hasPlaceIn(vehicle: number, party: number): boolean {
    for (let tries = 0; tries < 3; tries++) {
      this.#insertion.reset(this.leftOutCostOf(party));
      findPartyInsertion(this.plan, party, [vehicle], this.#insertion);
      if (this.#insertion.vehicle >= 0) return true;
    }
    return false;
  }

  /** Takes strings of stops out of the plan and adds their parties to the list. */
  remove(parties: number[]): void {
    this.#removal.remove(parties);
  }

  /** Inserts parties one by one; those without a place, or cheaper left out, are added to `left`. */
  insert(parties: number[], left: number[]): void {
    this.#order.sort(parties);
    for (const party of parties) this.#insertOne(party, left);
  }

  #insertOne(party: number, left: number[]): void {
    this.#insertion.reset(this.leftOutCostOf(party));
    this.findPlace(party, this.#insertion);
    if (this.#insertion.vehicle >= 0) applyInsertion(this.plan, party, this.#insertion);
    else left.push(party);
  }

  /** How much worse a plan may become at first, in mean legs: one that begins with a good plan stays near it. */
  get warmth(): number {
    return this.#settings.start ? 0.1 : 1;
  }

  /** Looks in all vehicles in use, and in one unused vehicle of each kind. */
  findPlace(party: number, insertion: PartyInsertion): void {
    findPartyInsertion(this.plan, party, this.#openVehicles(), insertion);
  }

  #openVehicles(): readonly number[] {
    const { plan, model, isClosed } = this;
    const open = this.#open;
    open.length = 0;
    this.#tries++;
    for (let vehicle = 0; vehicle < model.vehicles; vehicle++) {
      if (plan.routes[vehicle]?.length === 0) {
        const kind = model.kindOf[vehicle] ?? 0;
        if (isClosed[vehicle] || this.#kindTried[kind] === this.#tries) continue;
        this.#kindTried[kind] = this.#tries;
      }
      open.push(vehicle);
    }
    return open;
  }

  leftOutCostOf(party: number): number {
    let cost = 0;
    for (const ride of this.model.parties[party] ?? []) cost += this.model.leftOutCost[ride] ?? 0;
    return cost;
  }

  leftOutCost(absent: readonly number[]): number {
    let cost = 0;
    for (const party of absent) cost += this.leftOutCostOf(party);
    return cost;
  }

  /** Keeps the present plan as the best if it is better. */
  keepIfBest(cost: number): void {
    const leftOutCost = this.leftOutCost(this.plan.absent);
    const isBetter = this.#settings.fewestVehicles
      ? this.#isBetterByVehicles(leftOutCost, cost)
      : cost + leftOutCost < this.best.cost + this.best.leftOutCost - 1e-9;
    if (isBetter) this.best = this.#copy();
    this.#reportProgress();
  }

  #isBetterByVehicles(leftOutCost: number, cost: number): boolean {
    const { best } = this;
    if (leftOutCost !== best.leftOutCost) return leftOutCost < best.leftOutCost;
    const vehicles = this.plan.vehiclesUsed();
    return vehicles !== best.vehicles ? vehicles < best.vehicles : cost < best.cost - 1e-9;
  }

  /** Continues from the best plan. */
  restoreBest(): void {
    const { plan, best, model } = this;
    for (let vehicle = 0; vehicle < model.vehicles; vehicle++)
      plan.setRoute(vehicle, [...(best.routes[vehicle] ?? [])]);
    plan.absent = [...best.absent];
    for (const party of plan.absent) plan.forgetVehicle(party);
    plan.keep();
  }

  #copy(): KeptPlan {
    const { plan } = this;
    return {
      routes: plan.routes.map((route) => route.slice()),
      absent: plan.absent.slice(),
      leftOutCost: this.leftOutCost(plan.absent),
      vehicles: plan.vehiclesUsed(),
      cost: plan.routesCost(),
    };
  }

  #reportProgress(): void {
    const { budget, best } = this;
    if (!this.#settings.onProgress || budget.share < this.#nextProgress) return;
    this.#nextProgress = budget.share + 0.01;
    this.#settings.onProgress({
      share: Math.min(1, budget.share),
      iterations: budget.iterations,
      cost: best.cost + best.leftOutCost,
      vehicles: best.vehicles,
      unassigned: best.absent.length,
    });
  }
}
