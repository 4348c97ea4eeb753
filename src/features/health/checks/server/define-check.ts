import { type Judgement, type Severity, unknown } from "#domain/health/health-status.ts";
import type { Context, Handed } from "#platform/context.ts";
import { sentenceOf } from "#platform/describe-error.ts";
import type { CheckGroup } from "../contract.ts";

/** The tools of a check. No transaction is open, and checks change nothing. */
export type CheckTools = Handed &
  Pick<Context, "db" | "now" | "siteUrl"> & {
    /** Whether this run still holds its lock across all instances; left out if there is only one. */
    readonly isHeld?: () => Promise<boolean>;
  };

/**
 * A run of a check that writes calls this before each step, so that an abandoned run leaves the next one
 * alone.
 */
export type CheckRun = {
  readonly signal: AbortSignal;
  /** Throws once this run was abandoned, or taken over by another. */
  goOn(): Promise<void>;
};

export type CheckDefinition<Reading> = {
  /** Also the name of its file and of its runbook: docs/runbooks/<id>.md. */
  readonly id: string;
  /** In plain words, as a heading. */
  readonly name: string;
  readonly group: CheckGroup;
  /** The person who acts when it fails. */
  readonly acts: string;
  readonly severity: Severity;
  readonly everyMinutes: number;
  /** A reading that takes longer is abandoned; 20 seconds by default. */
  readonly patienceMs?: number;
  /**
   * `probing`: someone clicked Test, or it failed last time. Then it may call a service that is otherwise
   * only observed.
   */
  read(tools: CheckTools, probing: boolean, run: CheckRun): Promise<Reading>;
  judge(reading: Reading, now: Date): Judgement;
};

export type HealthCheck = Omit<CheckDefinition<never>, "read" | "judge"> & {
  /** Takes the reading and judges it. A reading that cannot be taken is unknown. */
  look(tools: CheckTools, probing: boolean): Promise<Judgement>;
};

const usualPatienceMs = 20_000;

export const patienceOf = ({ patienceMs = usualPatienceMs }: Pick<HealthCheck, "patienceMs">): number => patienceMs;

export const defineCheck = <Reading>({ read, judge, ...about }: CheckDefinition<Reading>): HealthCheck => ({
  ...about,
  async look(tools, probing) {
    const giveUp = new AbortController();
    try {
      const reading = read(tools, probing, runOf(giveUp.signal, tools));
      return judge(await inTime(reading, patienceOf(about), giveUp), tools.now);
    } catch (error) {
      return unknown(`We couldn’t take this reading: ${sentenceOf(error).slice(0, 300)}`);
    }
  },
});

/** Another run holds the check now. */
export class GivenUp extends Error {
  override readonly name = "GivenUp";
  constructor() {
    super("This run was given up.");
  }
}

const runOf = (signal: AbortSignal, { isHeld }: CheckTools): CheckRun => ({
  signal,
  async goOn() {
    if (isHeld && !(await isHeld())) throw new GivenUp();
    // Checked after the query, because the time may have run out meanwhile.
    signal.throwIfAborted();
  },
});

async function inTime<T>(reading: Promise<T>, patienceMs: number, giveUp: AbortController): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      giveUp.abort(new GivenUp());
      reject(new Error("It took too long."));
    }, patienceMs);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}
