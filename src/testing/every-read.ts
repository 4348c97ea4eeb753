import { random } from "#db/seed/random.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import type { Call } from "#platform/contract.ts";
import { readSchemas } from "./fuzzed-site.ts";
import { type KnownValues, sampleOf } from "./sample-input.ts";
import type { openTestSite } from "./test-site.ts";

type Site = Pick<Awaited<ReturnType<typeof openTestSite>>, "app" | "as" | "call" | "world">;

/** Each sees everything that their role may see. */
const readers = ["super_user", "admin", "dispatcher"] as const;
const drawsAtMost = 8;
type Question = { readonly call: string; readonly body: unknown; readonly headers: Record<string, string> };
const inFull = ({ call, body }: Question, text: string) => `${call} ${JSON.stringify(body)}: ${text}`;

/**
 * Every list, figure, board, report and file that our team can read, with the same questions at the same
 * moment each time: any difference between two runs was caused by what happened in between.
 */
export async function everyRead(site: Site, { without }: { without: readonly string[] }) {
  const now = new Date();
  const clock = site.world.clock;
  const schemas = await readSchemas(site);
  const known = periodAround(now);
  const headers = new Map<string, Record<string, string>>();
  for (const role of readers) headers.set(role, (await site.as(role, { assurance: 2 })).headers);
  const ask = async ({ call, body, headers }: Question) => {
    site.world.clock = () => now;
    const reply = await site.call(call, body, headers);
    site.world.clock = clock;
    return { status: reply.status, text: await reply.text() };
  };
  const questions: Question[] = [];
  const first: string[] = [];
  for (const call of site.app.service.calls) {
    if (call.effect !== "reads" || without.includes(call.name)) continue;
    const role = readers.find((one) => mayRead(call, one));
    const luck = random(call.name);
    for (let draws = 0; role && draws < drawsAtMost; draws++) {
      const body = sampleOf(schemas.get(call.name) ?? {}, luck, known);
      const question = { call: call.name, body, headers: headers.get(role) ?? {} };
      const { status, text } = await ask(question);
      if (status !== 200) continue;
      questions.push(question);
      first.push(inFull(question, text));
      if (questions.filter((one) => one.call === call.name).length === 2) break;
    }
  }
  return {
    /** The calls that have an answer. */
    calls: [...new Set(questions.map(({ call }) => call))],
    /** The answers when the questions were drawn. */
    first: first as readonly string[],
    async answers(): Promise<readonly string[]> {
      const answers: string[] = [];
      for (const question of questions) answers.push(inFull(question, (await ask(question)).text));
      return answers;
    },
  };
}

const mayRead = ({ access }: Call, role: (typeof readers)[number]): boolean =>
  typeof access === "string" ? access === "signed_in" : access.includes(role);

/** A period that covers the whole test, under each name that fields use for it. */
function periodAround(now: Date): KnownValues {
  const today = localDateOf(now);
  const [first, last] = [addDays(today, -40), addDays(today, 80)];
  return { from: [first], since: [first], until: [last], to: [last], search: ["", "synthetic", "Customer", "CTS-"] };
}
