import type pg from "pg";
import * as z from "zod/mini";
import { type Database, openDatabase } from "#db/connect.ts";
import { type Actor, nameOfActor, visitor } from "#domain/account/roles.ts";
import type { Refused } from "#domain/result.ts";
import type { BoundCall } from "./bind.ts";
import { type AccessRules, actorFor, checkAccess, openToAll } from "./check-access.ts";
import { type Afterwards, type Caller, nobody } from "./context.ts";
import type { Call } from "./contract.ts";
import { createContext, type World } from "./create-context.ts";
import type { Gate } from "./gate.ts";
import { isStranger, type StrangersLimits, spendOfEveryone } from "./http/limit-strangers.ts";
import type { RateLimiter } from "./http/rate-limit.ts";
import { readJson } from "./http/read-json.ts";
import { findAnswer, isIdempotencyKey, keepAnswer, type RepeatableRequest, repeatable } from "./idempotency.ts";
import type { Replica } from "./replica.ts";
import { accepted, isFault, type Reply, replies } from "./replies.ts";
import { replyToError } from "./reply-to-error.ts";
import { tracing } from "./tracing/tracing.ts";
import { inTransaction, TakeBack } from "./transaction.ts";

/** One request for a call, as far as HTTP is concerned taken apart. */
export type CallRequest = {
  readonly body: string;
  readonly actor: Actor;
  readonly caller: Caller;
  readonly correlationId: string;
  readonly idempotencyKey: string | undefined;
  /** Of a program that asks by a key of its own: whose it is, and what it asked for without that key. */
  readonly program?: { readonly owner: string; readonly body: string };
};

type Tools = {
  pool: pg.Pool;
  replica?: Replica | undefined;
  world: World;
  limiter: RateLimiter;
  calls: readonly BoundCall[];
  /** The rule on second factors; nothing where it is left out. */
  access?: AccessRules;
  /** Closes calls for a time; nothing where it is left out. */
  gate?: Gate;
  /** The limit of all strangers together, and how they reach us when that is used up. */
  strangers?: { readonly limits: StrangersLimits; otherWay(db: Database): Promise<string> };
};

/** limit → access → parse → transaction → use case → answer. The only place where an error becomes a reply. */
export class CallService {
  readonly calls: readonly Call[];
  readonly #tools: Tools;
  readonly #byName: ReadonlyMap<string, BoundCall>;
  /** For what needs no transaction. */
  readonly #db: Database;

  constructor(tools: Tools) {
    this.#tools = tools;
    this.#byName = new Map(tools.calls.map((bound) => [bound.call.name, bound]));
    this.#db = openDatabase(tools.pool);
    this.calls = tools.calls.map((bound) => bound.call);
  }

  find(name: string): BoundCall | undefined {
    return this.#byName.get(name);
  }

  async answer(bound: BoundCall, input: CallRequest): Promise<Reply> {
    const { log, handed } = this.#tools.world;
    const { watch } = handed;
    tracing?.nameCall(bound.call.name);
    const about = { call: bound.call.name, correlationId: input.correlationId };
    const started = performance.now();
    const reply = await this.#decide(bound, input).catch((error: unknown) =>
      replyToError(error, log, about, "call broke", (code) =>
        watch.broke({ code, correlationId: input.correlationId, origin: "call", place: bound.call.name, error }),
      ),
    );
    const ms = performance.now() - started;
    watch.called(bound.call.name, { ms, failed: isFault(reply) });
    log.info({ ...about, status: reply.status, ms: Math.round(ms) }, "call");
    return reply;
  }

  /** For pages: the output itself; a refusal is thrown as the status the page then has. */
  async read(name: string, input: unknown): Promise<unknown> {
    const bound = this.#byName.get(name);
    if (!bound?.call.forPages) throw new Error(`${name} is not a read for pages.`);
    const parsed = z.safeParse(bound.call.input as z.ZodMiniType, input);
    if (!parsed.success) throw new Response(null, { status: 404 });
    const result = await bound.run(this.#contextFor(pageAsking), parsed.data);
    if (!result.ok) throw new Response(null, { status: 404 });
    return result.value;
  }

  async #decide(bound: BoundCall, input: CallRequest): Promise<Reply> {
    const { call } = bound;
    const rules = this.#tools.access ?? openToAll;
    const request = { ...input, actor: actorFor(call, input.actor, rules) };
    const wait = call.limit ? await this.#tools.limiter.spend(call.name, request.caller.address, call.limit) : 0;
    if (wait > 0) return replies.slowDown(wait);
    const refusal = await checkAccess(call, request.actor, rules, this.#tools.world.clock());
    if (refusal) return refusal;
    const json = readJson(request.body);
    if (json.kind === "not json") return replies.badJson();
    if (json.kind === "bad text") return replies.badText(json.place);
    const parsed = z.safeParse(call.input as z.ZodMiniType, json.value);
    if (!parsed.success) return replies.invalid(fieldMessages(parsed.error));
    if (call.effect === "reads") return this.#withoutTransaction(bound, parsed.data, request);
    const keep = () => this.#keep(bound, parsed.data, request);
    return isStranger(input.actor) ? this.#keepForStranger(call, request, keep) : keep();
  }

  async #keep(bound: BoundCall, input: unknown, request: CallRequest): Promise<Reply> {
    const { call } = bound;
    const closed = await this.#closed(call, request.actor);
    const canRepeat = call.effect === "creates" && request.idempotencyKey !== undefined;
    if (closed && !canRepeat) return closed;
    if (call.effect === "gathers") return this.#withoutTransaction(bound, input, request);
    if (call.effect === "changes" || !request.idempotencyKey) return this.#write(bound, input, request);
    if (!isIdempotencyKey(request.idempotencyKey)) return replies.badKey();
    const once = repeatable(call.name, request.idempotencyKey, {
      owner: request.program?.owner ?? nameOfActor(request.actor),
      body: request.program?.body ?? request.body,
    });
    // What was acknowledged before a gate closed is acknowledged again.
    return (await this.#keptReply(once)) ?? closed ?? this.#write(bound, input, request, once);
  }

  async #closed(call: Call, actor: Actor): Promise<Reply | undefined> {
    return this.#tools.gate?.refuse(call, { actor, db: this.#db, now: this.#tools.world.clock() });
  }

  /** Counts what a stranger leaves with us among what all of them may. What is refused leaves nothing. */
  async #keepForStranger({ name }: Call, input: CallRequest, keep: () => Promise<Reply>): Promise<Reply> {
    const { limiter, strangers } = this.#tools;
    const limit = strangers?.limits[name];
    if (!strangers || !limit) return keep();
    const spent = await spendOfEveryone(limiter, { name, address: input.caller.address }, limit);
    if (spent.usedUpBy === "everyone") return replies.usedUp(spent.wait, await strangers.otherWay(this.#db));
    if (spent.wait > 0) return replies.slowDown(spent.wait);
    let isKept = false;
    try {
      const reply = await keep();
      isKept = reply.status === 200;
      return reply;
    } finally {
      if (!isKept) await spent.giveBack();
    }
  }

  async #withoutTransaction(bound: BoundCall, input: unknown, request: CallRequest): Promise<Reply> {
    const later: Afterwards[] = [];
    const runOn = (db: Database) => bound.run(this.#contextFor(request, later, db), input);
    const { replica } = this.#tools;
    const result = await (bound.call.onReplica && replica ? replica.read(runOn) : runOn(this.#db));
    const reply = result.ok ? accepted(result.value) : refused(bound.call, result);
    return this.#settle(bound.call, reply, later);
  }

  async #write(bound: BoundCall, input: unknown, request: CallRequest, once?: RepeatableRequest): Promise<Reply> {
    const refusal = await bound.run.before?.(this.#contextFor(request), input);
    if (refusal) return refused(bound.call, refusal);
    const later: Afterwards[] = [];
    const reply = await this.#change(bound, input, { request, once, later });
    return this.#settle(bound.call, reply, later);
  }

  async #change(bound: BoundCall, input: unknown, { request, once, later }: Changing): Promise<Reply> {
    const { pool, world } = this.#tools;
    try {
      return await inTransaction(pool, async (db) => {
        later.length = 0;
        const { ctx, finish } = createContext(world, { db, later, ...askerOf(request) });
        const result = await bound.run(ctx, input);
        if (!result.ok) throw new TakeBack(refused(bound.call, result));
        const reply = accepted(result.value);
        const isFirst = !once || (await keepAnswer(db, once, { status: reply.status, answer: reply.body }, ctx.now));
        if (!isFirst) throw new TakeBack(undefined);
        await finish();
        return reply;
      });
    } catch (error) {
      if (!(error instanceof TakeBack)) throw error;
      return error.value ?? (once && (await this.#keptReply(once))) ?? replies.keyReused();
    }
  }

  /** Writes what must stay whatever was decided. What it brings up may change one no into another, and never a yes. */
  async #settle(call: Call, reply: Reply, later: readonly Afterwards[]): Promise<Reply> {
    let answer = reply;
    for (const write of later) {
      const refusal = await write(this.#db);
      if (refusal && reply.status !== 200) answer = refused(call, refusal);
    }
    return answer;
  }

  async #keptReply(once: RepeatableRequest): Promise<Reply | undefined> {
    const kept = await findAnswer(this.#db, once);
    if (kept === "other") return replies.keyReused();
    return kept && { status: kept.status, body: kept.answer, headers: { "idempotency-replayed": "true" } };
  }

  #contextFor(asker: Asker, later: Afterwards[] = [], db = this.#db) {
    return createContext(this.#tools.world, { db, later, ...askerOf(asker) }).ctx;
  }
}

type Changing = { request: CallRequest; once: RepeatableRequest | undefined; later: Afterwards[] };
type Asker = Pick<CallRequest, "actor" | "correlationId" | "caller">;
const askerOf = ({ actor, correlationId, caller }: Asker): Asker => ({ actor, correlationId, caller });
const pageAsking: Asker = { actor: visitor, correlationId: "page", caller: nobody };

const refused = (call: Call, { reason, details }: Refused<string>) =>
  replies.refused(reason, call.refusals[reason] ?? "That isn’t possible.", details);

/** The first message for each field, under the name the caller gave it. */
function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[issue.path.join(".") || "request"] ??= issue.message;
  return messages;
}
