import { allowedPairs } from "./allowed-vehicles.ts";
import type { Minutes, Ride, RoutingProblem, ShiftVehicle, Stop } from "./routing-problem.ts";

/**
 * A day of private transfers as a linear program: vehicles of a kind drive chains of rides. What a chain leaves out
 * (lateness and overtime at a cost, breaks, duty, rides together) makes a plan only dearer, so no plan costs less than
 * its optimum; where pickups have one time each and there are no such limits, the best plan costs exactly that.
 *
 * The text is in CPLEX’s LP format.
 */
export type PrivateDayProgram = string;

type Kind = { readonly vehicle: ShiftVehicle; readonly count: number; readonly mayDrive: readonly boolean[] };

/** Undefined where rides may share a vehicle or have no drop-off: a chain says nothing about those. */
export function privateDayOf(problem: RoutingProblem): PrivateDayProgram | undefined {
  const { rides } = problem;
  if (rides.length === 0 || !rides.every(({ isPrivate, dropOff }) => isPrivate && dropOff)) return undefined;
  const program = new Program();
  const legs = rides.map((ride) => legOf(problem, ride));
  for (const [at, { leftOutCost }] of rides.entries()) {
    program.add(`y${at}`, leftOutCost);
    program.term(`r${at}`, `y${at}`, 1);
  }
  for (const [number, kind] of kindsOf(problem).entries()) addKind(program, problem, legs, kind, number);
  return program.text();
}

/** A ride as a piece of a chain. */
type Leg = {
  readonly from: number;
  readonly to: number;
  /** The earliest moment after it, and the latest moment for its begin. */
  readonly over: Minutes;
  readonly latest: Minutes;
  readonly ready: Minutes;
  readonly km: number;
  readonly minutes: Minutes;
};

function legOf(problem: RoutingProblem, { pickup, dropOff }: Ride): Leg {
  const end = dropOff ?? pickup;
  const minutes = pickup.minutes + minutesBetween(problem, pickup.place, end.place);
  return {
    from: pickup.place,
    to: end.place,
    over: Math.max(pickup.window.from + minutes, end.window.from) + end.minutes,
    latest: Math.min(latestOf(pickup), latestOf(end) - minutes),
    ready: pickup.window.from,
    km: kmBetween(problem, pickup.place, end.place),
    minutes: minutes + end.minutes,
  };
}

const latestOf = ({ window, lateUntil }: Stop): Minutes => Math.max(window.until, lateUntil ?? window.until);
const minutesBetween = ({ minutes, places }: RoutingProblem, from: number, to: number): Minutes =>
  minutes[from * places + to] ?? 0;
const kmBetween = ({ km, places }: RoutingProblem, from: number, to: number): number => km[from * places + to] ?? 0;

function kindsOf(problem: RoutingProblem): Kind[] {
  const { rides, vehicles } = problem;
  const pairs = allowedPairs(problem);
  const kinds = new Map<string, Kind>();
  for (const [column, vehicle] of vehicles.entries()) {
    const mayDrive = rides.map((_, row) => pairs[row * vehicles.length + column] === 1);
    const { start, end, shift, overtimeUntil, perKm, perUse } = vehicle;
    const key = JSON.stringify([start, end, shift, overtimeUntil, perKm, perUse, mayDrive]);
    kinds.set(key, { vehicle, mayDrive, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds.values()];
}

/** The chains of one kind of vehicle: its start, from ride to ride, and its end. */
function addKind(program: Program, problem: RoutingProblem, legs: readonly Leg[], kind: Kind, number: number): void {
  const { vehicle, count, mayDrive } = kind;
  const { start, end, shift, perKm, perUse } = vehicle;
  const latestEnd = Math.max(shift.until, vehicle.overtimeUntil ?? shift.until);
  const backMinutes = ({ to }: Leg) => (end === null ? 0 : minutesBetween(problem, to, end));
  // The earliest moment after each ride in this vehicle, which may not leave before its shift.
  const over = legs.map((leg) =>
    Math.max(leg.over, Math.max(leg.ready, shift.from + minutesBetween(problem, start, leg.from)) + leg.minutes),
  );
  const canDrive = legs.map(
    (leg, at) =>
      mayDrive[at] === true &&
      shift.from + minutesBetween(problem, start, leg.from) <= leg.latest &&
      (over[at] ?? 0) + backMinutes(leg) <= latestEnd,
  );
  for (const [at, leg] of legs.entries()) {
    if (!canDrive[at]) continue;
    const [balance, first, last] = [`b${number}_${at}`, `s${number}_${at}`, `e${number}_${at}`];
    program.add(first, perUse + (kmBetween(problem, start, leg.from) + leg.km) * perKm);
    program.term(`r${at}`, first, 1);
    program.term(`v${number}`, first, 1);
    program.term(balance, first, 1);
    program.add(last, (end === null ? 0 : kmBetween(problem, leg.to, end)) * perKm);
    program.term(balance, last, -1);
    for (const [to, next] of legs.entries()) {
      const arrives = (over[at] ?? 0) + minutesBetween(problem, leg.to, next.from);
      if (to === at || !canDrive[to] || arrives > next.latest) continue;
      const arc = `x${number}_${at}_${to}`;
      program.add(arc, (kmBetween(problem, leg.to, next.from) + next.km) * perKm);
      program.term(`r${to}`, arc, 1);
      program.term(balance, arc, -1);
      program.term(`b${number}_${to}`, arc, 1);
    }
  }
  program.limit(`v${number}`, count);
}

/** A program of yes-or-no variables. Each term has a line of its own, because readers limit the length of a line. */
class Program {
  readonly #costs: string[] = [];
  readonly #names: string[] = [];
  readonly #rows = new Map<string, string[]>();
  readonly #limits = new Map<string, number>();

  add(name: string, cost: number): void {
    this.#names.push(name);
    this.#costs.push(termOf(cost, name));
  }

  term(row: string, name: string, factor: number): void {
    const terms = this.#rows.get(row) ?? [];
    terms.push(termOf(factor, name));
    this.#rows.set(row, terms);
  }

  /** A row that may reach this at most; rides are driven once, and what comes to a ride leaves it. */
  limit(row: string, most: number): void {
    this.#limits.set(row, most);
  }

  text(): string {
    const rows = [...this.#rows].map(([row, terms]) => {
      const most = this.#limits.get(row);
      const bound = most === undefined ? `= ${row.startsWith("b") ? 0 : 1}` : `<= ${most}`;
      return ` ${row}:\n${terms.join("\n")}\n ${bound}`;
    });
    return ["Minimize", " cost:", ...this.#costs, "Subject To", ...rows, "Binary", ...this.#names, "End"].join("\n");
  }
}

const termOf = (factor: number, name: string): string => ` ${factor < 0 ? "-" : "+"} ${Math.abs(factor)} ${name}`;
