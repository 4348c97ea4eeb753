import { expect, test } from "vitest";
import { stepsUpTo } from "#platform/jobs/in-order.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { order, processes, reactions } from "../../reactions.ts";

/** "sendBookingConfirmed" → "send booking confirmed" */
const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** One event as a flow chart: an arrow from the event, or from the reactions that another waits for. */
function drawEvent(event: string, names: readonly string[]): string[] {
  const idOf = (name: string) => `${event.replace(/\W/g, "_")}_${name}`;
  return [
    `  ${idOf("event")}([${event}])`,
    ...names.flatMap((name) => {
      const before = (order as Record<string, readonly string[]>)[name]?.filter((earlier) => names.includes(earlier));
      const from = before && before.length > 0 ? before.map(idOf) : [idOf("event")];
      return from.map((id) => `  ${id} --> ${idOf(name)}[${inWords(name)}]`);
    }),
  ];
}

function drawProcesses(): string {
  const charts = Object.entries(processes).flatMap(([title, events]) => [
    `## ${title}`,
    "",
    "```mermaid",
    "flowchart LR",
    ...Object.entries(events).flatMap(([event, following]) => drawEvent(event, Object.keys(following))),
    "```",
    "",
  ]);
  return [
    "# What follows from what",
    "",
    "Drawn from `src/reactions.ts` by `npm run docs`. An event is round, a reaction square; a reaction with an arrow from",
    "another waits for it. Its file has its name: “send booking confirmed” is `send-booking-confirmed.ts`.",
    "",
    ...charts,
  ].join("\n");
}

test("docs/processes.md shows the reactions as they are; `npm run docs` draws it again", async () => {
  await expect(drawProcesses()).toMatchFileSnapshot("../../../docs/processes.md");
});

test("an event is in one process alone", () => {
  const events = Object.values(processes).flatMap(Object.keys);
  expectListed(events, Object.keys(reactions), "src/reactions.ts");
});

test("each line of the order holds for some event", () => {
  const idle = Object.entries(order).flatMap(([name, earlier]) =>
    earlier
      .filter((step) => !Object.values(reactions).some((following) => name in following && step in following))
      .map((step) => `${name} after ${step}`),
  );
  expect(idle).toEqual([]);
});

test("no reaction waits for itself", () => {
  for (const following of Object.values(reactions).map(Object.keys))
    for (const name of following) expect(stepsUpTo(name, following, order)).toContain(name);
});
