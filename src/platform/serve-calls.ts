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
import type { Held } from "./held/held.ts";
import { isStranger, type StrangersLimits, spendOfEveryone } from "./http/limit-strangers.ts";
import type { RateLimiter } from "./http/rate-limit.ts";
import { readJson } from "./http/read-json.ts";
import { findAnswer, isIdempotencyKey, keepAnswer, type RepeatableRequest, repeatable } from "./idempotency.ts";
import type { Replica } from "./replica.ts";
import { accepted, isFault, type Reply, replies } from "./replies.ts";
import { replyToError } from "./reply-to-error.ts";
import { tracing } from "./tracing/tracing.ts";
import { inTransaction, TakeBack } from "./transaction.ts";

/** A request for a call, already separated from HTTP. */
export type CallRequest = {
  readonly body: string;
  readonly actor: Actor;
  readonly caller: Caller;
  readonly correlationId: string;
  readonly idempotencyKey: string | undefined;
  /** For a program with an API key: whose it is, and its request without the key. */
  readonly program?: { readonly owner: string; readonly body: string };
};

type Tools = {
  pool: pg.Pool;
  replica?: Replica | undefined;
  world: World;
  limiter: RateLimiter;
  calls: readonly BoundCall[];
  /** The rule on second factors; none if absent. */
  access?: AccessRules;
  /** Closes calls for a time; none if absent. */
  gate?: Gate;
  /** The limit of all visitors together, and how else we are reached once it is used up. */
  strangers?: { readonly limits: StrangersLimits; otherWay(db: Database): Promise<string> };
};

/** limit → access → parse → transaction → use case → answer. The only place where an error becomes a response. */
export class CallService {
  readonly calls: readonly Call[];
  readonly #tools: Tools;
  readonly #byName: ReadonlyMap<string, BoundCall>;
  /** For calls without a transaction. */
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

  /** For pages: the output itself; a refusal is thrown as the page’s status. */
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
    // A call acknowledged before a gate closed is acknowledged again.
    return (await this.#keptReply(once)) ?? closed ?? this.#write(bound, input, request, once);
  }

  async #closed(call: Call, actor: Actor): Promise<Reply | undefined> {
    return this.#tools.gate?.refuse(call, { actor, db: this.#db, now: this.#tools.world.clock() });
  }

  /** Counts what a visitor stores against the limit of all visitors. A refused call stores nothing. */
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
    const reply = await this.#named(await this.#change(bound, input, { request, once, later }), input, request);
    return this.#settle(bound.call, reply, later);
  }

  async #change(bound: BoundCall, input: unknown, { request, once, later }: Changing): Promise<Reply> {
    const { pool, world } = this.#tools;
    try {
      return await inTransaction(pool, async (db) => {
        later.length = 0;
        const { ctx, finish, held } = createContext(world, { db, later, ...askerOf(request) });
        const result = await bound.run(ctx, input);
        if (!result.ok) throw new TakeBack(refused(bound.call, result));
        const reply = accepted(result.value);
        const isFirst = !once || (await keepAnswer(db, once, { status: reply.status, answer: reply.body }, ctx.now));
        if (!isFirst) throw new TakeBack(undefined);
        await finish();
        return heldReply(reply, held());
      });
    } catch (error) {
      if (!(error instanceof TakeBack)) throw error;
      return error.value ?? (once && (await this.#keptReply(once))) ?? replies.keyReused();
    }
  }

  /** The second person on a record reads who was first, and what they did. */
  async #named(reply: Reply, input: unknown, { actor }: CallRequest): Promise<Reply> {
    const { error, message } = reply.body;
    if (error !== "changed_meanwhile" && error !== "trips_changed") return reply;
    const { world } = this.#tools;
    const ids = Object.values(Object(input)).flatMap((value) => (typeof value === "string" ? [value] : []));
    const names = ids.filter((id) => recordName.test(id));
    const sentence = await world.handed.undo.lastChange(this.#db, { ids: names, actor, now: world.clock() });
    return sentence ? { ...reply, body: { ...reply.body, message: `${sentence} ${message}` } } : reply;
  }

  /** Writes what must persist whatever was decided. It may turn one refusal into another, but never into success. */
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

/** An id or a reference, and no other text of the input. */
const recordName = /^([0-9a-f]{8}-[0-9a-f-]{27}|[A-Z]{2,4}-[0-9A-Z]{6})$/;

type Changing = { request: CallRequest; once: RepeatableRequest | undefined; later: Afterwards[] };
type Asker = Pick<CallRequest, "actor" | "correlationId" | "caller">;
const askerOf = ({ actor, correlationId, caller }: Asker): Asker => ({ actor, correlationId, caller });
const pageAsking: Asker = { actor: visitor, correlationId: "page", caller: nobody };

/** The browser says for how long it can be undone, whichever screen it was done on. */
const heldReply = (reply: Reply, held: Held | null): Reply =>
  held
    ? {
        ...reply,
        headers: {
          "x-held": encodeURIComponent(JSON.stringify({ id: held.id, seconds: held.seconds, title: held.title })),
        },
      }
    : reply;

const refused = (call: Call, { reason, details }: Refused<string>) =>
  replies.refused(reason, call.refusals[reason] ?? "That isn’t possible.", details);

/** The first message for each field, under the caller’s field name. */
function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[issue.path.join(".") || "request"] ??= issue.message;
  return messages;
}
