import { afterAll, beforeAll, expect, test } from "vitest";
import { type Block, eachBlock } from "#domain/page/blocks.ts";
import {
  blocksIn,
  changeField,
  duplicateBlock,
  findBlock,
  insertBlock,
  moveBlock,
  removeBlock,
} from "#domain/page/edit-blocks.ts";
import { changeDraft, isUnsaved, openDraft } from "#domain/page/page-draft.ts";
import { pageEditingContract } from "#features/pages/editing/contract.ts";
import { type PageDraftRead, visualContract } from "#features/pages/visual/contract.ts";
import { DraftSync } from "#features/pages/visual/ui/use-draft-sync.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { eventIn } from "#platform/browser/follow-events.ts";
import type { OutputOf } from "#platform/contract.ts";
import { newId } from "#platform/ids.ts";
import { aBlock } from "#testing/builders/content/a-block.ts";
import { signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import { eventually } from "#testing/eventually.ts";
import { howMany } from "#testing/how-many.ts";
import { type Instances, openTwoInstances } from "#testing/two-instances.ts";
import { aConnectionToCut, type Connection } from "../../../tests/a-connection-to-cut.ts";

/** Some seconds by default; `TWO_EDITORS_SECONDS=600` is the ten minutes of a release. */
const seconds = howMany("TWO_EDITORS_SECONDS", 4);

let instances: Instances;
beforeAll(async () => {
  instances = await openTwoInstances();
});
afterAll(() => instances.close());

type Headers = Record<string, string>;

async function post<T>(url: string, name: string, headers: Headers, input: object): Promise<T> {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", origin: "http://localhost" },
    body: JSON.stringify(input),
  });
  const body = await answer.json();
  if (answer.ok) return body;
  throw new CallFailed(answer.status, body.error, body.message, { details: body.details ?? {} });
}

/** The same numbers at each run; what the network does between them differs, and must not matter. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Editor = Awaited<ReturnType<typeof anEditor>>;

/** A window of the editor on a connection that can be cut, as the browser’s own, but without a screen. */
async function anEditor(name: string, site: string, headers: Headers, id: string) {
  const connection = await aConnectionToCut(site);
  const sitting = newId();
  const call = <T>(call: string, input: object) => post<T>(connection.url, call, headers, input);
  const read = () => call<PageDraftRead>(visualContract.readPageDraft.name, { id, sitting });
  const first = await read();
  const counts = { lost: 0, conflicts: 0 };
  const sync = new DraftSync({
    draft: openDraft({ version: first.version, content: { meta: first.meta, blocks: first.blocks } }),
    newKey: () => newId().replaceAll("-", ""),
    pauseMs: 2,
    retryMs: 2,
    line: {
      read,
      async save({ key, ...draft }) {
        const saved = await call<OutputOf<typeof pageEditingContract.savePage>>(pageEditingContract.savePage.name, {
          id,
          ...draft,
          sitting: { id: sitting, key },
        }).catch((error) => {
          if (!(error instanceof CallFailed)) counts.lost++;
          throw error;
        });
        return saved;
      },
    },
  });
  /** Every text of the shared field that this person has had before their eyes. */
  const seen = new Set<string>();
  sync.follow(() => {
    const draft = sync.draft();
    seen.add(sharedIn(draft.now.blocks));
    for (const one of draft.conflicts)
      if (one.is === "field" && one.block === "shared") {
        counts.conflicts++;
        seen.add(String(one.theirs));
      }
    isWhole(draft.now.blocks, name);
  });
  sync.start();
  const line = new AbortController();
  void hearOn({ connection, headers, id, sync, signal: line.signal });
  return {
    name,
    sync,
    connection,
    seen,
    counts,
    typed: new Map<string, string>(),
    added: new Set<string>(),
    deleted: new Set<string>(),
    lastShared: "",
    async close() {
      line.abort();
      sync.stop();
      await connection.close();
    },
  };
}

type Hearing = {
  connection: Connection;
  headers: Headers;
  id: string;
  sync: DraftSync;
  signal: AbortSignal;
};

/** As followEvents does, but at once. */
async function hearOn({ connection, headers, id, sync, signal }: Hearing) {
  while (!signal.aborted) {
    try {
      const answer = await fetch(`${connection.url}/functions/v1/page-events`, { headers, signal });
      let rest = "";
      for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const parts = (rest + text).split("\n\n");
        rest = parts.pop() ?? "";
        for (const part of parts) {
          const event = eventIn(part);
          const data = Object(event?.data);
          if (event?.name === "saved" && data.id === id) sync.hear(data.version);
        }
      }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  }
}

const sharedIn = (blocks: readonly Block[]) => String(Reflect.get(findBlock(blocks, "shared")?.values ?? {}, "title"));

function isWhole(blocks: readonly Block[], where: string) {
  const ids = [...eachBlock(blocks)].map(({ block }) => block.id);
  expect(new Set(ids).size, `a block twice at ${where}`).toBe(ids.length);
}

/** One edit of any kind. Each person types into a field of their own, and both into one that they share. */
function edit(editor: Editor, pick: (below: number) => number, count: number) {
  const { sync, name } = editor;
  const own = name === "a" ? "title" : "text";
  sync.change((draft) => {
    const { blocks } = draft.now;
    const all = [...eachBlock(blocks)].map(({ block }) => block);
    const one = all[pick(all.length)] as Block;
    const to = { parent: pick(3) === 0 ? "group" : "", at: pick(blocks.length + 1) };
    const next = (changed: readonly Block[]) =>
      changeDraft(draft, { ...draft.now, blocks: changed }, { at: count * 9000 });
    const kind = pick(20);
    if (kind < 4 && all.length < 40) {
      const added = aBlock("call", `${name}${count}`, { title: "new", text: "new" });
      const changed = insertBlock(blocks, added, to);
      if (changed !== blocks) editor.added.add(added.id);
      return next(changed);
    }
    if (kind < 12 && one.kind === "call" && one.id !== "shared") {
      editor.typed.set(one.id, `${name}${count}`);
      return next(changeField(blocks, one.id, own, `${name}${count}`));
    }
    if (kind < 15) return next(moveBlock(blocks, one.id, { ...to, at: pick(blocksIn(blocks, to.parent).length + 1) }));
    if (kind < 16 && one.kind === "call" && one.id !== "shared") {
      editor.deleted.add(one.id);
      // Kept by the other’s change, the block has what the other had read of it.
      editor.typed.delete(one.id);
      return next(removeBlock(blocks, one.id));
    }
    if (kind < 18) {
      editor.lastShared = `${name}${count}`;
      return next(changeField(blocks, "shared", "title", editor.lastShared));
    }
    if (kind < 19 && one.kind === "call" && all.length < 40)
      return next(duplicateBlock(blocks, one.id, () => `${name}${count}`));
    return draft;
  });
}

test(
  "two people write on one page over lines that break: nothing is lost, and no block is there twice",
  async () => {
    const { one, other } = instances;
    const people = await Promise.all(["Naledi", "Pieter"].map((name) => signInPerson(one, { roles: ["admin"], name })));
    const [naledi, pieter] = people.map(({ headers }): Headers => headers) as [Headers, Headers];
    const { id } = await post<{ id: string }>(one.url, "create-page", naledi, {
      name: "Winter",
      path: "/winter",
      copy_of: null,
    });
    const opened = await post<{ version: number; meta: object }>(one.url, "read-edited-page", naledi, { id });
    await post(one.url, "save-page", naledi, {
      id,
      version: opened.version,
      meta: opened.meta,
      blocks: JSON.stringify([
        aBlock("hero", "opening", { title: "Winter" }),
        aBlock("call", "shared", { title: "start" }),
        aBlock("columns", "group", { blocks: [aBlock("call", "inside", { title: "in" })] }),
      ]),
      sitting: null,
    });
    const editors = [await anEditor("a", one.url, naledi, id), await anEditor("b", other.url, pieter, id)] as const;

    const pick = numbersFrom(30);
    const until = Date.now() + seconds * 1000;
    let count = 0;
    // However slow the machine is: until a save was lost on its way, and others arrived.
    const lost = () => editors.reduce((sum, { counts }) => sum + counts.lost, 0);
    const saved = () => Math.max(...editors.map(({ sync }) => sync.draft().base.version));
    for (; Date.now() < until || lost() === 0 || saved() < 10; count++) {
      const editor = editors[pick(2)] as Editor;
      edit(editor, pick, count);
      const { connection } = editors[pick(2)] as Editor;
      if (pick(25) === 0) {
        connection.cut();
        setTimeout(() => connection.mend(), pick(60));
      }
      await new Promise((resolve) => setTimeout(resolve, pick(8)));
    }
    await new Promise((resolve) => setTimeout(resolve, 80));

    for (const { connection } of editors) connection.mend();
    const read = () =>
      post<PageDraftRead>(one.url, visualContract.readPageDraft.name, naledi, { id, sitting: newId() });
    await eventually(async () => {
      const { version } = await read();
      for (const { sync } of editors) {
        expect(isUnsaved(sync.draft())).toBe(false);
        expect(sync.draft().base.version).toBe(version);
      }
    });
    const { blocks, version } = await read();
    for (const { sync, close } of editors) {
      expect(sync.draft().now.blocks).toEqual(blocks);
      await close();
    }

    isWhole(blocks, "the server");
    const present = new Map([...eachBlock(blocks)].map(({ block }) => [block.id, block]));
    const deleted = new Set(editors.flatMap((editor) => [...editor.deleted]));
    for (const { name, added, typed, lastShared, seen } of editors) {
      for (const block of added) if (!deleted.has(block)) expect(present.has(block), `${block} was added`).toBe(true);
      for (const [block, text] of typed) {
        const found = present.get(block);
        if (!found && deleted.has(block)) continue;
        expect(Reflect.get(found?.values ?? {}, name === "a" ? "title" : "text"), `${name} typed into ${block}`).toBe(
          text,
        );
      }
      // What both wrote is one of the two, and the other person has had it before their eyes.
      const other = editors.find((one) => one.name !== name);
      if (lastShared !== "" && sharedIn(blocks) !== lastShared)
        expect(other?.seen.has(lastShared), `${name} wrote “${lastShared}”; the other has seen it`).toBe(true);
      expect(seen.size).toBeGreaterThan(1);
    }
    // The connections did break while something was on its way, and saves went through.
    expect(lost()).toBeGreaterThan(0);
    expect(version).toBeGreaterThanOrEqual(10);
    if (seconds > 60)
      process.stdout.write(
        `${JSON.stringify({ count, version, blocks: present.size, ...editors.map((one) => one.counts) })}\n`,
      );
  },
  (seconds + 60) * 1000,
);
