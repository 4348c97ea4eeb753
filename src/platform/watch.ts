import { stepOf } from "#domain/health/call-times.ts";
import { sentenceOf, withoutPersonal } from "./describe-error.ts";

/** A process’s counters, in memory: nothing here waits for a database. */
export type Watch = {
  /** A call to us was answered. */
  called(name: string, answer: { readonly failed: boolean; readonly ms: number }): void;
  /** An external service answered us, or did not. */
  recordCall(name: string, answer: { readonly error?: unknown; readonly ms: number }): void;
  /** Something broke, and someone may quote its code. */
  broke(report: Breakage): void;
  /** A colleague viewed someone’s record; within some minutes it counts as one view. */
  looked(look: Omit<Look, "at">): void;
  /** Returns views that could not be written, for the next time. */
  giveBack(looks: readonly Look[]): void;
  /** Hands over the counts since the last time, and resets them. */
  take(): Taken;
};

export type Origin = "call" | "request" | "page" | "browser";
export type Breakage = {
  readonly code: string;
  readonly correlationId?: string;
  readonly origin: Origin;
  /** The call’s name or the address pattern: never the requested address. */
  readonly place: string;
  readonly error: unknown;
};

export type CallCount = {
  readonly kind: "call" | "service";
  readonly name: string;
  readonly upToMs: number;
  calls: number;
  failed: number;
};
export type ServiceAnswer = { readonly name: string; lastOkAt?: Date; lastFailedAt?: Date; lastError: string };
export type ErrorReport = {
  readonly code: string;
  readonly correlationId: string;
  readonly at: Date;
  readonly origin: Origin;
  readonly place: string;
  readonly message: string;
};
/** A colleague’s view of a record. */
export type Look = {
  readonly at: Date;
  readonly actorId: string;
  readonly impersonatorId: string | null;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
};
export type Taken = {
  readonly looks: readonly Look[];
  readonly counts: readonly CallCount[];
  readonly answers: readonly ServiceAnswer[];
  readonly errors: readonly ErrorReport[];
};

/** Between two flushes; further ones count as failed calls and are logged, without an entry. */
const errorsAtMost = 50;
/** An open page reads repeatedly: within this time it counts as one view. */
const sameLookMs = 10 * 60_000;
const messageAtMost = 500;
const placeAtMost = 200;

type CountsByStep = Map<string, Map<number, CallCount>>;
const newCounts = (): Record<CallCount["kind"], CountsByStep> => ({ call: new Map(), service: new Map() });

export function createWatch(clock: () => Date = () => new Date()): Watch {
  let counts = newCounts();
  let answers = new Map<string, ServiceAnswer>();
  let errors: ErrorReport[] = [];
  let looks: Look[] = [];
  let lastLooks = new Map<string, number>();

  function count(kind: CallCount["kind"], name: string, ms: number, failed: boolean) {
    // By name, then by step: a combined key would be built for every call.
    const steps = counts[kind].get(name) ?? new Map<number, CallCount>();
    const upToMs = stepOf(ms);
    const known = steps.get(upToMs) ?? { kind, name, upToMs, calls: 0, failed: 0 };
    known.calls += 1;
    if (failed) known.failed += 1;
    if (known.calls === 1) counts[kind].set(name, steps.set(upToMs, known));
  }

  return {
    called: (name, { failed, ms }) => count("call", name, ms, failed),
    recordCall(name, { error, ms }) {
      const failed = error !== undefined;
      count("service", name, ms, failed);
      const answer = answers.get(name) ?? { name, lastError: "" };
      if (failed) {
        answer.lastFailedAt = clock();
        answer.lastError = sentenceOf(error).slice(0, messageAtMost);
      } else answer.lastOkAt = clock();
      answers.set(name, answer);
    },
    broke({ code, correlationId = "", origin, place, error }) {
      if (errors.length >= errorsAtMost) return;
      const message = sentenceOf(error).slice(0, messageAtMost);
      const where = withoutPersonal(place).slice(0, placeAtMost);
      errors.push({ code, correlationId, at: clock(), origin, place: where, message });
    },
    looked(look) {
      const at = clock();
      const key = `${look.actorId} ${look.impersonatorId} ${look.action} ${look.subjectId}`;
      const last = lastLooks.get(key);
      if (last !== undefined && at.getTime() - last < sameLookMs) return;
      lastLooks.set(key, at.getTime());
      looks.push({ ...look, at });
    },
    giveBack: (unwritten) => void looks.unshift(...unwritten),
    take() {
      const since = clock().getTime() - sameLookMs;
      lastLooks = new Map([...lastLooks].filter(([, at]) => at > since));
      const counted = [...counts.call.values(), ...counts.service.values()].flatMap((steps) => [...steps.values()]);
      const taken = { looks, counts: counted, answers: [...answers.values()], errors };
      counts = newCounts();
      answers = new Map();
      errors = [];
      looks = [];
      return taken;
    },
  };
}

/** The same function with each answer counted: exceptions, and whatever `isAway` recognises, are failures. */
export const watched =
  <A extends readonly unknown[], R>(
    { watch, name, isAway = () => false }: { watch: Watch; name: string; isAway?: (answer: R) => boolean },
    ask: (...input: A) => Promise<R>,
  ) =>
  async (...input: A): Promise<R> => {
    const started = performance.now();
    const ms = () => performance.now() - started;
    try {
      const answer = await ask(...input);
      watch.recordCall(name, { ms: ms(), ...(isAway(answer) && { error: new Error("It couldn’t be reached.") }) });
      return answer;
    } catch (error) {
      watch.recordCall(name, { ms: ms(), error });
      throw error;
    }
  };
