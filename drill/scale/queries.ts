import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { addDays, localDateOf } from "../../src/domain/time/local-time.ts";
import { asSuper } from "../failover/cluster.ts";
import { folder, nodes, say } from "../failover/scene.ts";
import { siteUrl } from "../failover/sites.ts";
import type { People } from "./people.ts";

/** A statement that reads a large table in full. */
export type WholeRead = { readonly call: string; readonly table: string; readonly ms: number; readonly text: string };

const largeRows = 50_000;
const settings = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_timing": "off",
};

/** Switches logging of every statement’s plan on or off. Applies to new connections. */
export async function explainAll(isOn: boolean): Promise<void> {
  await asSuper(1, async (client) => {
    for (const [name, value] of Object.entries(settings))
      await client.query(`alter role shuttle ${isOn ? `set ${name} = '${value}'` : `reset ${name}`}`);
  });
}

/** Makes every call that accepts such an input, and examines the plans of all its queries. */
export async function findWholeReads(people: People): Promise<WholeRead[]> {
  const large = await largeTables();
  say(`large tables: ${[...large].join(", ")}`);
  const found: WholeRead[] = [];
  let answered = 0;
  for (const { call, input, token } of await questions(people)) {
    const marks = logs().map((file) => fs.statSync(file).size);
    const started = performance.now();
    const status = await post(call, input, token);
    const ms = performance.now() - started;
    if (status !== 200) continue;
    answered++;
    await pause(60);
    found.push(...logs().flatMap((file, at) => readsIn(textFrom(file, marks[at] ?? 0), call, large)));
    if (ms > 300) say(`${call} ${JSON.stringify(input).slice(0, 80)}: ${Math.round(ms)} ms`);
  }
  say(`${answered} calls answered`);
  return found;
}

async function largeTables(): Promise<Set<string>> {
  const { rows } = await asSuper(
    1,
    (client) =>
      client.query<{ name: string; rows: number }>(
        "select relname as name, reltuples::float as rows from pg_class where relkind = 'r' and reltuples > $1",
        [largeRows],
      ),
    { database: "shuttle" },
  );
  return new Set(rows.map(({ name }) => name));
}

const logs = () => nodes.map((n) => path.join(folder, "log", `patroni${n}`));

function textFrom(file: string, from: number): string {
  const handle = fs.openSync(file, "r");
  const bytes = Buffer.alloc(Math.max(0, fs.fstatSync(handle).size - from));
  fs.readSync(handle, bytes, 0, bytes.length, from);
  fs.closeSync(handle);
  return bytes.toString();
}

function readsIn(log: string, call: string, large: ReadonlySet<string>): WholeRead[] {
  return log
    .split(/duration: (?=[\d.]+ ms {2}plan:)/)
    .slice(1)
    .flatMap((plan) => {
      const tables = [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table ?? "");
      const whole = tables.filter((table) => large.has(table));
      const text = /Query Text: (.*?)\n\t?\S+ .*\(cost=/s.exec(plan)?.[1] ?? "";
      return [...new Set(whole)].map((table) => ({
        call,
        table,
        ms: Number.parseFloat(plan),
        text: text.replace(/\s+/g, " "),
      }));
    });
}

type Question = { readonly call: string; readonly input: object; readonly token: string };

const [today, tomorrow] = [localDateOf(new Date()), addDays(localDateOf(new Date()), 1)];
const [weekAgo, monthStart] = [addDays(today, -7), `${today.slice(0, 8)}01`];
/** Inputs that many lists, boards and reports accept. */
const inputs: readonly object[] = [
  {},
  { date: tomorrow },
  { day: tomorrow },
  { from: weekAgo, to: today },
  { month: today.slice(0, 7) },
  { first_day: monthStart, last_day: today },
  { search: "surname77" },
];

/**
 * Every call as every role that may make it, with every input in the list; unsuitable ones are refused at
 * once.
 */
async function questions({ superUser, dispatcher, drivers }: People): Promise<Question[]> {
  const answer = await fetch(`${siteUrl(1)}/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, unknown> };
  const names = Object.keys(paths).map((address) => address.replace("/functions/v1/", ""));
  const tokens = [superUser, dispatcher, drivers[0]?.token ?? ""];
  const known = names.filter((name) => !/^(erase|withdraw|rebuild|run|test|end|restore)-/.test(name));
  const fitting: Question[] = known.flatMap((call) =>
    inputs.flatMap((input) => tokens.map((token) => ({ call, input, token }))),
  );
  const trip = { trip_id: drivers[0]?.trips[0] ?? "" };
  const ofTrip = [
    "my-trip",
    "my-next-step",
    "suggest-crews",
    "trip-offers",
    "read-trip-record",
    "trip-crew",
    "trip-details",
  ];
  return [...fitting, ...ofTrip.flatMap((call) => tokens.map((token) => ({ call, input: trip, token })))];
}

async function post(call: string, input: object, token: string): Promise<number> {
  const answer = await fetch(`${siteUrl(1)}/functions/v1/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}
